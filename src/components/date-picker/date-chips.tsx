'use client';
import { useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import type { IsoDate } from '../../core/dates/iso-date';
import { isRightToLeft } from '../../core/dom';
import { Chip, ChipRemove } from '../../primitives/chip';
import { longText, shortText } from './date-texts';
import styles from './multiple-date-picker.module.css';
import type { DatePickerLabels } from './words';

/** Props of {@link DateChips}. */
interface DateChipsProps {
  ref: RefObject<HTMLUListElement | null>;
  dates: readonly IsoDate[];
  labels: DatePickerLabels;
  locale: string;
  disabled: boolean;
  readOnly: boolean | undefined;
  /** Called when a date is removed. */
  onRemove: (date: IsoDate, event: Event) => void;
  /** Called when focus moves to the text field, past the last date. */
  onLeave: () => void;
}

/**
 * Chips of the picked dates. Their buttons are one tab stop: arrow keys, Home and End move between them, Delete and
 * Backspace remove a date.
 */
export function DateChips(props: DateChipsProps) {
  const { ref, dates, labels, locale, disabled, readOnly, onRemove, onLeave } = props;
  const [focused, setFocused] = useState<IsoDate | null>(null);
  // Shift+Tab from the text field leads to the last date.
  const stop = focused !== null && dates.includes(focused) ? focused : dates.at(-1);
  const blur = ({ relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!ref.current?.contains(relatedTarget)) setFocused(null);
  };
  const focusAt = (index: number) => {
    const button = ref.current?.querySelectorAll('button')[index];
    if (button) button.focus();
    else onLeave();
  };
  const remove = (index: number, event: Event) => {
    const date = dates[index];
    if (date === undefined) return;
    // The button disappears, so move focus to its neighbor first; otherwise, it would be lost.
    focusAt(index + 1 < dates.length ? index + 1 : index - 1);
    onRemove(date, event);
  };
  const handleKeyDown = (index: number, event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const forward = isRightToLeft(event.currentTarget) ? 'ArrowLeft' : 'ArrowRight';
    if (event.key === 'Delete' || event.key === 'Backspace') remove(index, event.nativeEvent);
    else if (event.key === 'Home') focusAt(0);
    else if (event.key === 'End') focusAt(dates.length - 1);
    else if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
      focusAt(event.key === forward ? index + 1 : Math.max(0, index - 1));
    } else return;
    event.preventDefault();
  };
  return (
    <ul
      ref={ref}
      aria-label={labels.dates}
      data-slot="multiple-date-picker-dates"
      className={styles.dates}
    >
      {dates.map((date, index) => (
        <li
          key={date}
          data-slot="multiple-date-picker-date"
          data-date={date}
          className={styles.date}
        >
          <Chip disabled={disabled}>
            <bdi>{shortText(date, locale)}</bdi>
            {!readOnly && !disabled && (
              <ChipRemove
                label={labels.remove(longText(date, locale))}
                tabIndex={date === stop ? 0 : -1}
                onFocus={() => setFocused(date)}
                onBlur={blur}
                onClick={({ nativeEvent }) => remove(index, nativeEvent)}
                onKeyDown={(event) => handleKeyDown(index, event)}
              />
            )}
          </Chip>
        </li>
      ))}
    </ul>
  );
}
