'use client';
import { useRef, useState, type KeyboardEvent } from 'react';
import { activeElementNear, isRightToLeft, moveFocus } from '../../core/dom';
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
  const list = useRef<HTMLUListElement>(null);
  const [stop, setStop] = useState<string>();
  const stopPlace = Math.max(
    0,
    chosen.findIndex(({ code }) => code === stop),
  );

  /** Moves focus to the country at a place, or else to the input. */
  const focus = (place: number) => {
    const button = list.current?.children[place]?.querySelector('button');
    moveFocus(button ?? input.current);
  };
  const remove = (place: number, event: Event, next = place + 1) => {
    const option = chosen[place];
    if (!option) return;
    // Focus stays among the countries, for the removal of further ones.
    if (!list.current?.contains(activeElementNear(list.current))) input.current?.focus();
    else focus(next < chosen.length ? next : place - 1);
    combobox.remove(option, event);
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLButtonElement>, place: number) => {
    const { key, repeat, nativeEvent } = event;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const to = destinationOf(key, place, event.currentTarget, chosen.length);
    if (to !== null) focus(to);
    else if (key === 'Escape') input.current?.focus();
    else if (key === 'Backspace' || key === 'Delete') {
      const isBack = key === 'Backspace' && place > 0;
      if (!repeat) remove(place, nativeEvent, isBack ? place - 1 : place + 1);
    } else if (key === 'Enter' || key === ' ') {
      // The browser clicks the button; a held key would click the one that has focus next.
      if (!repeat) return;
    } else {
      // The character is inserted into the input, which has focus after the key press.
      if (key.length === 1) input.current?.focus();
      return;
    }
    event.preventDefault();
  };
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
                tabIndex={place === stopPlace ? 0 : -1}
                data-slot="country-select-remove"
                // Focus and the list stay as they are.
                onMouseDown={(event) => event.preventDefault()}
                onTouchEnd={(event) => event.stopPropagation()}
                onFocus={() => setStop(option.code)}
                onKeyDown={(event) => handleKeyDown(event, place)}
                onClick={(event) => remove(place, event.nativeEvent)}
              />
            )}
          </Chip>
        </li>
      ))}
    </ul>
  );
}

/** Returns the place that a key moves to, after the last one for the input; `null` for other keys. */
function destinationOf(key: string, place: number, button: Element, count: number): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const [back, on] = isRightToLeft(button)
    ? ['ArrowRight', 'ArrowLeft']
    : ['ArrowLeft', 'ArrowRight'];
  if (key === back || key === 'ArrowUp') return Math.max(0, place - 1);
  return key === on || key === 'ArrowDown' ? place + 1 : null;
}
