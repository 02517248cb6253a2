import { counted, type PluralCategory } from '../../core/locale/plural';

/** English labels of the rating display and the rating distribution. */
export const ratingSummary = {
  /** Value on the scale, and the number of ratings, if known. */
  value: (number: string, max: string, count?: string) =>
    `${number} out of ${max}${count ? `, ${count}` : ''}`,
  /** Text if there are no ratings. */
  unrated: 'No ratings yet',
  /** Number of ratings. */
  count: (number: string, plural: PluralCategory) =>
    counted(number, plural, { one: '# rating', other: '# ratings' }),
  /** Name of the table of the distribution. */
  distribution: (count: string) => `Distribution of ${count}`,
  /** Heading of a row: the number of stars. */
  stars: (number: string, plural: PluralCategory) =>
    counted(number, plural, { one: '# star', other: '# stars' }),
  /** Heading of the column of values. */
  values: 'Value',
  /** Heading of the column of percentages. */
  shares: 'Percentage',
  /** Heading of the column of numbers of ratings. */
  counts: 'Ratings',
};

/** Labels of the rating display and the rating distribution. Numbers arrive formatted. */
export type RatingSummaryLabels = typeof ratingSummary;
