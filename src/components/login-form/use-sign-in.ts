'use client';
import { useCallback, useEffect, useReducer, useRef } from 'react';
import { inDevelopment, reportProblem } from '../../internals/report-problem';
import { loadEngine } from './load-engine';
import type { LoginFormProps } from './login-form-props';
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
  /** Whether an answer is waited for. */
  waits: boolean;
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
    answer ? checked('defaultAnswer', nextState(atRest, { type: 'answer', answer })) : atRest,
  );
  const request = useRef<AbortController>(null);
  const free = useCallback(() => dispatch({ type: 'free' }), []);
  const pause = useCountdown(state.problem?.kind === 'blocked' ? state.problem : null, free);
  useEffect(() => {
    void loadEngine();
    return () => request.current?.abort();
  }, []);

  const ask = async (credentials: Credentials) => {
    if (!onSignIn) return null;
    const controller = new AbortController();
    request.current = controller;
    dispatch({ type: 'submit' });
    const timer = setTimeout(() => dispatch({ type: 'slow' }), patience);
    const engine = await loadEngine();
    const event: SignInEvent | null = engine
      ? await engine.requestAnswer(onSignIn, credentials, controller.signal, onError)
      : { type: 'throw', unreachable: true };
    clearTimeout(timer);
    if (!event) return null;
    dispatch(event);
    checked('onSignIn', nextState(state, event));
    return event;
  };
  return {
    state,
    pause,
    waits: state.status === 'pending' || state.status === 'slow',
    ask,
    goBack: () => {
      request.current?.abort();
      dispatch({ type: 'back' });
    },
    edit: () => dispatch({ type: 'edit' }),
  };
}

/** The state, with a development error where the answer behind it is none. */
function checked(prop: string, state: SignInState): SignInState {
  if (inDevelopment && state.problem?.kind === 'unusable') {
    reportProblem(
      'LoginForm',
      prop,
      'gave something that is no answer, so that the reader is told that something went wrong. Give `{ ok: true }`, `{ formError }`, `{ fieldErrors }`, `{ retryAfter }` or `{ challenge: "otp" }`.',
    );
  }
  return state;
}
