import type { RatingLabels } from './labels';
import type { RatingSummaryLabels } from './summary-labels';

const value: RatingLabels['value'] = (number, max, word) =>
  `${number} sur ${max}${word ? `, ${word}` : ''}`;

/** French words of the rating. */
export const labels: RatingLabels = { none: 'Aucune note', value };

/** French words of what others have rated. */
export const summaryLabels: RatingSummaryLabels = {
  value,
  unrated: 'Aucun avis pour l’instant',
  count: (number) => `${number} avis`,
  distribution: (count) => `Répartition de ${count}`,
  stars: (number, plural) => `${number} étoile${plural === 'one' ? '' : 's'}`,
  values: 'Note',
  shares: 'Part',
  counts: 'Avis',
};
