'use client';
import { createContext } from 'react';

/** Context value that a group passes to its radio buttons. */
interface RadioGroupContextValue {
  /** Shared name. */
  name: string;
  /** Id of their form; an empty string for none. */
  form: string | undefined;
  /** Value of the selected radio button. */
  value: string | null;
  required: boolean;
  disabled: boolean;
  readOnly: boolean;
  invalid: boolean;
  /** Selects the radio button with a value. */
  choose: (value: string, event: Event) => void;
}

/** Context of a radio group. */
export const RadioGroupContext = createContext<RadioGroupContextValue | null>(null);
