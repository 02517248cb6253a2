import type { SignInField } from './sign-in-answer';

/** What went wrong with the form as a whole: a sentence of the host, or the name of a shipped one. */
export type SignInProblem =
  | { kind: 'told'; text: string }
  | { kind: 'wrong' | 'wrongCode' | 'unreachable' | 'failed' | 'unusable' }
  | { kind: 'blocked'; seconds: number };

/** Faults by field. */
export type FieldFaults = Readonly<Partial<Record<SignInField, string | string[]>>>;

/** Where a sign-in stands. */
export interface SignInState {
  /** Fields that the reader sees. */
  step: 'credentials' | 'code';
  /**
   * Progress: `pending` while an answer is waited for, `slow` once that takes long, `done` after success until the
   * reader types again, `free` after a pause.
   */
  status: 'idle' | 'pending' | 'slow' | 'done' | 'free';
  /** Fault of the whole, or `null`. */
  problem: SignInProblem | null;
  /** Faults by field; another object for every answer. */
  fieldErrors: FieldFaults | undefined;
}

/** What happens to a sign-in. An answer is what the host's function resolved with, whatever that is. */
export type SignInEvent =
  | { type: 'submit' | 'slow' | 'back' | 'edit' | 'free' }
  | { type: 'answer'; answer: unknown }
  | { type: 'throw'; unreachable: boolean };

/** State before anything happened. */
export const atRest: SignInState = {
  step: 'credentials',
  status: 'idle',
  problem: null,
  fieldErrors: undefined,
};

/** State after the event. */
export function nextState(state: SignInState, event: SignInEvent): SignInState {
  const rest: SignInState = { ...atRest, step: state.step };
  switch (event.type) {
    case 'submit':
      return { ...rest, status: 'pending' };
    case 'slow':
      return state.status === 'pending' ? { ...state, status: 'slow' } : state;
    case 'back':
      return atRest;
    case 'edit':
      return state.status === 'done' ? atRest : state;
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
  if (answer['ok'] === true) return { ...rest, status: 'done' };
  if (answer['challenge'] === 'otp') return { ...rest, step: 'code' };
  const { username, password, code }: FieldFaults = Object(answer['fieldErrors']);
  const problem = problemOf(answer, rest.step);
  if (username || password || code) {
    // A fault of the first step takes the reader back to it.
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
  return typeof formError === 'string' && formError ? { kind: 'told', text: formError } : null;
}
