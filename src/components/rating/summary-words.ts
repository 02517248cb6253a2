import { counted, type PluralCategory } from '../../core/locale/plural';

/** Labels of the rating display and the rating distribution. Numbers arrive formatted. */
export interface RatingSummaryLabels {
  /** Value on the scale, and the number of ratings, if known. */
  value: (number: string, max: string, count?: string) => string;
  /** Text if there are no ratings. */
  unrated: string;
  /** Number of ratings. */
  count: (number: string, plural: PluralCategory) => string;
  /** Name of the table of the distribution. */
  distribution: (count: string) => string;
  /** Heading of a row: the number of stars. */
  stars: (number: string, plural: PluralCategory) => string;
  /** Heading of the column of values. */
  values: string;
  /** Heading of the column of percentages. */
  shares: string;
  /** Heading of the column of numbers of ratings. */
  counts: string;
}

/** English labels of the rating display and the rating distribution. */
export const ratingSummary: RatingSummaryLabels = {
  value: (number, max, count) => `${number} out of ${max}${count ? `, ${count}` : ''}`,
  unrated: 'No ratings yet',
  count: (number, plural) => counted(number, plural, { one: '# rating', other: '# ratings' }),
  distribution: (count) => `Distribution of ${count}`,
  stars: (number, plural) => counted(number, plural, { one: '# star', other: '# stars' }),
  values: 'Value',
  shares: 'Percentage',
  counts: 'Ratings',
};
