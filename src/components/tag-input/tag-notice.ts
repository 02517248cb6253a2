import { listFormat } from '../../core/locale/intl';
import type { RejectedTag } from './tag-input-props';
import { tagKey, type ValidatedTags } from './tag-rules';
import type { TagTexts } from './tag-texts';
import type { TagInputLabels } from './words';

/** Message below the tags. */
export interface TagNotice {
  text: string;
  /** Kind of the message: an `error`, a visible `report`, or a `quiet` text that is only announced. */
  type: 'error' | 'report' | 'quiet';
  /** Whether there is an undo button. */
  canUndo?: boolean;
  /** Rejected tags, listed below the message. */
  details?: readonly RejectedTag[];
  /** Rejected duplicates, whose existing tags are marked. */
  duplicates?: readonly string[];
}

/** Returns the message about a single rejected tag. */
export function refusalOf(rejected: RejectedTag, labels: TagInputLabels): TagNotice {
  const { tag, reason } = rejected;
  return {
    type: 'error',
    text: labels.rejected(tag, reason),
    duplicates: duplicatesOf([rejected]),
  };
}

/** Returns the message about several tags: "12 added, 2 duplicates, 1 rejected: too long". */
export function reportOf(
  { accepted, rejected }: ValidatedTags,
  { labels, counted, locale }: TagTexts,
  removed = 0,
): TagNotice {
  const duplicates = duplicatesOf(rejected);
  const refused = rejected.filter(({ problem }) => problem !== 'duplicate');
  const reasons = [...new Set(refused.map((tag) => shortReason(tag, labels)))];
  const list = listFormat(locale, { type: 'unit', style: 'short' });
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
    type: hasChanged ? 'report' : 'error',
    text: parts.length > 0 ? list.format(parts) : labels.reportNothing,
    canUndo: hasChanged,
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

const noPlaces: ReadonlySet<number> = new Set();

/** Returns the indexes of the tags that equal a duplicate. */
export function duplicatedPlaces(
  tags: readonly string[],
  duplicates: readonly string[] | undefined,
  locale: string,
): ReadonlySet<number> {
  if (!duplicates?.length) return noPlaces;
  const keys = new Set(duplicates.map((tag) => tagKey(tag, locale)));
  return new Set(tags.flatMap((tag, index) => (keys.has(tagKey(tag, locale)) ? [index] : [])));
}
