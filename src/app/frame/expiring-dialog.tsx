'use client';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Button } from '../../primitives/button';
import { Callout } from '../../primitives/callout';
import { Dialog } from '../../primitives/dialog';
import { useApp, useLanguage, useWords } from '../data/app-context';
import { secondsText } from '../data/trip-texts';

/**
 * Warning before the session ends, with a button to stay signed in (WCAG 2.2, 2.2.1). Closes when the session
 * was refreshed, even by another tab, or ended.
 */
export function ExpiringDialog() {
  const { sessionEnd } = useApp();
  const endsAt = useSyncExternalStore(sessionEnd.subscribe, sessionEnd.read);
  return endsAt === null ? null : <Warning endsAt={endsAt} />;
}

function Warning({ endsAt }: { endsAt: number }) {
  const { auth, now: clock } = useApp();
  const { expiring: words } = useWords();
  const language = useLanguage();
  const stayButton = useRef<HTMLButtonElement>(null);
  const [now, setNow] = useState(clock);
  const [failed, setFailed] = useState(false);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    const timer = setInterval(() => setNow(clock()), 1000);
    return () => clearInterval(timer);
  }, [clock]);
  const stay = async () => {
    setBusy(true);
    setFailed(false);
    await auth.refresh().catch(() => setFailed(true));
    setBusy(false);
  };
  const seconds = Math.max(0, Math.round((endsAt - now) / 1000));
  return (
    <Dialog
      open
      heading={words.title}
      description={words.left(secondsText(seconds, language))}
      lightDismiss={false}
      initialFocus={stayButton}
      onOpenChange={() => void stay()}
      actions={
        <>
          <Button onClick={() => void auth.logout()}>{words.leave}</Button>
          <Button ref={stayButton} variant="solid" loading={busy} onClick={() => void stay()}>
            {words.stay}
          </Button>
        </>
      }
    >
      {failed && (
        <Callout tone="danger" role="alert">
          {words.failed}
        </Callout>
      )}
    </Dialog>
  );
}
