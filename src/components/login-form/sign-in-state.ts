import type { SignInField } from './sign-in-answer';

/** Error of the form: a custom message, or the name of a default one. */
export type SignInProblem =
  | { kind: 'custom'; text: string }
  | { kind: 'wrong' | 'wrongCode' | 'unreachable' | 'failed' | 'unusable' }
  | { kind: 'blocked'; seconds: number };

/** Errors by field. */
export type FieldErrorsOfAnswer = Readonly<
  Partial<Record<SignInField, string | string[] | undefined>>
>;

/** State of a sign-in. */
export interface SignInState {
  /** Step that is visible. */
  step: 'credentials' | 'code';
  /**
   * Progress: `pending` while a request is running, `slow` if it takes long, `done` after success until the
   * user types again, `free` after a lockout.
   */
  status: 'idle' | 'pending' | 'slow' | 'done' | 'free';
  /** Error of the form, or `null`. */
  problem: SignInProblem | null;
  /** Errors by field; a new object for every result. */
  fieldErrors: FieldErrorsOfAnswer | undefined;
}

/** Event of a sign-in. A result is whatever `onSignIn` resolved with. */
export type SignInEvent =
  | { type: 'submit' | 'slow' | 'back' | 'edit' | 'free' }
  | { type: 'answer'; answer: unknown }
  | { type: 'throw'; unreachable: boolean };

/** Initial state. */
export const initialState: SignInState = {
  step: 'credentials',
  status: 'idle',
  problem: null,
  fieldErrors: undefined,
};

/** Returns the state after an event. */
export function nextState(state: SignInState, event: SignInEvent): SignInState {
  const rest: SignInState = { ...initialState, step: state.step };
  switch (event.type) {
    case 'submit':
      return { ...rest, status: 'pending' };
    case 'slow':
      return state.status === 'pending' ? { ...state, status: 'slow' } : state;
    case 'back':
      return initialState;
    case 'edit':
      return state.status === 'done' ? initialState : state;
    case 'free':
      return state.problem?.kind === 'blocked' ? { ...rest, status: 'free' } : state;
    case 'throw':
      return { ...rest, problem: { kind: event.unreachable ? 'unreachable' : 'failed' } };
    case 'answer':
      return afterAnswer(rest, Object(event.answer));
  }
}

type LooseAnswer = Readonly<Record<string, unknown>>;

function afterAnswer(rest: SignInState, answer: LooseAnswer): SignInState {
  if (answer.ok === true) return { ...rest, status: 'done' };
  if (answer.challenge === 'otp') return { ...rest, step: 'code' };
  const { username, password, code }: FieldErrorsOfAnswer = Object(answer.fieldErrors);
  const problem = problemOf(answer, rest.step);
  if (username || password || code) {
    // An error of the first step returns the user to it.
    const step = username || password ? 'credentials' : rest.step;
    return { ...rest, step, problem, fieldErrors: { username, password, code } };
  }
  return { ...rest, problem: problem ?? { kind: 'unusable' } };
}

function problemOf(answer: LooseAnswer, step: SignInState['step']): SignInProblem | null {
  const { retryAfter, formError } = answer;
  if (Number.isFinite(retryAfter)) {
    return { kind: 'blocked', seconds: Math.max(1, Math.ceil(Number(retryAfter))) };
  }
  if (formError === true) return { kind: step === 'code' ? 'wrongCode' : 'wrong' };
  return typeof formError === 'string' && formError ? { kind: 'custom', text: formError } : null;
}
