'use client';
import { useState } from 'react';
import type { IsoDate } from '../../internals/iso-date';
import { useCommitted } from '../../internals/use-committed';
import { preloadLabels } from '../../internals/use-labels';
import { fieldText } from './date-texts';
import { judgeDate, judgeText, type DateRules, type Verdict } from './judge-date';
import { dateWordsCatalogue } from './labels';

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
  /** Whether the text may be called wrong: nobody is typing it. */
  settled: boolean;
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
  /** Whether texts may be read: words such as "today" mean another day on the server. */
  hydrated: boolean;
  /** Text at the beginning that nobody typed here, as from a form that came back. */
  defaultText: string | undefined;
  onCommit: (date: IsoDate | null, reason: TypedReason, event: Event | undefined) => void;
}

/** State of a field that people type a date into. What they type is never rewritten before they leave it. */
export function useDateText(options: DateTextOptions): DateText {
  const { value, rules, hydrated, defaultText, onCommit } = options;
  const [draft, setDraft] = useState<Draft | null>(
    defaultText === undefined ? null : { text: defaultText, settled: true, value },
  );
  const live = draft?.value === value ? draft : null;
  const own = value === null ? '' : fieldText(value, rules.locale);
  let verdict: Verdict = { date: null, problem: null };
  if (!live) verdict = judgeDate(value, rules);
  else if (hydrated) verdict = judgeText(live.text, rules);
  const { date, problem } = verdict;

  const accept = (event: Event | undefined) => {
    setDraft(null);
    onCommit(date, 'type', event);
  };
  const later = useCommitted(() => live?.settled && date !== null && !problem && accept(undefined));
  const commit = (event: Event | undefined, blocked = false) => {
    if (!live || (live.settled && (problem || blocked))) return;
    if (!problem && !blocked) return accept(event);
    setDraft({ text: live.text, settled: true, value: null });
    onCommit(null, 'invalid-text', event);
    if (problem?.code !== 'not-understood' || rules.words !== dateWordsCatalogue.en) return;
    // The words of the language may still be on their way; React draws with them before the timer fires.
    void preloadLabels(dateWordsCatalogue, rules.locale).then(() => {
      setTimeout(() => later.current());
    });
  };
  return {
    date,
    problem,
    text: live ? live.text : own,
    settled: live ? live.settled : true,
    type: (text) => setDraft({ text, settled: false, value }),
    commit,
    drop: () => setDraft(null),
  };
}
