'use client';
import { useEffect, useLayoutEffect, type RefObject } from 'react';
import { useCommitted } from '../../internals/use-committed';

/**
 * Keeps native radio buttons and React in step where the browser checks one without an event that React handles:
 * before hydration, and on a reset of the form.
 * @param root Ref to the element around the radio buttons.
 * @param value Value of the radio button that React checks.
 * @param onEarlyChoice Called with the value of a radio button that was checked before hydration.
 */
export function useRadioSync(
  root: RefObject<HTMLElement | null>,
  value: string,
  onEarlyChoice: (value: string) => void,
): void {
  const latest = useCommitted({ value, onEarlyChoice });

  useLayoutEffect(() => {
    // A reset checks the default radio button. It is always the current one, so that React alone decides what a reset does.
    for (const radio of radiosIn(root)) radio.defaultChecked = radio.value === value;
  }, [root, value]);

  useEffect(() => {
    const radios = radiosIn(root);
    const early = radios.find((radio) => radio.checked && radio.value !== latest.current.value);
    if (!early) return;
    // As React left it, in case that the parent refuses the change.
    for (const radio of radios) radio.checked = radio.value === latest.current.value;
    latest.current.onEarlyChoice(early.value);
  }, [root, latest]);
}

function radiosIn(root: RefObject<HTMLElement | null>): HTMLInputElement[] {
  return [...(root.current?.querySelectorAll<HTMLInputElement>('input[type="radio"]') ?? [])];
}
