export type { PaginationLabels } from './words';
export type { PaginationItemCount } from './page-facts';
export type { PageChangeDetails, PageChangeReason } from './page-steps';
export { Pagination, type PaginationProps } from './pagination';
