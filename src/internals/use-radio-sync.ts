'use client';
import { useLayoutEffect, type RefObject } from 'react';
import { useCommitted } from './use-committed';

/**
 * Keeps native radio buttons and React in step where the browser checks one without an event that React handles:
 * before hydration, and on a reset of the form.
 * @param root Ref to the element around the radio buttons.
 * @param name Name of the radio buttons.
 * @param value Value of the radio button that React checks.
 * @param onEarlyChoice Called with the value of a radio button that was checked before hydration.
 */
export function useRadioSync(
  root: RefObject<HTMLElement | null>,
  name: string,
  value: string,
  onEarlyChoice: (value: string) => void,
): void {
  const latest = useCommitted(onEarlyChoice);
  useLayoutEffect(() => {
    const all = root.current?.querySelectorAll<HTMLInputElement>('[type="radio"]') ?? [];
    const radios = [...all].filter((radio) => radio.name === name);
    const early = radios.find((radio) => radio.checked && radio.value !== value);
    for (const radio of radios) {
      const current = radio.value === value;
      // As React left it, in case that the parent refuses the early choice.
      if (early) radio.checked = current;
      // A reset checks the default radio button. It is always the current one, so that React alone decides what a reset does.
      radio.defaultChecked = current;
    }
    // In a turn of its own: an error of the parent's handler would take the tree down from within an effect.
    if (early) queueMicrotask(() => latest.current(early.value));
  }, [root, name, value, latest]);
}
