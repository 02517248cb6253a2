import type { FocusEvent, FormEvent, MouseEvent } from 'react';
import type { FieldRecord } from './field-record';
import { focusField } from './focus-field';
import type { NativeControl } from './native-control';
import { hearBlur, hearChange, readField } from './validate-field';

/** Handlers of one field, the same from its first to its last render. */
export function eventsOf(field: FieldRecord) {
  let told = false;
  return {
    /** Takes over what a component tells. */
    change: (value: unknown, details?: { reason?: string }) => {
      told = true;
      field.native = false;
      // The form resets its fields itself.
      if (details?.reason !== 'reset') hearChange(field, value);
    },
    leave: () => hearBlur(field),
    blur: (event: FocusEvent<HTMLElement>) => {
      if (!event.currentTarget.contains(event.relatedTarget)) hearBlur(field);
    },
    /** Hears a native control, also inside a component that tells nothing itself. */
    input: (event: FormEvent<HTMLElement>) => {
      if (told || (event.target as NativeControl).name !== field.name) return;
      field.native = true;
      hearChange(field, readField(field));
    },
    /** The browser's own way leads nowhere where the label belongs to several controls. */
    label: (event: MouseEvent<HTMLLabelElement & HTMLDivElement>) => {
      if (!event.defaultPrevented && !(event.currentTarget as HTMLLabelElement).control) {
        focusField(field);
      }
    },
  };
}
