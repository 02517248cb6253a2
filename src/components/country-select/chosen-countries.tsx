'use client';
import { useChipList } from '../../core/forms/use-chip-list';
import { Chip, ChipRemove } from '../../primitives/chip';
import { Flag } from './country-display';
import styles from './country-select.module.css';
import type { Combobox } from './react-select-engine';
import type { CountryComboboxState } from './use-country-combobox';

interface ChosenCountriesProps {
  /** Id of the list, and prefix of those of the names. */
  id: string;
  state: CountryComboboxState;
  combobox: Combobox;
  showFlags: boolean;
}

/**
 * Selected countries before the input, each with a remove button. The buttons are one tab stop, among which
 * arrow keys move. Renders a `<ul>`.
 */
export function ChosenCountries({ id, state, combobox, showFlags }: ChosenCountriesProps) {
  const { chosen, labels, locked, input } = state;
  const { list, buttonProps } = useChipList({
    keys: chosen.map(({ code }) => code),
    input,
    onRemove: (place, event) => {
      const option = chosen[place];
      if (option) combobox.remove(option, event);
    },
  });
  return (
    <ul
      ref={list}
      {...state.partName(labels.selectedCountries, id)}
      data-slot="country-select-values"
      className={styles.values}
    >
      {chosen.map((option, place) => (
        <li
          key={option.code}
          data-slot="country-select-value"
          data-code={option.code}
          className={styles.item}
        >
          <Chip disabled={state.field.disabled}>
            <span id={`${id}-${place}`} data-slot="country-select-name" className={styles.name}>
              {showFlags && <Flag code={option.code} />}
              {/* A server may have a different name for a country than the browser, which keeps the server's. */}
              <span
                suppressHydrationWarning
                data-slot="country-select-text"
                className={styles.text}
              >
                {state.textOf(option)}
              </span>
            </span>
            {!locked && (
              <ChipRemove
                label={labels.remove(option.name)}
                suppressHydrationWarning
                data-slot="country-select-remove"
                // Focus and the list stay as they are.
                onMouseDown={(event) => event.preventDefault()}
                onTouchEnd={(event) => event.stopPropagation()}
                {...buttonProps(place)}
              />
            )}
          </Chip>
        </li>
      ))}
    </ul>
  );
}
