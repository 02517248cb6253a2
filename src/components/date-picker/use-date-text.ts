'use client';
import { useState } from 'react';
import { flushSync } from 'react-dom';
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
  commit: (event: Event, blocked?: () => boolean) => void;
  /** Shows the value's own text again. */
  drop: () => void;
}

/** Settings of {@link useDateText}. */
interface DateTextOptions {
  value: IsoDate | null;
  rules: DateRules;
  /** Text at the beginning that nobody typed here, as from a form that came back. */
  defaultText: string | undefined;
  onCommit: (date: IsoDate | null, reason: TypedReason, event: Event) => void;
}

/** State of a field that people type a date into. What they type is never rewritten before they leave it. */
export function useDateText({ value, rules, defaultText, onCommit }: DateTextOptions): DateText {
  const { locale } = rules;
  const [draft, setDraft] = useState<Draft | null>(
    typeof defaultText === 'string' ? { text: defaultText, settled: true, value } : null,
  );
  const [visited, setVisited] = useState(false);
  // The parent took the value away, as it was told; one that did not keeps its date beside the text.
  const refused = draft?.settled && value === null && draft.value !== null;
  const latest = refused ? { ...draft, value } : draft;
  if (refused) setDraft(latest);
  const live = latest?.value === value ? latest : null;
  const read = useDateReader(locale, live !== null);
  const { date, problem } = live
    ? (read?.(live.text, rules) ?? unread(rules))
    : judgeDate(value, rules);

  const finish = (event: Event, blocked?: () => boolean) => {
    const accepted = !problem && !blocked?.();
    // What was called wrong already stays as it is.
    if (!live || (live.settled && value === null && !accepted)) return;
    setDraft(accepted ? null : { ...live, settled: true });
    onCommit(accepted ? date : null, accepted ? 'type' : 'invalid-text', event);
  };
  const later = useCommitted((event: Event, blocked?: () => boolean) => {
    const due = Boolean(read && live?.settled);
    if (due) finish(event, blocked);
    return due;
  });
  const commit = (event: Event, blocked?: () => boolean) => {
    if (read || !live) return finish(event, blocked);
    setDraft({ ...live, settled: true });
    const button = heldButton(event);
    // React draws with the reader before the timer fires.
    void loadDateReader(locale).then(() =>
      setTimeout(() => {
        if (flushSync(() => later.current(event, blocked))) button?.click();
      }),
    );
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

// Enter sends the form at once, without a date that is not read yet: holds it back, and answers the button to press later.
function heldButton(event: Event): HTMLElement | undefined {
  if (!(event instanceof KeyboardEvent) || event.key !== 'Enter') return undefined;
  event.preventDefault();
  const controls = (event.target as HTMLInputElement).form?.elements ?? [];
  return Array.from(controls as HTMLCollectionOf<HTMLButtonElement>).find(
    ({ type }) => type === 'submit',
  );
}

// A text that has not been read is no date yet, and no form may take it for one.
function unread({ labels, locale, today }: DateRules): Verdict {
  return { date: null, problem: { text: labels.incomplete(fieldText(today, locale)) } };
}
