'use client';
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { IsoDate } from '../../../internals/iso-date';
import { fieldText } from '../date-texts';
import { validateDate, type DateRules, type DateResult } from '../validate-date';
import { readText } from './read-text';

/** Text that the field shows instead of the value's own. */
interface Draft {
  text: string;
  /** Whether the user has left it as it is, so that it may be marked invalid. */
  settled: boolean;
  /** Whether it was typed, and left, before React took over the field, so that it is still to be committed. */
  early?: boolean;
  /** Value at that time; another value from the parent takes the draft away. */
  value: IsoDate | null;
}

/** What made a typed text the value, or took the value away. */
export type TypedReason = 'type' | 'invalid-text';

/** Text of one field and what it means. */
export interface DateText extends DateResult {
  /** Text to show. */
  text: string;
  /** Whether the text may be called wrong: the user has left it. */
  settled: boolean;
  /** Whether the field has had focus. */
  visited: boolean;
  /** Whether the text was typed, and left, before hydration: it is to be committed without an event. */
  early: boolean;
  /** Called when the field gets focus. */
  visit: () => void;
  /** Takes what is typed. */
  type: (text: string) => void;
  /**
   * Makes the text the value where it is understood and nothing around it refuses it (`blocked`), else
   * keeps it and says so.
   */
  commit: (event: Event | undefined, blocked?: boolean) => void;
  /** Shows the value's own text again. */
  drop: () => void;
}

/** Settings of {@link useDateText}. */
interface DateTextOptions {
  value: IsoDate | null;
  rules: DateRules;
  /** Text at the beginning, as of a form that the server sent back. */
  defaultText: string | undefined;
  /** Field whose text is read once more on hydration. */
  input: RefObject<HTMLInputElement | null>;
  onCommit: (date: IsoDate | null, reason: TypedReason, event: Event | undefined) => void;
}

/** State of a field that people type a date into. What they type is never rewritten before they leave it. */
export function useDateText(options: DateTextOptions): DateText {
  const { value, rules, defaultText, input, onCommit } = options;
  const { today, locale } = rules;
  const [draft, setDraft] = useState<Draft | null>(
    typeof defaultText === 'string' ? { text: defaultText, settled: true, value } : null,
  );
  const [visited, setVisited] = useState(false);
  // The parent took the value away, as it was notified; one that did not keeps its date beside the text.
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
    // What was called wrong already stays as it is.
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

/** Calls back with a text that the field holds already on hydration: typed, or put back by the browser. */
function useEarlyText(
  input: RefObject<HTMLInputElement | null>,
  rendered: string,
  onText: (text: string, hasFocus: boolean) => void,
): void {
  const isNew = useRef(true);
  useLayoutEffect(() => {
    const field = input.current;
    if (!field || !isNew.current) return;
    isNew.current = false;
    if (field.value !== rendered) onText(field.value, field.matches(':focus'));
  });
}
