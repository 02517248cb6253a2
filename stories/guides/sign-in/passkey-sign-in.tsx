import { useEffect, useRef } from 'react';
import { createAuth, refreshStrategy } from '#src/auth/index.ts';
import { createPasskeys, PasskeyError } from '#src/auth/passkey/index.ts';

export const auth = createAuth({
  strategies: {
    local: refreshStrategy(),
    passkey: refreshStrategy({ endpoints: { login: '/api/auth/passkeys/login' } }),
  },
});

export const passkey = createPasskeys(auth);

// The word `webauthn` makes the input offer passkeys.
const autoComplete = 'username webauthn';

/** Offers passkeys in the input, and in a dialog at the click of a button. */
export function PasskeySignIn({ onError }: { onError: (error: unknown) => void }) {
  const report = (error: unknown) => {
    if (!(error instanceof PasskeyError && error.reason === 'canceled')) onError(error);
  };
  const latestReport = useRef(report);
  useEffect(() => {
    latestReport.current = report;
  });
  useEffect(() => {
    const control = new AbortController();
    const { signal } = control;
    void passkey.isAutofillAvailable().then((canAutofill) => {
      if (!canAutofill || signal.aborted) return;
      passkey.signIn({ conditional: true, signal }).catch((error: unknown) => {
        if (!signal.aborted) latestReport.current(error);
      });
    });
    return () => control.abort();
  }, []);
  return (
    <>
      <label htmlFor="username">Email</label>
      <input id="username" name="username" autoComplete={autoComplete} />
      <button type="button" onClick={() => void passkey.signIn().catch(report)}>
        Sign in with a passkey
      </button>
    </>
  );
}
