import { Pagination } from '#src/components/pagination/index.ts';

/** Our pagination of a million pages. */
export function Subject() {
  return <Pagination itemCount={20_000_000} />;
}

export const parts = {
  next: '[data-slot="pagination-next"]',
  previous: '[data-slot="pagination-previous"]',
};
