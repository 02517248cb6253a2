'use client';
import type { CountrySelectLabels } from '../../languages/language';
import { placeOf } from './countries/countries';
import type { CountryOption } from './countries/country-options';
import styles from './country-value.module.css';
import { Flag } from './flags/flag';

/** Props of {@link CountryValue}. */
interface CountryValueProps {
  id: string;
  option: CountryOption;
  flag: boolean;
  labels: CountrySelectLabels;
}

/** Selected country: flag and name. An unknown code is shown unchanged, with an explanation. */
export function CountryValue({ id, option: { code, name }, flag, labels }: CountryValueProps) {
  const known = placeOf(code) >= 0;
  return (
    <span id={id} data-slot="country-select-name" className={styles.root}>
      {flag && <Flag code={code} />}
      {/* A server may have a different name for a country than the browser, which keeps the server's. */}
      <span suppressHydrationWarning data-slot="country-select-text" className={styles.name}>
        {known ? name : `${code} · ${labels.unknown}`}
      </span>
    </span>
  );
}
