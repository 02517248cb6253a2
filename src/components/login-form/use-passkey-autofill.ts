'use client';
import { useEffect } from 'react';
import { useCommitted } from '../../internals/use-committed';
import { isCancelled } from './attempt/ask-server';
import type { Attempt } from './attempt/use-attempt';
import type { LoginFormProps } from './login-form-props';

type AutofillProps = Pick<LoginFormProps, 'onPasskey' | 'onError'>;

/**
 * Offers passkeys with the autofill of the first field, and again after the dialog of a passkey: a browser allows one
 * request at a time.
 * @param wanted Whether passkeys are offered.
 */
export function usePasskeyAutofill(
  { onPasskey, onError }: AutofillProps,
  { state, pending, receive }: Attempt,
  wanted: boolean,
): void {
  const isFree = wanted && state.status !== 'done' && !(pending && state.trigger === 'passkey');
  const latest = useCommitted({ onPasskey, onError, receive });
  useEffect(() => {
    if (!isFree) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const offer = async () => {
      const passkey = { conditional: true, remember: false };
      const answer = await latest.current.onPasskey?.(passkey, { signal });
      if (!signal.aborted) latest.current.receive('onPasskey', answer);
    };
    offer().catch((error: unknown) => {
      // The user did not ask for it, so no message is shown.
      if (!signal.aborted && !isCancelled(error)) latest.current.onError?.(error);
    });
    return () => controller.abort();
  }, [isFree, latest]);
}
