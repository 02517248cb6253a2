'use client';
import { useState } from 'react';
import type { IsoDate } from '../../internals/iso-date';
import { useCommitted } from '../../internals/use-committed';
import { fieldText } from './date-texts';
import { judgeDate, type DateRules, type Verdict } from './judge-date';
import { loadDateReader, useDateReader } from './use-date-reader';

/** Text that stands in the field instead of the value's own. */
interface Draft {
  text: string;
  /** Whether the reader has left it as it is, so that it may be called wrong. */
  settled: boolean;
  /** Value at that time; another value from the parent takes the draft away. */
  value: IsoDate | null;
}

/** What made a typed text the value, or took the value away. */
export type TypedReason = 'type' | 'invalid-text';

/** Text of one field and what it means. */
export interface DateText extends Verdict {
  /** Text to show. */
  text: string;
  /** Whether the field runs in a browser past hydration. */
  hydrated: boolean;
  /** Whether the text may be called wrong: nobody is typing it, and it has been read. */
  settled: boolean;
  /** Whether the field has had focus. */
  visited: boolean;
  /** Called when the field gets focus: somebody may be about to type. */
  visit: () => void;
  /** Takes over what is typed. */
  type: (text: string) => void;
  /**
   * Makes the text the value where it is understood and nothing in its surroundings stands against it
   * (`blocked`), else keeps it and says so.
   */
  commit: (event: Event | undefined, blocked?: boolean) => void;
  /** Shows the value's own text again. */
  drop: () => void;
}

/** Settings of {@link useDateText}. */
interface DateTextOptions {
  value: IsoDate | null;
  rules: DateRules;
  /** Text at the beginning that nobody typed here, as from a form that came back. */
  defaultText: string | undefined;
  onCommit: (date: IsoDate | null, reason: TypedReason, event: Event | undefined) => void;
}

/** State of a field that people type a date into. What they type is never rewritten before they leave it. */
export function useDateText({ value, rules, defaultText, onCommit }: DateTextOptions): DateText {
  const { locale } = rules;
  const [draft, setDraft] = useState<Draft | null>(
    defaultText === undefined ? null : { text: defaultText, settled: true, value },
  );
  const [visited, setVisited] = useState(false);
  const live = draft?.value === value ? draft : null;
  const read = useDateReader(locale, live !== null);
  const { date, problem } = live
    ? (read?.(live.text, rules) ?? unread(rules))
    : judgeDate(value, rules);

  const finish = (event: Event | undefined, blocked: boolean) => {
    const accepted = !problem && !blocked;
    // What was called wrong already stays as it is.
    if (!live || (live.settled && value === null && !accepted)) return;
    setDraft(accepted ? null : { ...live, settled: true, value: null });
    onCommit(accepted ? date : null, accepted ? 'type' : 'invalid-text', event);
  };
  const later = useCommitted((event: Event | undefined, blocked: boolean) => {
    if (read && live?.settled) finish(event, blocked);
  });
  const commit = (event: Event | undefined, blocked = false) => {
    if (read || !live) return finish(event, blocked);
    setDraft({ ...live, settled: true });
    // React draws with the reader before the timer fires.
    void loadDateReader(locale).then(() => setTimeout(() => later.current(event, blocked)));
  };
  return {
    date,
    problem,
    hydrated: read !== undefined,
    text: live ? live.text : value === null ? '' : fieldText(value, locale),
    settled: live === null || (live.settled && Boolean(read)),
    visited,
    visit: () => {
      setVisited(true);
      void loadDateReader(locale);
    },
    type: (text) => setDraft({ text, settled: false, value }),
    commit,
    drop: () => setDraft(null),
  };
}

// A text that has not been read is no date yet, and no form may take it for one.
function unread({ labels, locale, today }: DateRules): Verdict {
  return { date: null, problem: { text: labels.incomplete(fieldText(today, locale)) } };
}
