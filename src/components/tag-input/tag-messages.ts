'use client';
import { useEffect, type RefObject } from 'react';
import { listFormat, numberFormat, pluralOf } from '../../core/locale/intl';
import { useAnnouncer } from '../../core/messages/announcer';
import type { RejectedTag, ValidatedTags } from './tag-rules';
import type { TagInputLabels } from './words';

/** Labels of a tag input, and functions that insert numbers into them. */
export interface TagTexts {
  /** BCP 47 tag of the language. */
  locale: string;
  labels: TagInputLabels;
  /** Formats a number in the locale's numerals. */
  number: (value: number) => string;
  /** Returns a label with its number, formatted, in the number's plural form. */
  counted: (
    label: (number: string, plural: Intl.LDMLPluralRule) => string,
    count: number,
  ) => string;
  /** Returns the sentence about a rejected tag. */
  refusal: (rejected: RejectedTag) => string;
}

/** Returns the texts of a tag input in a language. */
export function tagTexts(labels: TagInputLabels, locale: string): TagTexts {
  const number = (value: number) => numberFormat(locale).format(value);
  return {
    locale,
    labels,
    number,
    counted: (label, count) => label(number(count), pluralOf(locale, count)),
    refusal: ({ tag, problem, reason }) =>
      problem === 'duplicate' ? reason : labels.rejected(tag, reason),
  };
}

/** Message below the tags. */
export interface TagNotice {
  text: string;
  /** An `error`, a visible `report`, or a `quiet` text that is only announced. */
  type: 'error' | 'report' | 'quiet';
  /** Whether there is an undo button. */
  canUndo?: boolean;
  /** Rejected tags, listed below the message. */
  details?: readonly RejectedTag[];
  /** Rejected duplicates, whose existing tags are marked. */
  duplicates?: readonly string[];
}

/** Returns the message about a single rejected tag. */
export function refusalOf(rejected: RejectedTag, texts: TagTexts): TagNotice {
  return {
    type: 'error',
    text: texts.refusal(rejected),
    duplicates: duplicatesOf([rejected]),
  };
}

/** Returns the message about several tags: "12 added, 2 duplicates, 1 rejected: too long". */
export function reportOf(
  { accepted, rejected }: ValidatedTags,
  { labels, counted, locale }: TagTexts,
): TagNotice {
  const duplicates = duplicatesOf(rejected);
  const refused = rejected.filter(({ problem }) => problem !== 'duplicate');
  const reasons = [...new Set(refused.map((tag) => shortReason(tag, labels)))];
  const list = listFormat(locale, { type: 'unit', style: 'short' });
  const parts = [
    accepted.length > 0 && counted(labels.reportAdded, accepted.length),
    duplicates.length > 0 && counted(labels.reportDuplicates, duplicates.length),
    refused.length > 0 &&
      counted(
        (number, plural) => labels.reportRejected(number, plural, list.format(reasons.slice(0, 3))),
        refused.length,
      ),
  ].filter((part) => part !== false);
  return {
    type: accepted.length > 0 ? 'report' : 'error',
    text: parts.length > 0 ? list.format(parts) : labels.reportNothing,
    canUndo: accepted.length > 0,
    details: rejected,
    duplicates,
  };
}

function shortReason({ problem, reason }: RejectedTag, labels: TagInputLabels): string {
  if (problem === 'too-long') return labels.reportTooLong;
  return problem === 'full' ? labels.reportLimitReached : reason;
}

function duplicatesOf(rejected: readonly RejectedTag[]): string[] {
  return rejected.filter(({ problem }) => problem === 'duplicate').map(({ tag }) => tag);
}

/** Announces a message about the tags at once, and the suggestions for a text when the user pauses. */
export function useTagAnnouncements(
  input: RefObject<HTMLInputElement | null>,
  notice: TagNotice | null,
  suggestions: string,
): void {
  const announcer = useAnnouncer(input);
  useEffect(() => {
    if (notice) announcer.say(notice.text);
  }, [announcer, notice]);
  useEffect(() => {
    if (!suggestions) return undefined;
    announcer.sayAtRest(suggestions);
    return announcer.drop;
  }, [announcer, suggestions]);
}
