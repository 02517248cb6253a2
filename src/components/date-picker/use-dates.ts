'use client';
import { useState, type RefObject } from 'react';
import type { IsoDate } from '../../core/dates/iso-date';
import { useEarlyText } from '../../core/forms/use-early-text';
import type { TypedReason } from '../../core/forms/use-typed-text';
import type { DateRules, Problem } from './date-rules';
import { lengthText } from './date-texts';
import { readDates, type DateEntry } from './read-dates';

/** Typed text that is not yet part of the value. */
interface Draft {
  text: string;
  /** Whether the user has finished typing, so that it may be marked invalid. */
  settled: boolean;
  /** Whether it was typed, and focus left, before hydration. */
  early?: boolean;
  /** Number of times that the value had been set from outside; the draft is discarded when it is set again. */
  writes: number;
}

interface DatesOptions {
  /** Dates, in chronological order. */
  value: readonly IsoDate[];
  /** Number of times that the value was set from outside. */
  writes: number;
  rules: DateRules;
  /** Maximum number of dates. */
  maxDays: number;
  /** Initial text, for example of a form that the server rendered again. */
  defaultText: string | undefined;
  /** Field whose text is read on hydration. */
  input: RefObject<HTMLInputElement | null>;
  /** Called when typed text is committed, with all dates; without new ones, the text has none. */
  onCommit: (dates: IsoDate[], reason: TypedReason, event: Event | undefined) => void;
}

/** Text of the field and its meaning. */
interface DatesText {
  text: string;
  /** Valid dates of the text that are not part of the value, without those above the maximum. */
  dates: IsoDate[];
  /** Reason why the text or a part of it is invalid. */
  problem: Problem | null;
  settled: boolean;
  /** Whether the field has had focus. */
  visited: boolean;
  /** Whether the text was typed, and focus left, before hydration; it is then committed without an event. */
  due: boolean;
  visit: () => void;
  type: (text: string) => void;
  /** Adds the valid dates of the text to the value; the rest stays in the field with a message. */
  commit: (event: Event | undefined) => void;
  /** Handles text that is pasted or dropped; returns whether it is a list, which is added immediately. */
  insert: (text: string, event: Event) => boolean;
  /** Discards the text. */
  drop: () => void;
}

/** Manages the text of a field for several dates. Typed text is never rewritten before blur or Enter. */
export function useDates(options: DatesOptions): DatesText {
  const { value, writes, rules, maxDays, defaultText, input, onCommit } = options;
  const { today, locale, labels } = rules;
  const [stored, setDraft] = useState<Draft | null>(
    typeof defaultText === 'string' ? { text: defaultText, settled: true, writes } : null,
  );
  const draft = stored?.writes === writes ? stored : null;
  const [visited, setVisited] = useState(false);
  const text = draft?.text ?? '';

  /** Divides entries into dates to add and the rest, which stays in the field with a reason. */
  const divide = (entries: readonly DateEntry[]) => {
    const room = Math.max(0, maxDays - value.length);
    const valid = entries.filter(({ value: date, problem }) => date !== null && problem === null);
    const fresh = [...new Set(valid.flatMap((entry) => entry.value ?? []))].filter(
      (date) => !value.includes(date),
    );
    const dates = fresh.slice(0, room);
    const over = new Set(fresh.slice(room));
    const rest = entries.filter(
      ({ value: date, problem }) => problem !== null || (date !== null && over.has(date)),
    );
    const problem =
      rest.find((entry) => entry.problem)?.problem ??
      (over.size > 0 ? { text: lengthText(maxDays, labels.daysFull, locale) } : null);
    return { dates, problem, rest: rest.map((entry) => entry.text).join('; ') };
  };
  const read = (typed: string) => (today === null ? [] : readDates(typed, { ...rules, today }));
  const { dates, problem } = divide(read(text));

  useEarlyText(input, text, (typed, hasFocus) => {
    setDraft({ text: typed, settled: false, early: !hasFocus, writes });
  });
  const add = (typed: string, event: Event | undefined) => {
    const divided = divide(read(typed));
    setDraft(divided.rest === '' ? null : { text: divided.rest, settled: true, writes });
    const dates = [...value, ...divided.dates].sort();
    if (divided.dates.length > 0) onCommit(dates, 'type', event);
    else if (divided.rest !== '') onCommit(dates, 'invalid-text', event);
  };
  const commit = (event: Event | undefined) => {
    // Text that is already marked invalid stays as it is.
    if (draft && today !== null && !(draft.settled && dates.length === 0)) add(text, event);
  };
  return {
    text,
    dates,
    problem,
    settled: draft === null || draft.settled,
    visited,
    due: Boolean(draft?.early) && today !== null,
    visit: () => setVisited(true),
    type: (typed) => setDraft(typed === '' ? null : { text: typed, settled: false, writes }),
    commit,
    insert: (list, event) => {
      if (read(list).length < 2) return false;
      add([text, list].filter((part) => part.trim() !== '').join('; '), event);
      return true;
    },
    drop: () => setDraft(null),
  };
}
