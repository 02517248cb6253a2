import type * as v from 'valibot';

/** Messages of this API's rules, by code. */
export const fieldSentences = {
  hidden: 'Remove invisible characters, such as tabs.',
  date: 'Enter a valid date.',
  dateOrder: 'The end date is before the start date.',
  moment: 'Enter a valid date and time with a time zone.',
  arrivalOrder: 'The arrival must be after the departure.',
  country: 'Choose a country from the list.',
  halves: 'Use whole or half stars.',
  color: 'Enter a color such as #2f6f73 or oklch(0.7 0.1 200).',
  webAddress: 'Enter a URL that starts with https://.',
} as const;

/** Issue of a field: the name of the rule and its parameters. It never contains the value. */
export interface FieldIssue {
  /** `required`, `minLength`, `maxLength`, `min`, `max`, `email`, a code of this API, or `default`. */
  code: string;
  params: Record<string, number | boolean>;
}

const codes = new Map<string, string>(
  Object.entries(fieldSentences).map(([code, sentence]) => [sentence, code]),
);

/** Converts an issue of a schema for clients that translate messages. */
function fieldIssueOf(issue: v.BaseIssue<unknown>): FieldIssue {
  const { type, input, requirement, message } = issue;
  const limit = Number(requirement);
  if (type === 'non_empty' || (issue.kind === 'schema' && input === undefined)) {
    return { code: 'required', params: {} };
  }
  if (type === 'max_length') {
    return {
      code: 'maxLength',
      params: { length: limit, ...(Array.isArray(input) && { members: true }) },
    };
  }
  if (type === 'min_length') return { code: 'minLength', params: { length: limit } };
  if (type === 'rfc_email') return { code: 'email', params: {} };
  if (type === 'min_value') return { code: 'min', params: { min: limit } };
  if (type === 'max_value') return { code: 'max', params: { max: limit } };
  return { code: codes.get(message) ?? 'default', params: {} };
}

/** Kinds of failures: status and title (RFC 9457). */
export const problems = {
  'malformed-json': [400, 'The body is not JSON.'],
  'invalid-query': [400, 'The query is not valid.'],
  'invalid-header': [400, 'A header is not valid.'],
  'code-wrong': [400, 'The code is incorrect.'],
  'code-expired': [
    400,
    'The code has been used, has expired or was replaced. Request another one.',
  ],
  'passkey-rejected': [400, 'The passkey was not accepted.'],
  'sign-in-failed': [401, 'Incorrect email or password.'],
  'code-required': [401, 'The account requires a code, which was sent by email.'],
  'token-missing': [401, 'The request has no access token.'],
  'token-expired': [401, 'The access token has expired.'],
  'token-invalid': [401, 'The access token is not valid.'],
  'session-ended': [401, 'The session has ended.'],
  'refresh-token-expired': [401, 'The refresh token has expired.'],
  'refresh-token-invalid': [401, 'The refresh token is not valid.'],
  'refresh-token-reused': [
    401,
    'The refresh token has already been used, so the session was ended.',
  ],
  forbidden: [403, 'This account does not have permission to do that.'],
  'password-wrong': [403, 'The current password is incorrect.'],
  'not-found': [404, 'Not found.'],
  'method-not-allowed': [405, 'This URL does not support the method.'],
  'limit-reached': [409, 'The account has the maximum number of trips.'],
  'passkey-exists': [409, 'This passkey has already been added.'],
  'too-many-passkeys': [409, 'The account has the maximum number of passkeys.'],
  'link-expired': [
    410,
    'The link has been used, has expired or was replaced. Request another one.',
  ],
  'stale-version': [412, 'The trip has changed since this version.'],
  'body-too-large': [413, 'The body is too large.'],
  'not-json': [415, 'The body must be sent as application/json.'],
  'invalid-fields': [422, 'Some fields are not valid.'],
  'version-required': [428, 'The request must state the version that it changes.'],
  'too-many-attempts': [429, 'Too many attempts. Try again later.'],
  'server-error': [500, 'Something went wrong on the server.'],
  'not-stored': [
    503,
    'The server could not store the change, so nothing has changed. Try again later.',
  ],
  'passkeys-unavailable': [501, 'Passkeys are not available at this URL.'],
} as const;

