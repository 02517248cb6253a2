'use client';
import { useEffect, type RefObject } from 'react';
import { useCommitted } from './use-committed';

/**
 * Called when the form that owns the control is reset and nobody prevented it.
 * @param control Ref to the native control whose `form` is watched.
 */
export function useFormReset(
  control: RefObject<{ form: HTMLFormElement | null } | null>,
  onReset: (event: Event) => void,
): void {
  const latest = useCommitted(onReset);
  useEffect(() => {
    // The form is looked up at the time of the event: the `form` attribute may change, and the
    // document hears every reset because the event bubbles.
    const listen = (event: Event) => {
      const form = control.current?.form;
      if (form && event.target === form && !event.defaultPrevented) latest.current(event);
    };
    document.addEventListener('reset', listen);
    return () => document.removeEventListener('reset', listen);
  }, [control, latest]);
}
