import type { DateRange } from '#src/components/calendar/index.ts';
import { validation as messages } from '#src/languages/en.ts';
import { messageOf, validateSync, type Rules } from '#src/validation/index.ts';

/** Trip of the form library examples, with one value of each kind. */
export interface Trip {
  title: string;
  dates: DateRange | null;
  country: string | null;
  comfort: number | null;
  topics: readonly string[];
  color: string | null;
}

/** Initial trip. */
export const emptyTrip: Trip = {
  title: '',
  dates: null,
  country: null,
  comfort: null,
  topics: ['Food'],
  color: null,
};

const rules: Readonly<Record<keyof Trip, Rules>> = {
  title: 'required|maxLength:40',
  dates: ['required', isCompleteRange],
  country: 'required',
  comfort: 'required',
  topics: 'required|maxLength:3',
  color: 'required',
};

const ownMessages: Readonly<Partial<Record<keyof Trip, string>>> = {
  dates: 'Enter the start and the end date.',
  country: 'Choose a country.',
  comfort: 'Say how comfortable it should be.',
  color: 'Choose a color for your calendar.',
};

/** Returns the error message of a field, or `undefined`; uses the rules without the form. */
export function errorOf(name: keyof Trip, value: unknown): string | undefined {
  const [issue] = validateSync(value, rules[name], { bail: true });
  return issue && messageOf(issue, { messages, field: ownMessages[name] });
}

/** Whether both dates are set; an incomplete range counts as empty. */
export function isCompleteRange(value: unknown): boolean {
  const range = value as DateRange | null;
  return Boolean(range?.from && range.to);
}
