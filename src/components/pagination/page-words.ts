import type { PaginationLabels } from './labels';
import type { PageFacts } from './page-facts';

/** Sentences about where the reader is, in the reader's language. */
export interface PageWords {
  labels: PaginationLabels;
  /** Writer of numbers in the reader's digits. */
  format: (number: number) => string;
  /** Words for a page among all: "3 of 20". */
  position: (page: number) => string;
  /** Results of the page among all: "41–60 of 1,234". */
  summary: () => string;
  /** What is spoken after a change. */
  announcement: () => string;
}

/** Words for the facts. What is only known to be a least number says so; what nobody knows is left out. */
export function pageWords(
  labels: PaginationLabels,
  format: (number: number) => string,
  { page, last, open, count, from, to }: PageFacts,
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
    announcement: () => labels.announcement(position(page), format(from), format(to)),
  };
}
