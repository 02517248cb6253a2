import type { DateRange } from '#src/components/calendar/index.ts';
import { validation as messages } from '#src/languages/en.ts';
import { messageOf, validateSync, type Rules } from '#src/validation/index.ts';

/** Trip that the examples of other form libraries ask for: one value of each kind that our widgets have. */
export interface Trip {
  title: string;
  dates: DateRange | null;
  country: string | null;
  comfort: number | null;
  topics: readonly string[];
  color: string | null;
}

/** Trip at the beginning. */
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
  dates: ['required', isWholeRange],
  country: 'required',
  comfort: 'required',
  topics: 'required|maxLength:3',
  color: 'required',
};

const sentences: Readonly<Partial<Record<keyof Trip, string>>> = {
  dates: 'Enter the first and the last day.',
  country: 'Choose a country.',
  comfort: 'Say how comfortable it should be.',
  color: 'Choose a color for your calendar.',
};

/** Sentence that says what is wrong with a value of the trip, or `undefined`: our rules without our form. */
export function complaintOf(name: keyof Trip, value: unknown): string | undefined {
  const [issue] = validateSync(value, rules[name], { bail: true });
  return issue && messageOf(issue, { messages, field: sentences[name] });
}

/** Whether both days are there: a range of one day counts as no answer. */
export function isWholeRange(value: unknown): boolean {
  const range = value as DateRange | null;
  return Boolean(range?.from && range.to);
}
