'use client';
import { useState, type RefObject } from 'react';
import type { IsoDate } from '../../../internals/iso-date';
import { fieldText } from '../date-texts';
import { validateDate, type DateRules, type DateResult } from '../validate-date';
import { readText } from './read-text';
import { useEarlyText } from './use-early-text';

/** Text that replaces the value's own in the field. */
interface Draft {
  text: string;
  /** Whether the user has finished typing, so that it may be marked invalid. */
  settled: boolean;
  /** Whether it was typed, and focus left, before hydration, so that it must still be committed. */
  early?: boolean;
  /** Value at that time; the draft is discarded if the parent sets another value. */
  value: IsoDate | null;
}

/** Reason of a change by typed text. */
export type TypedReason = 'type' | 'invalid-text';

/** Text of a field and its meaning. */
export interface DateText extends DateResult {
  /** Text to show. */
  text: string;
  /** Whether the text may be marked invalid, because focus has left the field. */
  settled: boolean;
  /** Whether the field has had focus. */
  visited: boolean;
  /** Whether the text was typed, and focus left, before hydration; it is then committed without an event. */
  early: boolean;
  /** Called when the field gets focus. */
  visit: () => void;
  /** Stores typed text. */
  type: (text: string) => void;
  /** Makes the text the value if it is a valid date and not `blocked`, or else keeps it with a message. */
  commit: (event: Event | undefined, blocked?: boolean) => void;
  /** Discards the draft. */
  drop: () => void;
}

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
export function useDateText(options: DateTextOptions): DateText {
  const { value, rules, defaultText, input, onCommit } = options;
  const { today, locale } = rules;
  const [draft, setDraft] = useState<Draft | null>(
    typeof defaultText === 'string' ? { text: defaultText, settled: true, value } : null,
  );
  const [visited, setVisited] = useState(false);
  // The parent cleared the value after the report; a parent that did not keeps its date beside the text.
  const refused = draft?.settled && value === null && draft.value !== null;
  const latest = refused ? { ...draft, value } : draft;
  if (refused) setDraft(latest);
  const live = latest?.value === value ? latest : null;
  const text = live ? live.text : value === null ? '' : fieldText(value, locale);
  const { date, problem } = live
    ? today === null
      ? unread
      : readText(live.text, { ...rules, today })
    : validateDate(value, rules);

  useEarlyText(input, text, (typed, hasFocus) => {
    setDraft({ text: typed, settled: false, value, early: !hasFocus });
  });
  const commit = (event: Event | undefined, blocked = false) => {
    const accepted = !problem && !blocked;
    // Text that is already marked invalid stays so.
    if (!live || (live.settled && value === null && !accepted)) return;
    setDraft(accepted ? null : { text: live.text, settled: true, value: live.value });
    onCommit(accepted ? date : null, accepted ? 'type' : 'invalid-text', event);
  };
  return {
    date,
    problem,
    text,
    settled: live === null || live.settled,
    early: Boolean(live?.early) && today !== null,
    visited,
    visit: () => setVisited(true),
    type: (typed) => setDraft({ text: typed, settled: false, value }),
    commit,
    drop: () => setDraft(null),
  };
}

const unread: DateResult = { date: null, problem: null };
