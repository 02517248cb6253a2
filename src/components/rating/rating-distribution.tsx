'use client';
import type { ComponentProps } from 'react';
import { cx, dataAttr } from '../../core/dom';
import { numberFormat, pluralOf } from '../../core/locale/intl';
import { usableFunction } from '../../core/props/usable-list';
import { useLocale, useLabels } from '../../core/provider/language';
import { Meter } from '../../primitives/meter';
import { percentages } from './percentages';
import styles from './rating-distribution.module.css';
import { ratingSummary as english, type RatingSummaryLabels } from './summary-words';
import { usableCounts } from './usable-rating';

/** Props of {@link RatingDistribution}. */
export interface RatingDistributionProps extends Omit<ComponentProps<'table'>, 'children'> {
  /** Numbers of ratings by value, starting with 1, at most 100: `[4, 2, 9, 30, 83]`. */
  counts: ReadonlyArray<number>;
  /** Returns the URL of the ratings with a value, such as a filtered list of reviews; `undefined` for none. Default: no links. */
  hrefFor?: (value: number) => string | undefined;
  /** BCP 47 tag for labels and numerals. Default: that of the provider, or `en`. */
  locale?: string | undefined;
  /** Labels that override the default ones. */
  labels?: Partial<RatingSummaryLabels>;
}

/**
 * Distribution of ratings by value, highest first, with percentages that add up to 100. Renders a `<table>` with
 * a caption, row and column headers, and a bar in each row.
 */
export function RatingDistribution({
  counts,
  hrefFor: hrefForProp,
  locale: localeProp,
  labels: labelsProp,
  className,
  ...rest
}: RatingDistributionProps) {
  const locale = useLocale(localeProp, 'RatingDistribution');
  const labels = useLabels('ratingSummary', english, locale, labelsProp);
  const { format } = numberFormat(locale);
  const percent = numberFormat(locale, { style: 'percent' });
  const hrefFor = usableFunction('RatingDistribution', 'hrefFor', hrefForProp);
  const usable = usableCounts(counts);
  const total = usable.reduce((sum, count) => sum + count, 0);
  const shares = percentages(usable);
  const longest = percent.format(Math.max(...shares) / 100);
  const rows = usable.map((count, index) => ({
    count,
    value: index + 1,
    share: shares[index] ?? 0,
  }));
  return (
    <table data-slot="rating-distribution" {...rest} className={cx(styles.root, className)}>
      <caption data-slot="rating-distribution-caption" className={styles.caption}>
        {total === 0
          ? labels.unrated
          : labels.distribution(labels.count(format(total), pluralOf(locale, total)))}
      </caption>
      <thead data-slot="rating-distribution-header" className={styles.head}>
        <tr>
          <th scope="col">{labels.values}</th>
          <th scope="col">{labels.shares}</th>
          <th scope="col">{labels.counts}</th>
        </tr>
      </thead>
      <tbody>
        {[...rows].reverse().map(({ value, count, share }) => {
          const href = hrefFor?.(value);
          const name = labels.stars(format(value), pluralOf(locale, value));
          return (
            <tr
              key={value}
              data-slot="rating-distribution-row"
              data-empty={dataAttr(count === 0)}
              className={styles.row}
            >
              <th scope="row">{href === undefined ? name : <a href={href}>{name}</a>}</th>
              <td>
                <div data-slot="rating-distribution-share" className={styles.share}>
                  <Meter
                    // The percentage beside it has the same information.
                    aria-hidden="true"
                    label={labels.shares}
                    // Any rating shows.
                    value={Math.max(share, Math.sign(count))}
                    variant="gold"
                    data-slot="rating-distribution-bar"
                  />
                  <span data-longest={longest}>{percent.format(share / 100)}</span>
                </div>
              </td>
              <td>{format(count)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
