'use client';
import { dataAttr } from '../../internals/data-attr';
import type { CountrySelectLabels } from '../../languages/language';
import { Chip, ChipRemove } from '../../primitives/chip';
import type { CountryOption } from './countries/country-options';
import styles from './country-select.module.css';
import { CountryValue } from './country-value';
import type { Combobox } from './react-select-engine';

/** Props of {@link ChosenCountries}. */
interface ChosenCountriesProps {
  /** Prefix of the ids of the names. */
  id: string;
  chosen: readonly CountryOption[];
  combobox: Combobox;
  flags: boolean;
  /** Whether countries cannot be removed. */
  locked: boolean;
  disabled: boolean;
  labels: CountrySelectLabels;
}

/** Selected countries before the input, each with a remove button. Renders a `<ul>`. */
export function ChosenCountries(props: ChosenCountriesProps) {
  const { id, chosen, combobox, flags, locked, disabled, labels } = props;
  return (
    <ul aria-label={labels.chosen} data-slot="country-select-values" className={styles.values}>
      {chosen.map((option, place) => {
        const isActive = combobox.activeValue?.code === option.code;
        return (
          <li
            key={option.code}
            data-slot="country-select-value"
            data-code={option.code}
            data-active={dataAttr(isActive)}
            className={styles.item}
          >
            <Chip kind={isActive ? 'accent' : 'neutral'} disabled={disabled}>
              <CountryValue id={`${id}-${place}`} option={option} flag={flags} labels={labels} />
              {!locked && (
                <ChipRemove
                  label={labels.remove(option.name)}
                  suppressHydrationWarning
                  data-slot="country-select-remove"
                  // Focus and the list stay as they are.
                  onMouseDown={(event) => event.preventDefault()}
                  onTouchEnd={(event) => event.stopPropagation()}
                  onClick={(event) => combobox.remove(option, event.nativeEvent)}
                />
              )}
            </Chip>
          </li>
        );
      })}
    </ul>
  );
}
