'use client';
import { useLayoutEffect, type RefObject } from 'react';
import { useCommitted } from '../use-committed';

/**
 * Synchronizes native radio buttons with React if the browser checks one without an event that React handles:
 * before hydration, and on a form reset.
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
      // Restore React's state, in case the parent rejects the early selection.
      if (early) radio.checked = current;
      // A reset checks the default radio button, which is always the current one, so that only React decides
      // what a reset does.
      radio.defaultChecked = current;
    }
    // In a separate task, because an error of the parent's handler in an effect would unmount the tree.
    if (early) queueMicrotask(() => latest.current(early.value));
  }, [root, name, value, latest]);
}
