import type { PaginationLabels } from './labels';

/** French words of the pagination. */
export const labels: PaginationLabels = {
  pagination: 'Pages',
  first: 'Première page',
  previous: 'Page précédente',
  next: 'Page suivante',
  last: 'Dernière page',
  page: (number) => `Page ${number}`,
  gap: (from, to) => `Pages ${from} à ${to} non affichées`,
  more: 'Autres pages',
  atLeast: (number) => `au moins ${number}`,
  position: (page, last) => `${page} sur ${last}`,
  range: (from, to) => `${from} à ${to}`,
  summary: (range, total) => `${range} sur ${total}`,
  empty: 'Aucun résultat',
  announcement: (position, from, to) => `Page ${position}, résultats ${from} à ${to}`,
  pageSize: 'Par page',
  jump: 'Aller à la page',
  go: 'Aller',
  outOfRange: (first, last) => `Saisissez une page de ${first} à ${last}`,
  noPage: 'Saisissez un numéro de page',
};
