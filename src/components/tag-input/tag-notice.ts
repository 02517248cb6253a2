import type { TagInputLabels } from '../../languages/language';
import type { TagWords } from './use-tag-words';
import { tagKey, type RejectedTag, type ValidatedTags } from './validate-tags';

/** Content of the line below the tags. */
export interface TagNotice {
  text: string;
  /** Look of the line: an `error`, a `report` that is drawn, or a `quiet` text that is only announced. */
  kind: 'error' | 'report' | 'quiet';
  /** Whether a button beside the text undoes the last change. */
  canUndo?: boolean;
  /** Rejected tags that are listed below the text. */
  details?: readonly RejectedTag[];
  /** Texts that were rejected as duplicates, so that the tags they repeat are marked. */
  duplicates?: readonly string[];
}

/** Notice about a single tag that was rejected. */
export function refusalOf(rejected: RejectedTag, labels: TagInputLabels): TagNotice {
  const { tag, reason } = rejected;
  return { kind: 'error', text: labels.refused(tag, reason), duplicates: duplicatesOf([rejected]) };
}

/** Notice about many tags at once: "12 added, 2 duplicates, 1 rejected: too long". */
export function reportOf(
  { accepted, rejected }: ValidatedTags,
  { labels, counted, locale }: TagWords,
  removed = 0,
): TagNotice {
  const duplicates = duplicatesOf(rejected);
  const refused = rejected.filter(({ problem }) => problem !== 'duplicate');
  const reasons = [...new Set(refused.map((tag) => shortReason(tag, labels)))];
  const list = new Intl.ListFormat(locale, { type: 'unit', style: 'short' });
  const parts = [
    accepted.length > 0 && counted(labels.reportAdded, accepted.length),
    removed > 0 && counted(labels.reportRemoved, removed),
    duplicates.length > 0 && counted(labels.reportDuplicates, duplicates.length),
    refused.length > 0 &&
      counted(
        (number, plural) => labels.reportRejected(number, plural, list.format(reasons.slice(0, 3))),
        refused.length,
      ),
  ].filter((part) => part !== false);
  const hasChanged = accepted.length + removed > 0;
  return {
    kind: hasChanged ? 'report' : 'error',
    text: parts.length > 0 ? list.format(parts) : labels.reportNothing,
    canUndo: hasChanged,
    details: rejected,
    duplicates,
  };
}

function shortReason({ problem, reason }: RejectedTag, labels: TagInputLabels): string {
  if (problem === 'too-long') return labels.reportTooLong;
  return problem === 'full' ? labels.reportFull : reason;
}

function duplicatesOf(rejected: readonly RejectedTag[]): string[] {
  return rejected.filter(({ problem }) => problem === 'duplicate').map(({ tag }) => tag);
}

const noPlaces: ReadonlySet<number> = new Set();

/** Places of the tags that duplicates repeat. */
export function duplicatedPlaces(
  tags: readonly string[],
  duplicates: readonly string[] | undefined,
  locale: string,
): ReadonlySet<number> {
  if (!duplicates?.length) return noPlaces;
  const keys = new Set(duplicates.map((tag) => tagKey(tag, locale)));
  return new Set(tags.flatMap((tag, index) => (keys.has(tagKey(tag, locale)) ? [index] : [])));
}
