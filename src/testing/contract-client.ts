/** Account of a case. */
export interface ContractAccount {
  /** Email address. */
  email: string;
  /** Password. */
  password: string;
}

/** Message that the back end would have sent. */
export interface ContractMessage {
  /** Code in the message. */
  code?: string | null | undefined;
  /** Link in the message, with a `token` in its fragment or its query. */
  link?: string | null | undefined;
}

/** Part of the contract: what a back end may or may not have. */
export type ContractFeature = 'session' | 'signUp' | 'reset' | 'link' | 'secondFactor' | 'passkeys';

/** Endpoints of the contract; all but `user` receive a POST with JSON. */
export interface ContractEndpoints {
  /** Default: `/api/auth/login`. */
  login: string;
  /** Default: `/api/auth/refresh`. */
  refresh: string;
  /** Default: `/api/auth/logout`. */
  logout: string;
  /** Default: `/api/auth/user`. */
  user: string;
  /** Default: `/api/auth/signup`. */
  signUp: string;
  /** Default: `/api/auth/reset/request`. */
  resetRequest: string;
  /** Default: `/api/auth/reset/code`. */
  resetCode: string;
  /** Default: `/api/auth/reset`. */
  reset: string;
  /** Default: `/api/auth/link/request`. */
  linkRequest: string;
  /** Default: `/api/auth/link`. */
  link: string;
  /** Default: `/api/auth/passkeys/register/options`. */
  passkeyRegisterOptions: string;
  /** Default: `/api/auth/passkeys/login/options`. */
  passkeyLoginOptions: string;
  /** Default: `/api/auth/passkeys/login`. */
  passkeyLogin: string;
}

/** Options of `authContract`. */
export interface ContractOptions {
  /** URL of the back end, such as `http://localhost:3000`. */
  baseUrl: string;
  /** Creates an account that no other case uses; with a second factor if `secondFactor` is true. */
  createUser: (options: { secondFactor: boolean }) => Promise<ContractAccount>;
  /** Returns the messages to an address, latest first. */
  mailbox: (email: string) => Promise<readonly ContractMessage[]>;
  /** Sends a request. Default: the global `fetch`. */
  request?: (request: Request) => Promise<Response> | Response;
  /** Paths that differ from the default. */
  endpoints?: Partial<ContractEndpoints>;
  /** Parts that the back end has. Default: all. */
  features?: readonly ContractFeature[];
  /** Number of wrong passwords or codes after which it must reject the right one. Default: 20. */
  maxGuesses?: number;
}

/** Default paths. */
const defaultEndpoints: ContractEndpoints = {
  login: '/api/auth/login',
  refresh: '/api/auth/refresh',
  logout: '/api/auth/logout',
  user: '/api/auth/user',
  signUp: '/api/auth/signup',
  resetRequest: '/api/auth/reset/request',
  resetCode: '/api/auth/reset/code',
  reset: '/api/auth/reset',
  linkRequest: '/api/auth/link/request',
  link: '/api/auth/link',
  passkeyRegisterOptions: '/api/auth/passkeys/register/options',
  passkeyLoginOptions: '/api/auth/passkeys/login/options',
  passkeyLogin: '/api/auth/passkeys/login',
};

/** Response of the back end. */
export interface Answer {
  /** Method and path, for messages. */
  where: string;
  /** Status. */
  status: number;
  /** Headers. */
  headers: Headers;
  /** Body as text. */
  text: string;
  /** Properties of a body that is a JSON object; empty for others. */
  body: Record<string, unknown>;
}

/** Tokens of a response. */
export interface Tokens {
  /** Access token. */
  token: string;
  /** Refresh token. */
  refreshToken: string;
}

/** What the cases use: the back end, its accounts and its messages. */
export type ContractClient = ReturnType<typeof createContractClient>;

/** Cases of a part, by name: functions that reject if the back end behaves differently. */
export type Cases = Readonly<Record<string, (client: ContractClient) => Promise<void>>>;

