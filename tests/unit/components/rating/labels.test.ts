import { describe, expect, test } from 'vitest';
import { labels as ar, summaryLabels as arSummary } from '#src/components/rating/labels.ar.ts';
import { summaryLabels as deSummary } from '#src/components/rating/labels.de.ts';
import { labels as ja } from '#src/components/rating/labels.ja.ts';
import { ratingLabels } from '#src/components/rating/labels.ts';
import { ratingSummaryLabels } from '#src/components/rating/summary-labels.ts';
import { pluralOf } from '#src/internals/intl.ts';

describe('The words of a rating', () => {
  test('say the scale, and a word where there is one', () => {
    expect(ratingLabels.en.value('4', '5')).toBe('4 out of 5');
    expect(ratingLabels.en.value('4', '5', 'Good')).toBe('4 out of 5, Good');
    expect(ar.value('4', '5', 'جيد')).toBe('4 من 5، جيد');
    expect(ja.value('4', '5', '良い')).toBe('5段階中4、良い');
  });

  test.each([
    [0, '0 ratings', '0 Bewertungen', '0 تقييم'],
    [1, '1 rating', '1 Bewertung', 'تقييم واحد'],
    [2, '2 ratings', '2 Bewertungen', 'تقييمان'],
    [3, '3 ratings', '3 Bewertungen', '3 تقييمات'],
    [11, '11 ratings', '11 Bewertungen', '11 تقييمًا'],
    [100, '100 ratings', '100 Bewertungen', '100 تقييم'],
  ])('count %d as each language does', (count, english, german, arabic) => {
    const said = (locale: string, words: typeof deSummary) =>
      words.count(String(count), pluralOf(locale, count));
    expect(said('en', ratingSummaryLabels.en)).toBe(english);
    expect(said('de', deSummary)).toBe(german);
    expect(said('ar', arSummary)).toBe(arabic);
  });
});
