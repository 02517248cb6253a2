'use client';
import { useCallback, useEffect, useReducer, useRef } from 'react';
import { inDevelopment, reportProblem } from '../../internals/report-problem';
import type { FormHandle } from '../field';
import { askServer } from './ask-server';
import type { LoginFormProps } from './login-form-props';
import type { Credentials } from './sign-in-answer';
import { initialState, nextState, type SignInEvent, type SignInState } from './sign-in-state';
import { useCountdown } from './use-countdown';

/** Sign-in in progress. */
export interface SignIn {
  state: SignInState;
  /** Seconds until the next attempt is allowed; 0 without a lockout. */
  lockout: number;
  /** Whether a request is running. */
  pending: boolean;
  /** Sends the credentials; resolves after the result or an abort. */
  ask: (credentials: Credentials, form: FormHandle<Credentials>) => Promise<void>;
  /** Returns to the first step and aborts the request. */
  goBack: () => void;
  /** Records that the user types. */
  edit: () => void;
}

type SignInOptions = Pick<LoginFormProps, 'onSignIn' | 'onError' | 'defaultAnswer'>;

/** Manages a sign-in: its state, its request and a lockout. */
export function useSignIn({ onSignIn, onError, defaultAnswer }: SignInOptions): SignIn {
  const [state, dispatch] = useReducer(nextState, defaultAnswer, (answer) =>
    answer ? reportUnusable('defaultAnswer', { type: 'answer', answer }) : initialState,
  );
  const request = useRef<AbortController>(null);
  const free = useCallback(() => dispatch({ type: 'free' }), []);
  const lockout = useCountdown(state.problem?.kind === 'blocked' ? state.problem : null, free);
  useEffect(() => () => request.current?.abort(), []);

  const ask: SignIn['ask'] = async (credentials, form) => {
    if (!onSignIn) return;
    const controller = new AbortController();
    const { signal } = controller;
    request.current = controller;
    dispatch({ type: 'submit' });
    const event = await askServer({ onSignIn, onError, credentials, signal, dispatch });
    if (event) reportUnusable('onSignIn', event);
    if (event?.type === 'answer') forgetSecrets(form, event.answer);
  };
  return {
    state,
    lockout,
    pending: state.status === 'pending' || state.status === 'slow',
    ask,
    goBack: () => {
      request.current?.abort();
      dispatch({ type: 'back' });
    },
    edit: () => dispatch({ type: 'edit' }),
  };
}

/** Returns the state after an event, with an error in development if the result is invalid. */
function reportUnusable(prop: string, event: SignInEvent): SignInState {
  const state = nextState(initialState, event);
  if (inDevelopment && state.problem?.kind === 'unusable') {
    reportProblem(
      'LoginForm',
      prop,
      'returned an invalid result, so the user sees a general error. Return `{ ok: true }`, `{ formError }`, `{ fieldErrors }`, `{ retryAfter }` or `{ challenge: "otp" }`.',
    );
  }
  return state;
}

/**
 * Clears the fields with secrets that are no longer needed: both after success, the password if the result
 * requests it.
 */
function forgetSecrets(form: FormHandle<Credentials>, answer: unknown): void {
  const { ok, clearPassword } = Object(answer) as { ok?: unknown; clearPassword?: unknown };
  if (ok === true || clearPassword === true) form.set('password', '');
  if (ok === true) form.set('code', '');
}
