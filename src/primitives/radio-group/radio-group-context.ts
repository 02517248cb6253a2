'use client';
import { createContext } from 'react';

/** What a group passes to the radio buttons inside it. */
export interface RadioGroupContextValue {
  /** Name that all of them share. */
  name: string;
  /** Id of the form that they belong to; an empty text for none. */
  form: string | undefined;
  /** Value of the chosen one. */
  value: string | null;
  required: boolean;
  disabled: boolean;
  readOnly: boolean;
  invalid: boolean;
  /** Chooses the radio button of a value. */
  choose: (value: string, event: Event) => void;
}

/** Context through which a radio button reaches its group. */
export const RadioGroupContext = createContext<RadioGroupContextValue | null>(null);
