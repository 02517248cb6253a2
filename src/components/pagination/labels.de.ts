import type { PaginationLabels } from './labels';

/** German words of the pagination. */
export const labels: PaginationLabels = {
  pagination: 'Seiten',
  first: 'Erste Seite',
  previous: 'Vorige Seite',
  next: 'Nächste Seite',
  last: 'Letzte Seite',
  page: (number) => `Seite ${number}`,
  gap: (from, to) => `Seiten ${from} bis ${to} nicht gezeigt`,
  more: 'Weitere Seiten',
  atLeast: (number) => `mindestens ${number}`,
  position: (page, last) => `${page} von ${last}`,
  range: (from, to) => `${from}–${to}`,
  summary: (range, total) => `${range} von ${total}`,
  empty: 'Keine Ergebnisse',
  announcement: (position, from, to) => `Seite ${position}, Ergebnisse ${from} bis ${to}`,
  pageSize: 'Pro Seite',
  jump: 'Zu Seite',
  go: 'Los',
  outOfRange: (first, last) => `Bitte eine Seite von ${first} bis ${last} eingeben`,
  noPage: 'Bitte eine Seitenzahl eingeben',
};
