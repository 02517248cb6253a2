import { Pagination } from '#src/components/pagination/index.ts';
import { widget, type WidgetRow } from '../widget-row.ts';

/** How the pagination is mounted. */
export const rows: readonly WidgetRow[] = [
  widget('Pagination', Pagination, {
    slot: 'pagination',
    role: 'navigation',
    words: 'pagination',
    announces: ['pagination', 'previous', 'next'],
    props: { total: 395 },
    fullest: {
      total: { atLeast: 12_340 },
      defaultPage: 30,
      firstLast: true,
      summary: true,
      pageSizes: [10, 50],
      showPageInput: true,
      hrefFor: (page: number) => `?page=${page}`,
    },
    unusable: [
      [{ page: Number.NaN }, 'page'],
      [{ page: -1 }, 'page'],
      [{ defaultPage: 2.5 }, 'page'],
      [{ total: Number.NaN }, 'total'],
      [{ total: { atLeast: -20 } }, 'total'],
      [{ pageSize: 0 }, 'pageSize'],
      [{ total: Number.POSITIVE_INFINITY }, 'total'],
      [{ pageSizes: 50 }, 'pageSizes'],
      [{ pageSizes: '10, 50' }, 'pageSizes'],
      [{ hrefFor: '?page=' }, 'hrefFor'],
    ],
  }),
];
