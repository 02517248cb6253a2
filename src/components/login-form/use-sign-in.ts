'use client';
import { useCallback, useEffect, useReducer, useRef } from 'react';
import { inDevelopment, reportProblem } from '../../internals/report-problem';
import type { LoginFormProps } from './login-form-props';
import { requestAnswer } from './request-answer';
import type { Credentials } from './sign-in-answer';
import { atRest, nextState, type SignInEvent, type SignInState } from './sign-in-state';
import { useCountdown } from './use-countdown';

/** Milliseconds after which the reader is told that the answer takes long. */
const patience = 5000;

/** Sign-in in progress. */
export interface SignIn {
  state: SignInState;
  /** Seconds until the next try; 0 where nothing is in its way. */
  pause: number;
  /** Whether a press on the button sends anything now. */
  ready: boolean;
  /** Asks the host; resolves with what came of it, or `null` where nobody waits for that any more. */
  ask: (credentials: Credentials) => Promise<SignInEvent | null>;
  /** Leads back to the first step and gives the request up. */
  goBack: () => void;
  /** Tells that the reader types. */
  edit: () => void;
}

/** State of a sign-in, the request that is under way and the pause that a server asked for. */
export function useSignIn({
  onSignIn,
  onError,
  defaultAnswer,
}: Pick<LoginFormProps, 'onSignIn' | 'onError' | 'defaultAnswer'>): SignIn {
  const [state, dispatch] = useReducer(nextState, defaultAnswer, (answer) =>
    answer ? nextState(atRest, { type: 'answer', answer }) : atRest,
  );
  const request = useRef<AbortController>(null);
  const free = useCallback(() => dispatch({ type: 'free' }), []);
  const pause = useCountdown(state.problem?.kind === 'blocked' ? state.problem : null, free);
  useEffect(() => () => request.current?.abort(), []);

  const ask = async (credentials: Credentials) => {
    if (!onSignIn) return null;
    const controller = new AbortController();
    request.current = controller;
    dispatch({ type: 'submit' });
    const timer = setTimeout(() => dispatch({ type: 'slow' }), patience);
    const event = await requestAnswer(onSignIn, credentials, controller.signal, onError);
    clearTimeout(timer);
    if (!event) return null;
    dispatch(event);
    if (inDevelopment && nextState(state, event).problem?.kind === 'unusable') {
      reportProblem(
        'LoginForm',
        'onSignIn',
        'resolved with something that is no answer. The reader is told that something went wrong. Resolve with `{ ok: true }`, `{ formError }`, `{ fieldErrors }`, `{ retryAfter }` or `{ challenge: "otp" }`.',
      );
    }
    return event;
  };
  return {
    state,
    pause,
    ready: pause === 0 && (state.status === 'idle' || state.status === 'free'),
    ask,
    goBack: () => {
      request.current?.abort();
      dispatch({ type: 'back' });
    },
    edit: () => dispatch({ type: 'edit' }),
  };
}
