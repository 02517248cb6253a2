'use client';
import type { RefObject } from 'react';
import type { IsoDate } from '../../../internals/dates/iso-date';
import {
  useTypedText,
  type TypedReason,
  type TypedText,
} from '../../../internals/forms/use-typed-text';
import { fieldText } from '../date-texts';
import { validateDate, type DateResult, type DateRules, type Problem } from '../validate-date';
import { readText } from './read-text';

/** Text of a field and its meaning. */
export interface DateText extends Omit<TypedText<Problem>, 'value'>, DateResult {}

/** Options of {@link useDateText}. */
interface DateTextOptions {
  value: IsoDate | null;
  rules: DateRules;
  /** Initial text, for example of a form that the server rendered again. */
  defaultText: string | undefined;
  /** Field whose text is read on hydration. */
  input: RefObject<HTMLInputElement | null>;
  onCommit: (date: IsoDate | null, reason: TypedReason, event: Event | undefined) => void;
}

/** Manages the text of a date field. Typed text is never rewritten before blur. */
export function useDateText({ rules, ...options }: DateTextOptions): DateText {
  const { today, locale } = rules;
  const { value: date, ...text } = useTypedText<Problem>({
    ...options,
    format: (value) => fieldText(value, locale),
    read: today === null ? null : (typed) => typedResult(readText(typed, { ...rules, today })),
    validate: (value) => typedResult(validateDate(value, rules)),
  });
  return { ...text, date };
}

function typedResult({ date, problem }: DateResult) {
  return { value: date, problem };
}
