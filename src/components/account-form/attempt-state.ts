/** Second factor: a code from an app, a code by email, or a recovery code. */
export type SecondFactor = 'app' | 'email' | 'recovery';

/** Options of every failure. */
interface SignInFailure {
  /** Whether the password field is cleared. Default: `false`. */
  clearPassword?: boolean;
}

/** Errors by field; those of `username` and `password` may reveal that an account exists. */
export interface FieldFailure<
  Field extends string = 'username' | 'password' | 'code',
> extends SignInFailure {
  /** Messages by field: `{ code: 'This code was used already.' }`. */
  fieldErrors: Partial<Record<Field, string | string[]>>;
}

/**
 * Error for the form: a custom message, or `true` for the default one, which does not reveal whether the
 * account exists.
 */
export interface FormFailure extends SignInFailure {
  /** Message, or `true` for the default one. */
  formError: string | true;
}

/** Lockout before the next attempt. */
export interface RetryFailure extends SignInFailure {
  /** Seconds until then, as in the HTTP header `Retry-After`. */
  retryAfter: number;
}

/** Request for a one-time code. */
export interface CodeChallenge extends SignInFailure {
  /** Kind of the next step. */
  challenge: 'otp';
  /** Seconds until another code can be sent. Default: 30. */
  resendAfter?: number;
}

/** A link was sent by email, or would have been if the account existed. */
export interface LinkChallenge {
  /** Kind of the next step. */
  challenge: 'link';
  /** Seconds until another link can be sent. Default: 30. */
  resendAfter?: number;
}

/** The user canceled, for example in the passkey dialog. */
export interface SignInCancel {
  /** Shows the form as before. */
  canceled: true;
}

/** Results of every function: success, an error for the form, a lockout, or nothing if the user canceled. */
export type CommonAnswer = { ok: true } | FormFailure | RetryFailure | SignInCancel;

/** Second argument of each function; the signal is aborted when the user goes back or the form unmounts. */
export interface SignInOptions {
  /** Signal that ends the request. */
  signal: AbortSignal;
}

/** Error for the form: a custom message, or the name of a default one. */
type AttemptProblem =
  | { kind: 'custom'; text: string }
  | { kind: 'wrong' | 'wrong-code' | 'unreachable' | 'failed' | 'unusable' }
  | { kind: 'blocked'; seconds: number };

/** Errors by field. */
type FieldErrorsOfAnswer = Readonly<Record<string, string | string[] | undefined>>;

/**
 * Step that is visible: `credentials` asks for everything, or `username` and then `password`; `code` asks for a
 * one-time code; `link` says that a link was sent; `expired` that a link is no longer valid.
 */
export type AttemptStep = 'credentials' | 'username' | 'password' | 'code' | 'link' | 'expired';

/** Steps and fields of a form. */
export interface AttemptPlan {
  /** First step. */
  first: 'credentials' | 'username' | 'password';
  /** Steps that a result may ask for. */
  steps: readonly AttemptStep[];
  /** Names of the fields that a result may have errors for. */
  fields: readonly string[];
}

/** What started a request; its control shows the progress. */
export type AttemptTrigger = 'submit' | 'link' | 'code' | 'passkey' | `provider ${string}`;

/** State of an attempt to sign in, to sign up or to get a new password. */
export interface AttemptState {
  plan: AttemptPlan;
  step: AttemptStep;
  /**
   * Progress: `pending` while a request is running, `slow` if it takes long, `done` after success until the
   * user types again, `free` after a lockout, `sent` after another code or link was sent.
   */
  status: 'idle' | 'pending' | 'slow' | 'done' | 'free' | 'sent';
  /** What started the last request. */
  trigger: AttemptTrigger;
  /** Second factors of the account. */
  factors: readonly SecondFactor[];
  /** Second factor that is asked for; `null` if the server names none. */
  factor: SecondFactor | null;
  /** Pause until another code or link can be sent; a new object for every pause. */
  pause: { seconds: number } | null;
  /** Error for the form, or `null`. */
  problem: AttemptProblem | null;
  /** Errors by field; a new object for every result. */
  fieldErrors: FieldErrorsOfAnswer | undefined;
}

/** Event of an attempt. A result is whatever a function resolved with. */
export type AttemptEvent =
  | { type: 'submit'; trigger: AttemptTrigger }
  | { type: 'slow' | 'back' | 'edit' | 'free' | 'resendable' }
  | { type: 'switch'; factor: SecondFactor }
  | { type: 'answer'; answer: unknown }
  | { type: 'throw'; unreachable: boolean };

