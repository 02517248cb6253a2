import type { FocusEvent } from 'react';

/** Returns an `onBlur` handler that calls `handle` when focus leaves the component. */
export function onLeave(handle: () => void) {
  return (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) handle();
  };
}

/**
 * Returns an `onValueChange` handler for a value that a form library owns. It ignores resets, which a
 * component reports when it clears invalid text, because the library sets the value of a reset.
 */
export function onChange<Value>(handle: (value: Value) => void) {
  return (value: Value, { reason }: { reason: string }) => {
    if (reason !== 'reset') handle(value);
  };
}

/** Focuses the first control of a form with `aria-invalid`. */
export function focusFirstInvalid(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}
