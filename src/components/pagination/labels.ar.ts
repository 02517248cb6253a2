import type { PaginationLabels } from './labels';

/** Arabic words of the pagination. */
export const labels: PaginationLabels = {
  pagination: 'التنقل بين الصفحات',
  first: 'الصفحة الأولى',
  previous: 'الصفحة السابقة',
  next: 'الصفحة التالية',
  last: 'الصفحة الأخيرة',
  page: (number) => `الصفحة ${number}`,
  gap: (from, to) => `الصفحات من ${from} إلى ${to} غير معروضة`,
  more: 'صفحات أخرى',
  atLeast: (number) => `${number} على الأقل`,
  position: (page, last) => `${page} من ${last}`,
  range: (from, to) => `${from}–${to}`,
  summary: (range, total) => `${range} من ${total}`,
  empty: 'لا توجد نتائج',
  announcement: (position, from, to) => `الصفحة ${position}، النتائج من ${from} إلى ${to}`,
  pageSize: 'لكل صفحة',
  jump: 'الانتقال إلى الصفحة',
  go: 'انتقال',
  outOfRange: (first, last) => `أدخل رقم صفحة من ${first} إلى ${last}`,
  noPage: 'أدخل رقم صفحة',
};