/** Creates the client of the cases. */
export function createContractClient(options: ContractOptions) {
  const { baseUrl, createUser, mailbox, maxGuesses = 20 } = options;
  const request = options.request ?? ((sent: Request) => fetch(sent));
  const endpoints = { ...defaultEndpoints, ...options.endpoints };

  const send = async (method: string, path: string, init: RequestInit): Promise<Answer> => {
    const response = await request(new Request(new URL(path, baseUrl), { ...init, method }));
    const text = await response.text();
    const { status, headers } = response;
    return { where: `${method} ${path}`, status, headers, text, body: objectIn(text) };
  };

  const latest = async (email: string): Promise<ContractMessage> => {
    const [message] = await mailbox(email);
    check(message, `No message was sent to ${email}.`);
    return message;
  };

  return {
    /** Sends JSON to an endpoint. */
    post: (
      endpoint: keyof ContractEndpoints,
      body: object,
      headers: Record<string, string> = {},
    ): Promise<Answer> =>
      send('POST', endpoints[endpoint], {
        headers: { accept: 'application/json', 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
    /** Requests the user of a token. */
    user: (token?: string): Promise<Answer> =>
      send('GET', endpoints.user, {
        headers: { accept: 'application/json', ...(token ? bearer(token) : {}) },
      }),
    /** Creates an account. */
    createUser: (kind = { secondFactor: false }): Promise<ContractAccount> => createUser(kind),
    /** Returns an address without an account. */
    newEmail: (): string => `contract-${crypto.randomUUID()}@example.com`,
    /** Returns the messages to an address, latest first. */
    mailbox,
    /** Returns the code of the latest message. @throws Error without one. */
    codeTo: async (email: string): Promise<string> => {
      const { code } = await latest(email);
      check(code, `The latest message to ${email} has no code.`);
      return code;
    },
    /** Returns the token in the link of the latest message. @throws Error without one. */
    tokenTo: async (email: string): Promise<string> => {
      const { link } = await latest(email);
      const token = tokenIn(link ?? '');
      check(token, `The latest message to ${email} has no link with a token.`);
      return token;
    },
    /** Number of guesses. */
    maxGuesses,
  };
}

/** Returns the header of a token. */
export function bearer(token: string): Record<string, string> {
  return { authorization: `Bearer ${token}` };
}

/** Fails the case if a condition is not met. */
export function check(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Error(message);
}

/** Fails the case if the status differs. */
export function checkStatus(answer: Answer, expected: readonly number[], why: string): void {
  const { where, status, text } = answer;
  const wanted = expected.join(' or ');
  check(
    expected.includes(status),
    `${where} answered ${status} ${why}; expected ${wanted}. Body: ${text.slice(0, 300)}`,
  );
}

/** Returns the tokens of a response. Fails the case without them. */
export function tokensOf(answer: Answer, why: string): Tokens {
  checkStatus(answer, [200, 201], why);
  const { token, refresh_token: refreshToken } = answer.body;
  check(
    typeof token === 'string' && typeof refreshToken === 'string',
    `${answer.where} answered without \`token\` and \`refresh_token\` ${why}.`,
  );
  return { token, refreshToken };
}

/** Fails the case if a response has tokens. */
export function checkNoTokens({ where, body }: Answer, why: string): void {
  check(!('token' in body) && !('refresh_token' in body), `${where} answered with tokens ${why}.`);
}

/**
 * Fails the case if two responses differ in what reveals an account: status, body, and the names of the
 * headers.
 */
export function checkSame(known: Answer, unknown: Answer): void {
  const sentence = `${known.where} reveals who exists:`;
  check(
    known.status === unknown.status,
    `${sentence} ${known.status} for an account, ${unknown.status} without one.`,
  );
  check(
    known.text === unknown.text,
    `${sentence} the bodies differ: ${known.text.slice(0, 200)} and ${unknown.text.slice(0, 200)}.`,
  );
  const names = ({ headers }: Answer) => [...headers.keys()].sort().join(', ');
  check(
    names(known) === names(unknown),
    `${sentence} the headers differ: ${names(known)} and ${names(unknown)}.`,
  );
}

/** Fails the case if the right code is accepted after many wrong ones. */
export async function checkGuesses(
  { maxGuesses }: ContractClient,
  code: string,
  send: (code: string) => Promise<Answer>,
  expected?: readonly number[],
): Promise<void> {
  for (let guess = 1; guess <= maxGuesses; guess += 1) await send(otherCode(code, guess));
  const answer = await send(code);
  const why = `to the right code after ${maxGuesses} wrong ones`;
  if (expected) checkStatus(answer, expected, why);
  checkNoTokens(answer, why);
}

/** Returns another code of the same length. */
export function otherCode(code: string, step = 1): string {
  const size = 10 ** code.length;
  return String((Number(code) + step) % size).padStart(code.length, '0');
}

function tokenIn(link: string): string {
  const [, token = ''] = /[#?&]token=([^&#]+)/.exec(link) ?? [];
  return decodeURIComponent(token);
}

function objectIn(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
