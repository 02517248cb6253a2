'use client';
import type { ComponentProps, ReactNode } from 'react';
import { cx, dataAttr } from '../../core/dom';
import { numberFormat, pluralOf } from '../../core/locale/intl';
import { useLocale, useLabels } from '../../core/provider/language';
import styles from './rating-display.module.css';
import { ratingSummary as english, type RatingSummaryLabels } from './summary-words';
import { usableAverage, usableCount, usableMax } from './usable-rating';

/** Props of {@link RatingDisplay}. */
export interface RatingDisplayProps extends Omit<ComponentProps<'span'>, 'children' | 'role'> {
  /** Average of the ratings, from 0 to `max`; `null` for no ratings. */
  value: number | null;
  /** Number of ratings. Default: not shown. */
  count?: number;
  /** Maximum value and number of symbols, an integer from 1 to 100. Default: 5. */
  max?: number;
  /** Height of the symbols: 16, 20 or 24 px. Default: `md`. */
  size?: 'sm' | 'md' | 'lg';
  /**
   * Whether the numbers are visible beside the symbols; they are always part of the accessible name.
   * Default: `true`.
   */
  showNumbers?: boolean;
  /**
   * Symbol that replaces the star: an `<svg>` of 24 by 24 units that is drawn with strokes, like an icon.
   */
  symbol?: ReactNode;
  /** BCP 47 tag for labels and numerals. Default: that of the provider, or `en`. */
  locale?: string | undefined;
  /** Labels that override the default ones. */
  labels?: Partial<RatingSummaryLabels>;
}

/**
 * Outline of a star with round points: those of `--rating-star` in the style sheet of the rating, in a box of 100 by
 * 100 units; a test compares them.
 */
export const starOutline =
  'M46.9 10.7L48.5 8.3L50 7.5L51.5 8.3L53.1 10.7L63 30.7L64.8 33L67.6 34L89.7 37.3L92.4 38L93.6 39.2L93.3 40.9L91.6 43.1L75.6 58.7L74 61.2L73.8 64.1L77.6 86.1L77.7 89L77 90.5L75.2 90.8L72.6 89.8L52.8 79.4L50 78.6L47.2 79.4L27.4 89.8L24.8 90.8L23 90.5L22.3 89L22.4 86.1L26.2 64.1L26 61.2L24.4 58.7L8.4 43.1L6.7 40.9L6.4 39.2L7.6 38L10.3 37.3L32.4 34L35.2 33L37 30.7Z';

const star = (
  <svg aria-hidden="true" viewBox="0 0 100 100" width="24" height="24">
    <path d={starOutline} data-slot="rating-display-star" className={styles.star} />
  </svg>
);

/** Average rating: "4.3 out of 5, 128 ratings". Renders a `<span>` with the role of an image. */
export function RatingDisplay({
  value,
  count,
  max: maxProp = 5,
  size = 'md',
  showNumbers = true,
  symbol,
  locale: localeProp,
  labels: labelsProp,
  className,
  ...rest
}: RatingDisplayProps) {
  const locale = useLocale(localeProp, 'RatingDisplay');
  const labels = useLabels('ratingSummary', english, locale, labelsProp);
  const { format } = numberFormat(locale);
  const { format: formatAverage } = numberFormat(locale, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const max = usableMax('RatingDisplay', maxProp);
  const ratings = count === undefined ? undefined : usableCount('RatingDisplay', 'count', count);
  const average = ratings === 0 ? null : usableAverage(value, max);
  const counted =
    ratings === undefined ? undefined : labels.count(format(ratings), pluralOf(locale, ratings));
  return (
    <span
      data-slot="rating-display"
      role="img"
      aria-label={
        average === null
          ? labels.unrated
          : labels.value(formatAverage(average), format(max), counted)
      }
      data-size={size}
      data-unrated={dataAttr(average === null)}
      {...rest}
      className={cx(styles.root, className)}
    >
      {starFill(average ?? 0, max).map((width, index) => (
        <svg
          key={index}
          data-slot="rating-display-symbol"
          viewBox="0 0 24 24"
          aria-hidden="true"
          className={styles.symbol}
        >
          {width < box && <g>{clipped(symbol, width, box)}</g>}
          {width > 0 && (
            <g data-slot="rating-display-fill" className={styles.fill}>
              {clipped(symbol, 0, width)}
            </g>
          )}
        </svg>
      ))}
      {showNumbers && (
        <span data-slot="rating-display-numbers" className={styles.numbers}>
          {average === null ? labels.unrated : formatAverage(average)}
        </span>
      )}
      {showNumbers && average !== null && ratings !== undefined && (
        <span data-slot="rating-display-count" className={styles.count}>
          ({format(ratings)})
        </span>
      )}
    </span>
  );
}

/** Draws a part of a symbol: a ring below the filled part would make its edge gray. */
function clipped(symbol: ReactNode, from: number, to: number) {
  return (
    <svg
      aria-hidden="true"
      x={from}
      width={to - from}
      height={box}
      viewBox={`${from} 0 ${to - from} ${box}`}
      overflow="hidden"
    >
      <g>{symbol ?? star}</g>
    </svg>
  );
}

/** Width of a star's thin points on both sides, which the fill skips, so that its area matches the value. */
const margin = 5;
const box = 24;

/**
 * Returns the width of the filled part of each symbol, in the 24 units of its box: 24 for a full one, 0 for
 * an empty one, in between the value's fraction of the middle, exact to 1/100.
 *
 *   value 2.5 of 4   →   24  24  12  0
 */
export function starFill(value: number, max: number): number[] {
  return Array.from({ length: max }, (_, index) => {
    const part = Math.min(1, Math.max(0, value - index));
    if (part === 0 || part === 1) return part * box;
    return Math.round((margin + part * (box - 2 * margin)) * 100) / 100;
  });
}
