import { Rating, RatingDisplay, RatingDistribution } from '#src/components/rating/index.ts';
import { widget, type WidgetRow } from '../widget-row.ts';

const heart = (
  <svg width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor">
    <path d="M12 20 3 11a5 5 0 0 1 9-5 5 5 0 0 1 9 5z" />
  </svg>
);

/** Rating, and the ratings of others. */
export const rows: readonly WidgetRow[] = [
  widget('Rating', Rating, {
    slot: 'rating',
    role: 'radiogroup',
    words: 'rating',
    announces: ['none', ['value', () => ['4', '5', undefined]]],
    props: { 'aria-label': 'Service' },
    unusable: [
      [{ max: 0 }, 'max'],
      [{ max: Infinity }, 'max'],
      [{ step: 0.3 }, 'step'],
      [{ defaultValue: 3.4 }, 'defaultValue'],
      [{ value: 6 }, 'value'],
      [{ value: Number.NaN }, 'value'],
      [{ valueLabel: 'Good' }, 'valueLabel'],
      [{ locale: 'en_US' }, 'locale'],
    ],
    fullest: {
      defaultValue: 3.5,
      step: 0.5,
      symbol: heart,
      valueLabel: (value: number) => `Word ${value}`,
      invalid: true,
    },
    input: {
      name: 'stars',
      control: 'rating',
      value: {
        initial: 2,
        entries: [['stars', '2']],
        changed: 4,
        changedEntries: [['stars', '4']],
      },
      empty: null,
      change: (person) => person.press('[value="4"]'),
      early: { control: '[value="4"]' },
    },
  }),
  widget('RatingDisplay', RatingDisplay, {
    slot: 'rating-display',
    role: 'img',
    words: 'ratingSummary',
    announces: ['unrated'],
    props: { value: null },
    unusable: [
      [{ value: 5.2 }, 'value'],
      [{ value: Number.NaN }, 'value'],
      [{ value: 3, max: 2.5 }, 'max'],
      [{ value: 3, count: -1 }, 'count'],
      [{ locale: 'en_US' }, 'locale'],
    ],
    fullest: { value: 4.3, count: 128, symbol: heart },
  }),
  widget('RatingDistribution', RatingDistribution, {
    slot: 'rating-distribution',
    role: 'table',
    words: 'ratingSummary',
    announces: ['values', 'shares', 'counts'],
    props: { counts: [4, 2, 9, 30, 83] },
    unusable: [
      [{ counts: [1, Number.NaN] }, 'counts'],
      [{ counts: [1, 2.5] }, 'counts'],
      [{ counts: 'many' as unknown as number[] }, 'counts'],
      [{ counts: null as unknown as number[] }, 'counts'],
      [{ counts: Array.from({ length: 100_000 }, () => 1) }, 'counts'],
      [{ hrefFor: '?stars=' }, 'hrefFor'],
      [{ locale: 'en_US' }, 'locale'],
    ],
    fullest: { hrefFor: (value: number) => `?stars=${value}` },
  }),
];