/** Name of a kind of failure. */
export type ProblemCode = keyof typeof problems;

/** Names of all kinds of failure. */
export const problemCodes = Object.keys(problems) as ProblemCode[];

/** Failure in a response, `application/problem+json`. */
export interface Problem {
  type: string;
  title: string;
  status: number;
  /** Kind of the failure. */
  code: ProblemCode;
  detail?: string | undefined;
  /** Messages by field. */
  errors?: Record<string, string[]> | undefined;
  /** Issues by field, for clients that translate messages. */
  issues?: Record<string, FieldIssue[]> | undefined;
  /**
   * Further members: `current` is the current trip after a conflict, `retryAfter` the seconds to wait, `factors` the second
   * factors of an account.
   */
  [member: string]: unknown;
}

/** Details of a failure. */
export interface ProblemExtra {
  /** Description of this failure. */
  detail?: string;
  /** Messages by field. */
  errors?: Record<string, string[]>;
  /** Issues by field, in the order of the messages. */
  issues?: Record<string, FieldIssue[]>;
  headers?: Record<string, string>;
  /** Further properties of the body. */
  members?: Record<string, unknown>;
}

/** Error that ends a request; the error handler creates the response. */
export class ProblemError extends Error {
  /** Name of the kind. */
  readonly code: ProblemCode;
  readonly extra: ProblemExtra;

  constructor(code: ProblemCode, extra: ProblemExtra = {}) {
    super(code);
    this.name = 'ProblemError';
    this.code = code;
    this.extra = extra;
  }
}

/** Returns the error of a request that came too soon; `seconds` is the time until the next one. */
export function tooMany(seconds: number): ProblemError {
  const headers = { 'Retry-After': String(seconds) };
  return new ProblemError('too-many-attempts', { headers, members: { retryAfter: seconds } });
}

function problemBody(code: ProblemCode, extra: ProblemExtra): Problem {
  const [status, title] = problems[code];
  const { detail, errors, issues, members } = extra;
  return { type: `/api/problems#${code}`, title, status, code, detail, errors, issues, ...members };
}

/**
 * Creates the response of a failure. Each 401 names the scheme (RFC 9110), and reports an invalid token (RFC
 * 6750).
 */
export function problemResponse(code: ProblemCode, extra: ProblemExtra = {}): Response {
  const [status] = problems[code];
  const headers = new Headers({ 'Content-Type': 'application/problem+json' });
  if (status === 401) {
    const refused = code === 'session-ended' || code.startsWith('token-');
    const known = refused && code !== 'token-missing';
    headers.set('WWW-Authenticate', known ? 'Bearer error="invalid_token"' : 'Bearer');
  }
  for (const [name, value] of Object.entries(extra.headers ?? {})) headers.set(name, value);
  return new Response(JSON.stringify(problemBody(code, extra)), { status, headers });
}

/** Returns the messages of a schema's issues by field; issues without a field belong to the request. */
export function fieldErrors(issues: ReadonlyArray<v.BaseIssue<unknown>>): ProblemExtra {
  const errors: Record<string, string[]> = {};
  const byField: Record<string, FieldIssue[]> = {};
  const whole: string[] = [];
  for (const issue of issues) {
    const field = issue.path?.[0]?.key;
    const missing = issue.kind === 'schema' && issue.input === undefined;
    const sentence = missing ? 'This field is required.' : issue.message;
    if (typeof field !== 'string') whole.push('The body must be a JSON object.');
    else if (!errors[field]?.includes(sentence)) {
      (errors[field] ??= []).push(sentence);
      (byField[field] ??= []).push(fieldIssueOf(issue));
    }
  }
  return { ...(whole.length > 0 && { detail: whole[0] }), errors, issues: byField };
}
