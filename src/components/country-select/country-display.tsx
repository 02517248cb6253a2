'use client';
import type { ComponentProps } from 'react';
import { cx, dataAttr } from '../../core/dom';
import { useLocale, useLabels } from '../../core/provider/language';
import { useLazyModule } from '../../core/use-lazy-module';
import { countryName, placeOf, usableCodes } from './countries';
import styles from './country-display.module.css';
import { flagsFor } from './flags';
import { countrySelect as english, type CountrySelectLabels } from './words';

/** Props of {@link CountryDisplay}. */
export interface CountryDisplayProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** ISO 3166-1 alpha-2 code of the country. */
  code: string;
  /** Whether a flag is shown before the name. Default: `true`. */
  showFlag?: boolean;
  /** BCP 47 tag for the name. Default: that of the provider, or `en`. */
  locale?: string | undefined;
  /** Labels that override those of the language. */
  labels?: Partial<CountrySelectLabels>;
}

/** Shows a country: its flag, hidden from assistive technology, and its name. Renders a `<span>`. */
export function CountryDisplay({
  code,
  showFlag = true,
  locale: localeProp,
  labels: labelsProp,
  className,
  ...rest
}: CountryDisplayProps) {
  const locale = useLocale(localeProp, 'CountryDisplay');
  const labels = useLabels('countrySelect', english, locale, labelsProp);
  usableCodes('CountryDisplay', 'code', [code]);
  const known = placeOf(code) >= 0;
  return (
    <span
      data-slot="country-display"
      data-unknown={dataAttr(!known)}
      {...rest}
      className={cx(styles.root, className)}
    >
      {showFlag && <Flag code={known ? code : ''} />}
      {/* A server may have a different name for a country than the browser, which keeps the server's. */}
      <span suppressHydrationWarning data-slot="country-display-name" className={styles.name}>
        {known ? countryName(code, locale) : `${String(code)} · ${labels.unknown}`}
      </span>
    </span>
  );
}

interface FlagProps {
  /** Alpha-2 code of a country. */
  code: string;
}

/**
 * Flag of a country, hidden from assistive technology; an empty frame while it is loading. Renders an
 * `<svg>`.
 */
export function Flag({ code }: FlagProps) {
  const drawing = useLazyModule(flagsFor(code))?.get(code)?.();
  return (
    <svg
      data-slot="country-flag"
      viewBox={drawing?.viewBox ?? '0 0 3 2'}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={styles.flag}
    >
      {drawing?.shapes}
    </svg>
  );
}
