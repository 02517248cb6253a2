import type { LabelCatalogue } from '../../internals/use-labels';

/** Words of what others have rated: the display and the distribution. Numbers arrive in the locale's numerals. */
export interface RatingSummaryLabels {
  /** A value on its scale, and the number of ratings where it is known. */
  value: (number: string, max: string, count?: string) => string;
  /** Words where nobody has rated yet. */
  unrated: string;
  /** Number of ratings. */
  count: (number: string, plural: Intl.LDMLPluralRule) => string;
  /** Name of the table of the distribution, around the number of ratings. */
  distribution: (count: string) => string;
  /** Head of a row: how many stars. */
  stars: (number: string, plural: Intl.LDMLPluralRule) => string;
  /** Head of the column with the values. */
  values: string;
  /** Head of the column with the shares, in percent. */
  shares: string;
  /** Head of the column with the numbers of ratings. */
  counts: string;
}

const en: RatingSummaryLabels = {
  value: (number, max, count) => `${number} out of ${max}${count ? `, ${count}` : ''}`,
  unrated: 'No ratings yet',
  count: (number, plural) => `${number} rating${plural === 'one' ? '' : 's'}`,
  distribution: (count) => `Distribution of ${count}`,
  stars: (number, plural) => `${number} star${plural === 'one' ? '' : 's'}`,
  values: 'Value',
  shares: 'Share',
  counts: 'Ratings',
};

/** Catalogue of the words of the rating's display and distribution. */
export const ratingSummaryLabels: LabelCatalogue<RatingSummaryLabels> = {
  name: 'ratingSummary',
  en,
  load: {
    de: async () => ({ labels: (await import('./labels.de')).summaryLabels }),
    fr: async () => ({ labels: (await import('./labels.fr')).summaryLabels }),
    ar: async () => ({ labels: (await import('./labels.ar')).summaryLabels }),
    ja: async () => ({ labels: (await import('./labels.ja')).summaryLabels }),
  },
};
