'use client';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useCommitted } from '../../core/state';
import type { FormHandle } from '../field';
import type { Credentials, LoginFormProps } from './login-form-props';
import { isCanceled, type Attempt } from './use-attempt';

type AutofillProps = Pick<LoginFormProps, 'onPasskey' | 'onError' | 'defaultRemember'>;

/** Milliseconds until passkeys are offered again after the first refusal; each further one doubles them. */
const firstPause = 1000;

/**
 * Offers passkeys with the autofill of the first field: again after the dialog of a passkey, because a browser
 * allows one request at a time, when the user changes whether to be remembered, and after a refused passkey.
 * @param wanted Whether passkeys are offered.
 */
export function usePasskeyAutofill(
  { onPasskey, onError, defaultRemember = false }: AutofillProps,
  { state, pending, receive }: Attempt,
  form: FormHandle<Credentials>,
  wanted: boolean,
): void {
  const isFree = wanted && state.status !== 'done' && !(pending && state.trigger === 'passkey');
  // Reading the form takes time, which a form without passkeys saves.
  const isRemembered = () => isFree && (form.get('remember') ?? defaultRemember);
  const remembers = useSyncExternalStore(form.subscribe, isRemembered, isRemembered);
  const [refusals, setRefusals] = useState(0);
  const latest = useCommitted({ onPasskey, onError, receive });
  useEffect(() => {
    if (!isFree) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const offer = async () => {
      const passkey = { conditional: true, remember: remembers };
      const answer = await latest.current.onPasskey?.(passkey, { signal });
      if (signal.aborted) return;
      latest.current.receive('onPasskey', answer);
      if (isRefusal(answer)) setRefusals((number) => number + 1);
    };
    const fail = (error: unknown) => {
      // The user did not ask for it, so no message is shown.
      if (!signal.aborted && !isCanceled(error)) latest.current.onError?.(error);
    };
    // A server may refuse at once, without a passkey.
    const pause = refusals === 0 ? 0 : firstPause * 2 ** (refusals - 1);
    const timer = setTimeout(() => void offer().catch(fail), pause);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [isFree, remembers, refusals, latest]);
}

function isRefusal(answer: unknown): boolean {
  const { ok, canceled } = Object(answer) as { ok?: unknown; canceled?: unknown };
  return ok !== true && canceled !== true;
}
