import type { LabelCatalogue } from '../../internals/use-labels';

/** Words of the rating. Numbers arrive in the locale's numerals. */
export interface RatingLabels {
  /** Name of the choice that takes the rating back. */
  none: string;
  /** Name of a choice: its value on the scale, and its own word where it has one. */
  value: (number: string, max: string, word?: string) => string;
}

/** Catalogue of the rating's words. */
export const ratingLabels: LabelCatalogue<RatingLabels> = {
  name: 'rating',
  en: {
    none: 'No rating',
    value: (number, max, word) => `${number} out of ${max}${word ? `, ${word}` : ''}`,
  },
  load: {
    de: () => import('./labels.de'),
    fr: () => import('./labels.fr'),
    ar: () => import('./labels.ar'),
    ja: () => import('./labels.ja'),
  },
};
