import { Pagination } from '#src/components/pagination/index.ts';
import { widget, type WidgetRow } from '../widget-row.ts';

/** How the pagination is mounted. */
export const rows: readonly WidgetRow[] = [
  widget('Pagination', Pagination, {
    slot: 'pagination',
    role: 'navigation',
    words: 'pagination',
    announces: ['pagination', 'previous', 'next'],
    props: { itemCount: 395 },
    fullest: {
      itemCount: { atLeast: 12_340 },
      defaultPage: 30,
      showFirstLast: true,
      showSummary: true,
      pageSizes: [10, 50],
      showPageInput: true,
      hrefFor: (page: number) => `?page=${page}`,
    },
    unusable: [
      [{ page: Number.NaN }, 'page'],
      [{ page: -1 }, 'page'],
      [{ defaultPage: 2.5 }, 'page'],
      [{ itemCount: Number.NaN }, 'itemCount'],
      [{ itemCount: { atLeast: -20 } }, 'itemCount'],
      [{ itemCount: undefined }, 'itemCount'],
      [{ pageCount: 20 }, 'pageCount'],
      [{ pageSize: 0 }, 'pageSize'],
      [{ itemCount: Number.POSITIVE_INFINITY }, 'itemCount'],
      [{ pageSizes: 50 }, 'pageSizes'],
      [{ pageSizes: '10, 50' }, 'pageSizes'],
      [{ hrefFor: '?page=' }, 'hrefFor'],
    ],
  }),
];
