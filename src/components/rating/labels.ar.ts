import type { RatingLabels } from './labels';
import type { RatingSummaryLabels } from './summary-labels';

const value: RatingLabels['value'] = (number, max, word) =>
  `${number} من ${max}${word ? `، ${word}` : ''}`;

const counted = (
  number: string,
  plural: Intl.LDMLPluralRule,
  forms: Record<'one' | 'two' | 'few' | 'many' | 'other', string>,
) => {
  if (plural === 'one' || plural === 'two') return forms[plural];
  return `${number} ${plural === 'zero' ? forms.other : forms[plural]}`;
};

/** Arabic words of the rating. */
export const labels: RatingLabels = { none: 'بلا تقييم', value };

/** Arabic words of what others have rated. */
export const summaryLabels: RatingSummaryLabels = {
  value,
  unrated: 'لا توجد تقييمات بعد',
  count: (number, plural) =>
    counted(number, plural, {
      one: 'تقييم واحد',
      two: 'تقييمان',
      few: 'تقييمات',
      many: 'تقييمًا',
      other: 'تقييم',
    }),
  distribution: (count) => `توزيع ${count}`,
  stars: (number, plural) =>
    counted(number, plural, {
      one: 'نجمة واحدة',
      two: 'نجمتان',
      few: 'نجوم',
      many: 'نجمة',
      other: 'نجمة',
    }),
  values: 'القيمة',
  shares: 'النسبة',
  counts: 'التقييمات',
};
