'use client';
import type { RefObject } from 'react';
import type { IsoDate } from '../../../internals/dates/iso-date';
import {
  useTypedText,
  type TextReading,
  type TypedReason,
  type TypedText,
} from '../../../internals/forms/use-typed-text';
import { fieldText } from '../date-texts';
import { validateDate, type DateResult, type DateRules, type Problem } from '../validate-date';
import { isDistance } from './is-distance';
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

/**
 * Returns how the texts of a date field are parsed and formatted.
 * @param start Date that a distance such as `+10d` counts from. Default: today.
 */
export function dateReading(rules: DateRules, start?: IsoDate | null): TextReading<Problem> {
  const { today, locale } = rules;
  const read = (typed: string, now: IsoDate) => {
    const base = start && isDistance(typed) ? start : now;
    return typedResult(readText(typed, { ...rules, today: base }));
  };
  return {
    format: (value) => fieldText(value, locale),
    read: today === null ? null : (typed) => read(typed, today),
    validate: (value) => typedResult(validateDate(value, rules)),
  };
}

/** Manages the text of a date field. Typed text is never rewritten before blur. */
export function useDateText({ rules, ...options }: DateTextOptions): DateText {
  const { value: date, ...text } = useTypedText<Problem>({ ...options, ...dateReading(rules) });
  return { ...text, date };
}

function typedResult({ date, problem }: DateResult) {
  return { value: date, problem };
}
