import type { RatingLabels } from './labels';
import type { RatingSummaryLabels } from './summary-labels';

const value: RatingLabels['value'] = (number, max, word) =>
  `${max}段階中${number}${word ? `、${word}` : ''}`;

/** Japanese words of the rating. */
export const labels: RatingLabels = { none: '評価なし', value };

/** Japanese words of what others have rated. */
export const summaryLabels: RatingSummaryLabels = {
  value,
  unrated: 'まだ評価はありません',
  count: (number) => `${number}件の評価`,
  distribution: (count) => `${count}の分布`,
  stars: (number) => `星${number}つ`,
  values: '値',
  shares: '割合',
  counts: '件数',
};
