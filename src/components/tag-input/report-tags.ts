import { createElement } from 'react';
import type { Judgement, RejectedTag } from './judge-tags';
import { RejectedTags } from './rejected-tags';
import type { TagContext } from './tag-context';
import { tagKey } from './tag-key';
import type { TagWords } from './use-tag-rules';
import type { TagNotice } from './use-tags';

/** Adds several tags at once and reports what became of each. */
export function addMany(
  context: TagContext,
  entries: readonly string[],
  reason: 'add' | 'paste',
  event: Event,
): void {
  const { state, rules, judge } = context;
  const { tags } = state;
  const judgement = judge(entries, tags, reason, event);
  state.change([...tags, ...judgement.taken], reason, event, reportOf(judgement, rules));
}

/** Report of many tags at once: "12 added, 2 duplicates, 1 rejected: too long". */
export function reportOf(
  { taken, rejected }: Judgement,
  { labels, counted, locale }: TagWords,
  removed = 0,
): TagNotice {
  const refused = rejected.filter(({ problem }) => problem !== 'duplicate');
  const twins = rejected.length - refused.length;
  const reasons = [...new Set(refused.map((tag) => shortReason(tag, labels)))];
  const list = new Intl.ListFormat(locale, { type: 'unit', style: 'short' });
  const parts = [
    taken.length > 0 && counted(labels.reportAdded, taken.length),
    removed > 0 && counted(labels.reportRemoved, removed),
    twins > 0 && counted(labels.reportDuplicates, twins),
    refused.length > 0 &&
      counted(
        (number, plural) =>
          labels.reportRejected(number, plural, list.format(reasons.slice(0, 3))),
        refused.length,
      ),
  ].filter((part) => part !== false);
  return {
    kind: taken.length + removed > 0 ? 'report' : 'error',
    text: parts.length > 0 ? list.format(parts) : labels.reportNothing,
    undo: taken.length + removed > 0,
    details: rejected.length > 0 && createElement(RejectedTags, { rejected, labels }),
  };
}

function shortReason({ problem, reason }: RejectedTag, labels: TagWords['labels']): string {
  if (problem === 'too-long') return labels.reportTooLong;
  return problem === 'full' ? labels.reportFull : reason;
}

/** Marks the tags that those which were rejected as duplicates would repeat, and no others; brings the first into sight. */
export function showTwins({ state, rules, grid }: TagContext, rejected: readonly RejectedTag[]): void {
  const twins = rejected.filter(({ problem }) => problem === 'duplicate');
  const keys = new Set(twins.map(({ tag }) => tagKey(tag, rules.locale)));
  const rows = [...(grid.current?.children ?? [])];
  for (const row of rows) row.removeAttribute('data-twin');
  if (keys.size === 0) return;
  const marked = rows.filter((_, index) => keys.has(tagKey(state.tags[index] ?? '', rules.locale)));
  for (const row of marked) row.setAttribute('data-twin', '');
  marked[0]?.scrollIntoView({ block: 'nearest' });
}
