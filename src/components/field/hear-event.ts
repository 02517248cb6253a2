import type { SyntheticEvent } from 'react';
import { controlOf } from './control-marks';
import type { FieldRecord } from './field-record';
import { readField } from './field-values';
import { hearBlur, hearChange } from './validate-field';

/** Answers what happens inside a field; a change only where a native control tells it, also one inside a component that is silent itself. */
export function hearEvent(field: FieldRecord, event: SyntheticEvent): void {
  const { type, target } = event;
  if (type === 'blur') {
    const { relatedTarget } = event as SyntheticEvent & { relatedTarget: Node | null };
    if (!field.root?.contains(relatedTarget)) hearBlur(field);
  } else if (type === 'click') {
    // Leads to a control that a label cannot point to.
    if (!(target as Element).closest('label')?.control) controlOf(field)?.focus();
  } else if (!field.driven && (target as HTMLInputElement).name === field.name) {
    field.native = true;
    hearChange(field, readField(field));
  }
}
