import { Pagination } from '#src/components/pagination/index.ts';

/** Our pagination of 20 pages with minimal props. */
export function Subject() {
  return <Pagination itemCount={400} />;
}

export const parts = {
  next: '[data-slot="pagination-next"]',
  previous: '[data-slot="pagination-previous"]',
};
