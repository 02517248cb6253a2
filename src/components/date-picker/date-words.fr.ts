import type { DateWords } from './date-words';

/** French words for days. */
export const labels: DateWords = {
  today: "aujourd'hui|auj|ce jour",
  tomorrow: 'demain',
  yesterday: 'hier',
  overmorrow: 'après-demain',
  ereyesterday: 'avant-hier',
  ahead: "dans|d'ici",
  ago: 'il y a',
  next: 'prochain|prochaine|prochains|suivant|suivante|qui vient',
  last: 'dernier|dernière|derniers|passé|passée|précédent|précédente',
  this: 'ce|cet|cette',
  days: 'jour|jours|j',
  weeks: 'semaine|semaines|sem|s',
  months: 'mois|m',
  years: 'an|ans|année|années|a',
  // The seventh is missing: "sept" is short for September.
  numbers: ['un|une', 'deux', 'trois', 'quatre', 'cinq', 'six', '', 'huit', 'neuf', 'dix'],
  ignored: 'le|la|l|de|du|d|er|ère|e|ème',
  others: {},
};
