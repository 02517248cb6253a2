import type { RatingLabels } from './labels';
import type { RatingSummaryLabels } from './summary-labels';

const value: RatingLabels['value'] = (number, max, word) =>
  `${number} von ${max}${word ? `, ${word}` : ''}`;

/** German words of the rating. */
export const labels: RatingLabels = { none: 'Keine Bewertung', value };

/** German words of what others have rated. */
export const summaryLabels: RatingSummaryLabels = {
  value,
  unrated: 'Noch keine Bewertungen',
  count: (number, plural) => `${number} Bewertung${plural === 'one' ? '' : 'en'}`,
  distribution: (count) => `Verteilung von ${count}`,
  stars: (number, plural) => `${number} Stern${plural === 'one' ? '' : 'e'}`,
  values: 'Wert',
  shares: 'Anteil',
  counts: 'Bewertungen',
};