/** Returns the initial state. */
export function initialState(plan: AttemptPlan): AttemptState {
  return {
    plan,
    step: plan.first,
    status: 'idle',
    trigger: 'submit',
    factors: [],
    factor: null,
    pause: null,
    problem: null,
    fieldErrors: undefined,
  };
}

/** Returns the state after an event. */
export function nextState(state: AttemptState, event: AttemptEvent): AttemptState {
  const rest: AttemptState = { ...state, status: 'idle', problem: null, fieldErrors: undefined };
  switch (event.type) {
    case 'submit':
      return { ...rest, status: 'pending', trigger: event.trigger };
    case 'slow':
      return state.status === 'pending' ? { ...state, status: 'slow' } : state;
    case 'back':
      return initialState(state.plan);
    case 'edit':
      return state.status === 'done' ? initialState(state.plan) : state;
    case 'free':
      return state.problem?.kind === 'blocked' ? { ...rest, status: 'free' } : state;
    case 'resendable':
      return { ...state, pause: null };
    case 'switch':
      return { ...rest, factor: event.factor, pause: null };
    case 'throw':
      return { ...rest, problem: { kind: event.unreachable ? 'unreachable' : 'failed' } };
    case 'answer':
      return afterAnswer(rest, Object(event.answer));
  }
}

type LooseAnswer = Readonly<Record<string, unknown>>;

function afterAnswer(rest: AttemptState, answer: LooseAnswer): AttemptState {
  if (answer.ok === true) return { ...rest, status: 'done' };
  if (answer.canceled === true) return rest;
  const next = nextStep(rest, answer);
  if (next) return next;
  const errors: FieldErrorsOfAnswer = Object(answer.fieldErrors);
  const names = rest.plan.fields.filter((name) => errors[name]);
  const problem = problemOf(answer, rest);
  if (names.length === 0) return { ...rest, problem: problem ?? { kind: 'unusable' } };
  const fieldErrors = Object.fromEntries(names.map((name) => [name, errors[name]]));
  return { ...rest, step: stepOfErrors(rest, names), problem, fieldErrors };
}

/**
 * Returns the state for the step that an answer requests, or `null` if it requests none or the form
 * lacks it.
 */
function nextStep(rest: AttemptState, answer: LooseAnswer): AttemptState | null {
  const { plan, trigger } = rest;
  const { challenge } = answer;
  const has = (step: AttemptStep) => plan.steps.includes(step);
  const isAgain = trigger === 'code' || (trigger === 'link' && rest.step === 'link');
  const status = isAgain ? 'sent' : 'idle';
  if (answer.expired === true && has('expired')) return { ...rest, step: 'expired' };
  if (challenge === 'password' && has('password')) return { ...rest, step: stepOfPassword(plan) };
  if (challenge === 'link' && has('link')) {
    return { ...rest, step: 'link', status, pause: pauseOf(answer) };
  }
  if (challenge !== 'otp' || !has('code')) return null;
  const factors = Array.isArray(answer.factors) ? answer.factors.filter(isFactor) : [];
  if (trigger === 'code') return { ...rest, status, pause: pauseOf(answer) };
  return { ...rest, step: 'code', factors, factor: factors[0] ?? null, pause: pauseOf(answer) };
}

/** An error of a field of an earlier step returns the user to it. */
function stepOfErrors({ plan, step }: AttemptState, names: readonly string[]): AttemptStep {
  if (names.every((name) => name === 'code')) return step;
  return names[0] === 'password' ? stepOfPassword(plan) : plan.first;
}

/** The password is in the first step, unless that asks for the account alone. */
function stepOfPassword({ first }: AttemptPlan): AttemptStep {
  return first === 'username' ? 'password' : first;
}

const usualPause = 30;

function pauseOf({ resendAfter }: LooseAnswer): { seconds: number } | null {
  const seconds = Number.isFinite(resendAfter) ? Math.ceil(Number(resendAfter)) : usualPause;
  return seconds > 0 ? { seconds } : null;
}

function isFactor(factor: unknown): factor is SecondFactor {
  return factor === 'app' || factor === 'email' || factor === 'recovery';
}

function problemOf(answer: LooseAnswer, { step, trigger }: AttemptState): AttemptProblem | null {
  const { retryAfter, formError } = answer;
  if (Number.isFinite(retryAfter)) {
    return { kind: 'blocked', seconds: Math.max(1, Math.ceil(Number(retryAfter))) };
  }
  if (formError === true && trigger === 'code') return { kind: 'failed' };
  if (formError === true) return { kind: step === 'code' ? 'wrong-code' : 'wrong' };
  return typeof formError === 'string' && formError ? { kind: 'custom', text: formError } : null;
}
