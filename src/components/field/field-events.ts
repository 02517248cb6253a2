import type { FocusEvent, FormEvent, MouseEvent } from 'react';
import type { FieldRecord } from './field-record';
import { withEngine } from './load-engine';

/** Handlers of one field, the same from its first to its last render. */
export function eventsOf(field: FieldRecord) {
  let told = false;
  const leave = () => withEngine((engine) => engine.hearBlur(field));
  return {
    leave,
    /** Takes over what a component tells. */
    change: (value: unknown, details?: { reason?: string }) => {
      told = true;
      field.native = false;
      // The form resets its fields itself.
      if (details?.reason !== 'reset') withEngine((engine) => engine.hearChange(field, value));
    },
    blur: (event: FocusEvent<HTMLElement>) => {
      if (!event.currentTarget.contains(event.relatedTarget)) leave();
    },
    /** Hears a native control, also inside a component that tells nothing itself. */
    input: ({ target }: FormEvent<HTMLElement>) => {
      if (told || (target as HTMLInputElement).name !== field.name) return;
      field.native = true;
      withEngine((engine) => engine.hearChange(field, engine.readField(field)));
    },
    /** Leads to a control that a label cannot point to. */
    label: ({ currentTarget }: MouseEvent<HTMLElement>) => {
      if ((currentTarget as HTMLLabelElement).control) return;
      withEngine((engine) => engine.controlOf(field)?.focus());
    },
  };
}
