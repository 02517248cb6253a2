'use client';
import { useEffect, useRef, type RefObject } from 'react';
import type { AttemptState } from './attempt-state';

/** Elements that receive focus. */
interface AttemptFocus {
  /** Error for the last attempt. */
  message: RefObject<HTMLDivElement | null>;
  /** Content of a step without fields. */
  panel: RefObject<HTMLDivElement | null>;
}

/**
 * Moves focus after a result: to its message, to the content of a step without fields, or to the field of the next
 * step. The form itself moves focus to errors of fields.
 * @param firstField Name of the first field of a form that asks for everything at once.
 */
export function useAttemptFocus(
  state: AttemptState,
  form: { focus: (name: string) => boolean },
  firstField = 'username',
): AttemptFocus {
  const message = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const previous = useRef(state);
  useEffect(() => {
    const last = previous.current;
    previous.current = state;
    const hasMoved = state.step !== last.step || state.factor !== last.factor;
    const isDone = state.status === 'done' && last.status !== 'done';
    if (state.problem && state.problem !== last.problem) message.current?.focus();
    else if (panel.current && (hasMoved || isDone)) panel.current.focus();
    else if (hasMoved && !state.fieldErrors) {
      form.focus(state.step === 'credentials' ? firstField : state.step);
    }
  }, [state, form, firstField]);
  return { message, panel };
}
