'use client';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { useFormState, type FormHandle } from '../components/field';
import { Button } from '../primitives/button';
import { useWords } from './app-context';
import { Dialog } from './dialog';
import type { TripValues } from './screens/trip-form';
import { sessionPaths } from './session';

/** Props of {@link LeaveGuard}. */
interface LeaveGuardProps {
  /** Form whose changes would be lost. */
  form: FormHandle<TripValues>;
  /** Called to ask whether everything is saved, or given up. */
  isDone: () => boolean;
  /** Called when the user leaves all the same, before it happens. */
  onLeave: () => void;
}

/** Question before changes are left behind. The end of a session is let pass: the draft waits for the next one. */
export function LeaveGuard({ form, isDone, onLeave }: LeaveGuardProps) {
  const { leave: words } = useWords();
  const { changed } = useFormState(form);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      changed &&
      !isDone() &&
      currentLocation.pathname !== nextLocation.pathname &&
      nextLocation.pathname !== sessionPaths.login &&
      nextLocation.pathname !== sessionPaths.logout,
  );
  useEffect(() => {
    if (!changed) return undefined;
    const ask = (event: BeforeUnloadEvent) => {
      if (!isDone()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [changed, isDone]);
  if (blocker.state !== 'blocked') return null;
  return (
    <Dialog
      title={words.title}
      onCancel={() => blocker.reset()}
      actions={
        <>
          <Button variant="solid" onClick={() => blocker.reset()}>
            {words.stay}
          </Button>
          <Button
            onClick={() => {
              onLeave();
              blocker.proceed();
            }}
          >
            {words.leave}
          </Button>
        </>
      }
    >
      <p>{words.hint}</p>
    </Dialog>
  );
}
