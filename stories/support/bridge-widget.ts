import type { FocusEvent } from 'react';

/** Handler for `onBlur` of a widget that reports when focus leaves it; focus that moves inside does not count. */
export function onLeave(handle: () => void) {
  return (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) handle();
  };
}

/**
 * Handler for `onValueChange` of a widget whose value a form library owns. A reset clears what was typed and not understood,
 * and the widget reports it; but the library decides what the value is then.
 */
export function onChange<Value>(handle: (value: Value) => void) {
  return (value: Value, { reason }: { reason: string }) => {
    if (reason !== 'reset') handle(value);
  };
}

/** Moves the focus to the first control of a form that is called invalid. */
export function focusFirstInvalid(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}
