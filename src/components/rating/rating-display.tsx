'use client';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../../core/class-names';
import { dataAttr } from '../../core/data-attr';
import { numberFormat, pluralOf } from '../../core/locale/intl';
import { useLocale } from '../../core/provider/locale-context';
import { useLabels } from '../../core/provider/use-labels';
import styles from './rating-display.module.css';
import { starFill } from './star-fill';
import { starHole, starOutline } from './star-shape';
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
  figures?: boolean;
  /**
   * Symbol that replaces the star: an `<svg>` of 24 by 24 units that is drawn with strokes, like an icon.
   */
  symbol?: ReactNode;
  /** BCP 47 tag for texts and numerals. Default: that of the provider, or `en`. */
  locale?: string | undefined;
  /** Labels that override the default ones. */
  labels?: Partial<RatingSummaryLabels>;
}

const emptyStar = (
  <svg aria-hidden="true" viewBox="0 0 100 100" width="24" height="24">
    <path
      d={starOutline + starHole}
      fillRule="evenodd"
      data-slot="rating-display-edge"
      className={styles.edge}
    />
  </svg>
);

const fullStar = (
  <svg aria-hidden="true" viewBox="0 0 100 100" width="24" height="24">
    <path d={starOutline} data-slot="rating-display-edge" className={styles.edge} />
    <path d={starOutline} data-slot="rating-display-core" className={styles.core} />
  </svg>
);

/** Average rating: "4.3 out of 5, 128 ratings". Renders a `<span>` with the role of an image. */
export function RatingDisplay({
  value,
  count,
  max: maxProp = 5,
  size = 'md',
  figures = true,
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
          {width < 24 && (symbol ?? emptyStar)}
          {width > 0 && (
            <g data-slot="rating-display-fill" className={styles.fill}>
              <svg aria-hidden="true" width={width} height="24" overflow="hidden">
                <g>{symbol ?? fullStar}</g>
              </svg>
            </g>
          )}
        </svg>
      ))}
      {figures && (
        <span data-slot="rating-display-figures" className={styles.figures}>
          {average === null ? labels.unrated : formatAverage(average)}
        </span>
      )}
      {figures && average !== null && ratings !== undefined && (
        <span data-slot="rating-display-count" className={styles.count}>
          ({format(ratings)})
        </span>
      )}
    </span>
  );
}
