import { Pagination } from '#src/components/pagination/index.ts';

/** Our pagination of ten pages. */
export function Subject() {
  return <Pagination itemCount={200} />;
}

export const parts = {
  next: '[data-slot="pagination-next"]',
  previous: '[data-slot="pagination-previous"]',
};
