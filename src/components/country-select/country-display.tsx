'use client';
import type { ComponentProps } from 'react';
import { cx } from '../../core/class-names';
import { dataAttr } from '../../core/data-attr';
import { useLocale } from '../../core/provider/locale-context';
import { useLabels } from '../../core/provider/use-labels';
import { placeOf } from './countries/countries';
import { usableCodes } from './countries/usable-codes';
import { useCountryNames } from './countries/use-country-names';
import styles from './country-display.module.css';
import { Flag } from './flags/flag';
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
  const names = useCountryNames(locale);
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
        {known ? names.option(code).name : `${code} · ${labels.unknown}`}
      </span>
    </span>
  );
}
