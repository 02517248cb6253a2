export type { PaginationLabels } from './words';
export type { PaginationItemCount } from './page-facts';
export { Pagination } from './pagination';
export type { PageChangeDetails, PageChangeReason, PaginationProps } from './pagination-props';
