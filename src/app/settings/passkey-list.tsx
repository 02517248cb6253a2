'use client';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { AuthRequestError } from '../../auth';
import { createPasskeys, PasskeyError } from '../../auth/passkey';
import type { PasskeyInfo } from '../../demo-api';
import { Button } from '../../primitives/button';
import { Callout } from '../../primitives/callout';
import { useApp, useWords } from '../app-context';
import type { Words } from '../languages/en';
import { deviceName } from './device-name';
import { PasskeyRow } from './passkey-row';
import styles from './settings-screen.module.css';

/** Lists the user's passkeys, with a button that creates one in the dialog of the platform. */
export function PasskeyList({ passkeys: known }: { passkeys: readonly PasskeyInfo[] }) {
  const words = useWords();
  const { auth, hasPasskeys } = useApp();
  const { revalidate } = useRevalidator();
  const [passkeys] = useState(() => createPasskeys(auth));
  const [busy, setBusy] = useState(false);
  const [news, setNews] = useState<{ kind: 'success' | 'danger'; text: string } | null>(null);
  const { security } = words;
  const add = async () => {
    setBusy(true);
    setNews(null);
    try {
      await passkeys.register({ request: { name: deviceName(navigator.userAgent) ?? '' } });
      await revalidate();
      setNews({ kind: 'success', text: security.added });
    } catch (error) {
      const text = problemText(error, words);
      if (text !== null) setNews({ kind: 'danger', text });
    }
    setBusy(false);
  };
  return (
    <>
      {news && (
        <Callout
          tone={news.kind}
          role={news.kind === 'success' ? 'status' : 'alert'}
          className={styles.message}
        >
          {news.text}
        </Callout>
      )}
      <ul className={styles.sessions}>
        {known.map((passkey) => (
          <PasskeyRow
            key={passkey.id}
            passkey={passkey}
            onRemoved={(name) => setNews({ kind: 'success', text: security.removed(name) })}
          />
        ))}
      </ul>
      <div className={styles.end}>
        {!hasPasskeys && <p className={styles.hint}>{security.unavailable}</p>}
        {hasPasskeys && known.length === 0 && <p className={styles.hint}>{security.none}</p>}
        {hasPasskeys && (
          <Button loading={busy} onClick={() => void add()}>
            {security.add}
          </Button>
        )}
      </div>
    </>
  );
}

/** Returns why a passkey was not created; null if the user dismissed the dialog. */
function problemText(error: unknown, { security, failure }: Words): string | null {
  if (error instanceof PasskeyError) {
    if (error.reason === 'canceled') return null;
    return error.reason === 'exists' ? security.exists : security.failed;
  }
  if (!(error instanceof AuthRequestError)) return security.failed;
  if (error.status === null) return failure.unreachable;
  return error.status === 409 ? security.tooMany : security.failed;
}
