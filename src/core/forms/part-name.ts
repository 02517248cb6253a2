'use client';
import { useLayoutEffect, useSyncExternalStore, type RefObject } from 'react';
import { neverChanges } from '../use-hydrated';
import type { ResolvedFieldControl } from './use-field-control';

/** Attributes that name a field. */
type FieldNames = Pick<ResolvedFieldControl, 'aria-label' | 'aria-labelledby'>;

/** Returns the attributes that name a part of a field, such as a button, after the part and the field: "Clear Country". */
export type PartName = (text: string, id: string) => { id: string } & Partial<FieldNames>;

/**
 * Returns a function that names the parts of a field. A label around the field belongs to the field, although
 * buttons precede it: a press on its text would otherwise click the first button.
 * @param field Ref to the native control.
 * @param names Names of the field; without any, those of its `<label>`.
 */
export function usePartName(
  field: RefObject<HTMLInputElement | null>,
  { 'aria-label': label, 'aria-labelledby': labelledBy }: FieldNames,
): PartName {
  // The browser looks for labels in the whole page.
  const isNamed = label !== undefined || labelledBy !== undefined;
  useLayoutEffect(() => {
    const input = field.current;
    const around = input?.closest('label');
    if (input && around && !around.htmlFor) around.htmlFor = input.id;
    const beside = isNamed ? undefined : labelBeside(input);
    if (input && beside) beside.id ||= `${input.id}-label`;
  }, [field, isNamed]);
  const nativeLabel = useSyncExternalStore(
    neverChanges,
    () => (isNamed ? '' : (labelBeside(field.current)?.id ?? '')),
    () => '',
  );
  const labels = labelledBy ?? nativeLabel;
  return (text, id) => {
    if (labels) return { id, 'aria-label': text, 'aria-labelledby': `${id} ${labels}` };
    return { id, 'aria-label': label ? `${text} ${label}` : text };
  };
}

/** Returns the label of a control that does not contain it, and therefore its other parts. */
function labelBeside(input: HTMLInputElement | null): HTMLLabelElement | undefined {
  return [...(input?.labels ?? [])].find((label) => !label.contains(input));
}
