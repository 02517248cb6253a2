'use client';
import { useEffect, useSyncExternalStore } from 'react';
import { useCommitted } from '../../internals/use-committed';
import type { FormHandle } from '../field';
import { isCancelled } from './attempt/ask-server';
import type { Attempt } from './attempt/use-attempt';
import type { LoginFormProps } from './login-form-props';
import type { Credentials } from './sign-in-answer';

type AutofillProps = Pick<LoginFormProps, 'onPasskey' | 'onError' | 'remember'>;

/**
 * Offers passkeys with the autofill of the first field, and again after the dialog of a passkey, because a browser
 * allows one request at a time, and when the user changes whether to be remembered.
 * @param wanted Whether passkeys are offered.
 */
export function usePasskeyAutofill(
  { onPasskey, onError, remember }: AutofillProps,
  { state, pending, receive }: Attempt,
  form: FormHandle<Credentials>,
  wanted: boolean,
): void {
  const isFree = wanted && state.status !== 'done' && !(pending && state.trigger === 'passkey');
  const isRemembered = () => form.get('remember') ?? remember === 'checked';
  const remembers = useSyncExternalStore(form.subscribe, isRemembered, isRemembered);
  const latest = useCommitted({ onPasskey, onError, receive });
  useEffect(() => {
    if (!isFree) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const offer = async () => {
      const passkey = { conditional: true, remember: remembers };
      const answer = await latest.current.onPasskey?.(passkey, { signal });
      if (!signal.aborted) latest.current.receive('onPasskey', answer);
    };
    offer().catch((error: unknown) => {
      // The user did not ask for it, so no message is shown.
      if (!signal.aborted && !isCancelled(error)) latest.current.onError?.(error);
    });
    return () => controller.abort();
  }, [isFree, remembers, latest]);
}
