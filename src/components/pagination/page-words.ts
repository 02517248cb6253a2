import type { PageFacts } from './page-facts';
import type { PaginationLabels } from './words';

/** Texts about the position in the list, in the user's language. */
export interface PageWords {
  labels: PaginationLabels;
  /** Formats a number in the locale's numerals. */
  format: (number: number) => string;
  /** Page among all pages: "3 of 20". */
  position: (page: number) => string;
  /** Results on the page and in total: "41–60 of 1,234". */
  summary: () => string;
  /** Announcement after a change. */
  announcement: () => string;
}

/** Returns the texts for a position. A minimum total is marked as such; unknown numbers are omitted. */
export function pageWords(
  labels: PaginationLabels,
  format: (number: number) => string,
  { page, last, open, count, pagesOnly, from, to }: PageFacts,
): PageWords {
  const known = (number: number) => (open ? labels.atLeast(format(number)) : format(number));
  const position = (number: number) =>
    open && count === null ? format(number) : labels.position(format(number), known(last));
  const range = () => (from === to ? format(from) : labels.range(format(from), format(to)));
  return {
    labels,
    format,
    position,
    summary: () => (count === null ? range() : labels.summary(range(), known(count))),
    announcement: () =>
      pagesOnly
        ? labels.page(position(page))
        : labels.announcement(position(page), format(from), format(to)),
  };
}
