'use client';
import { useCallback, useEffect, useReducer, useRef } from 'react';
import { inDevelopment } from '../../internals/report-problem';
import type { FormHandle } from '../field';
import { loadEngine } from './load-engine';
import type { LoginFormProps } from './login-form-props';
import type { Credentials } from './sign-in-answer';
import { atRest, nextState, type SignInEvent, type SignInState } from './sign-in-state';
import { usableState } from './usable-state';
import { useCountdown } from './use-countdown';

/** Sign-in in progress. */
export interface SignIn {
  state: SignInState;
  /** Seconds until the next try; 0 where nothing is in its way. */
  pause: number;
  /** Whether an answer is waited for. */
  waits: boolean;
  /** Asks the host; resolves when the answer is there, or nobody waits for it any more. */
  ask: (credentials: Credentials, form: FormHandle<Credentials>) => Promise<void>;
  /** Leads back to the first step and gives the request up. */
  goBack: () => void;
  /** Tells that the reader types. */
  edit: () => void;
}

/** What a sign-in is told. */
interface SignInOptions extends Pick<LoginFormProps, 'onSignIn' | 'onError' | 'defaultAnswer'> {
  /** Number of digits of a code. */
  digits: number;
}

/** State of a sign-in, the request that is under way and the pause that a server asked for. */
export function useSignIn({ onSignIn, onError, defaultAnswer, digits }: SignInOptions): SignIn {
  const [state, tell] = useReducer(nextState, defaultAnswer, (answer) =>
    answer ? usableState('defaultAnswer', nextState(atRest, { type: 'answer', answer })) : atRest,
  );
  const request = useRef<AbortController>(null);
  const free = useCallback(() => tell({ type: 'free' }), []);
  const pause = useCountdown(state.problem?.kind === 'blocked' ? state.problem : null, free);
  useEffect(() => {
    void loadEngine();
    return () => request.current?.abort();
  }, []);

  const judge = (event: SignInEvent) => {
    tell(event);
    if (inDevelopment) usableState('onSignIn', nextState(atRest, event));
  };
  const ask: SignIn['ask'] = async (credentials, form) => {
    if (!onSignIn) return;
    const { signal } = (request.current = new AbortController());
    tell({ type: 'submit' });
    const engine = await loadEngine();
    if (!engine) tell({ type: 'throw', unreachable: true });
    await engine?.askServer({ onSignIn, onError, credentials, digits, signal, form, tell: judge });
  };
  return {
    state,
    pause,
    waits: state.status === 'pending' || state.status === 'slow',
    ask,
    goBack: () => {
      request.current?.abort();
      tell({ type: 'back' });
    },
    edit: () => tell({ type: 'edit' }),
  };
}
