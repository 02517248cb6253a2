import type { PaginationLabels } from './labels';

/** Japanese words of the pagination. */
export const labels: PaginationLabels = {
  pagination: 'ページ送り',
  first: '最初のページ',
  previous: '前のページ',
  next: '次のページ',
  last: '最後のページ',
  page: (number) => `${number}ページ`,
  gap: (from, to) => `${from}〜${to}ページは省略`,
  more: 'ほかのページ',
  atLeast: (number) => `${number}以上`,
  position: (page, last) => `${page} / ${last}`,
  range: (from, to) => `${from}〜${to}件`,
  summary: (range, total) => `${range} / ${total}`,
  empty: '結果がありません',
  announcement: (position, from, to) => `${position}ページ、${from}〜${to}件目`,
  pageSize: '表示件数',
  jump: 'ページを指定',
  go: '移動',
  outOfRange: (first, last) => `${first}から${last}までのページを入力してください`,
  noPage: 'ページ番号を入力してください',
};
