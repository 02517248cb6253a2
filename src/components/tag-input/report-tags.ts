import { createElement } from 'react';
import type { Judgement, RejectedTag } from './judge-tags';
import type { TagInputLabels } from './labels';
import { NoticeDetails } from './notice-details';
import type { TagContext } from './tag-context';
import { tagKey } from './tag-key';
import styles from './tag-tools.module.css';
import type { TagNotice } from './use-tags';

/** Adds several tags at once and reports what became of each. */
export function addMany(
  context: TagContext,
  entries: readonly string[],
  reason: 'add' | 'paste',
  event: Event,
): void {
  const { state, judge } = context;
  const { tags } = state;
  const judgement = judge(entries, tags, reason, event);
  state.change([...tags, ...judgement.taken], reason, event, reportOf(judgement, context));
}

/** Report of many tags at once: "12 added, 2 duplicates, 1 rejected: too long". */
export function reportOf(
  { taken, rejected }: Judgement,
  context: TagContext,
  removed = 0,
): TagNotice {
  const { labels, counted, locale } = context.rules;
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
        (number, plural) => labels.reportRejected(number, plural, list.format(reasons.slice(0, 3))),
        refused.length,
      ),
  ].filter((part) => part !== false);
  return {
    kind: taken.length + removed > 0 ? 'report' : 'error',
    text: parts.length > 0 ? list.format(parts) : labels.reportNothing,
    more: createElement(NoticeDetails, {
      context,
      canUndo: taken.length + removed > 0,
      rejected,
    }),
  };
}

function shortReason({ problem, reason }: RejectedTag, labels: TagInputLabels): string {
  if (problem === 'too-long') return labels.reportTooLong;
  return problem === 'full' ? labels.reportFull : reason;
}

/** Notice of a change that a button takes back. */
export function undoable(context: TagContext, text: string): TagNotice {
  const more = createElement(NoticeDetails, { context, canUndo: true, rejected: [] });
  return { kind: 'report', text, more };
}

/** Marks the tags that those which were rejected as duplicates would repeat, and no others; brings the first into sight. */
export function showTwins(
  { state, rules, grid }: TagContext,
  rejected: readonly RejectedTag[],
): void {
  const twins = rejected.filter(({ problem }) => problem === 'duplicate');
  const keys = new Set(twins.map(({ tag }) => tagKey(tag, rules.locale)));
  const rows = [...(grid.current?.children ?? [])];
  const marked = new Set(
    keys.size === 0
      ? []
      : rows.filter((_, index) => keys.has(tagKey(state.tags[index] ?? '', rules.locale))),
  );
  for (const row of rows) {
    const isTwin = marked.has(row);
    row.toggleAttribute('data-twin', isTwin);
    row.classList.toggle(styles.twin ?? '', isTwin);
  }
  const [first] = marked;
  first?.scrollIntoView({ block: 'nearest' });
}
