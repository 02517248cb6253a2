'use client';
import { zeroPadded } from '../../../internals/iso-date';
import { chevronDown, Icon } from '../../../primitives/icon';
import type { CalendarState } from './calendar-context';
import styles from './month-caption.module.css';
import type { IsoMonth } from './month';

/** Props of {@link MonthCaption}. */
interface MonthCaptionProps {
  month: IsoMonth;
  state: CalendarState;
}

/**
 * Lists of months and years in place of a caption, in the order of the locale. The value of each option is
 * the month to show; the calendar handles the change event.
 */
export function MonthCaption({ month, state }: MonthCaptionProps) {
  const { labels, names } = state.words;
  const [yearText = '', monthText = ''] = month.split('-');
  const year = Number(yearText);
  const first = Math.min(state.firstYear ?? year, year);
  const last = Math.max(state.lastYear ?? year, year);
  const lists = [
    <List
      key="month"
      part="month"
      label={labels.month}
      value={month}
      disabled={state.disabled}
      options={names
        .monthList()
        .map((name, index) => [`${yearText}-${zeroPadded(index + 1, 2)}`, name])}
    />,
    <List
      key="year"
      part="year"
      label={labels.year}
      value={month}
      disabled={state.disabled}
      options={Array.from({ length: last - first + 1 }, (_, index) => [
        `${zeroPadded(first + index, 4)}-${monthText}`,
        names.number(first + index),
      ])}
    />,
  ];
  return (
    <span data-slot="calendar-lists" className={styles.root}>
      {names.yearFirst() ? lists.reverse() : lists}
    </span>
  );
}

interface ListProps {
  part: 'month' | 'year';
  label: string;
  value: IsoMonth;
  disabled: boolean;
  options: ReadonlyArray<readonly [month: IsoMonth, text: string]>;
}

function List({ part, label, value, disabled, options }: ListProps) {
  return (
    <span
      data-slot="calendar-list"
      data-text={options.find(([month]) => month === value)?.[1]}
      className={styles.list}
    >
      <select
        data-slot="calendar-select"
        data-part={part}
        aria-label={label}
        value={value}
        disabled={disabled}
        // React requires a handler with `value`; the calendar handles the event.
        onChange={ignore}
        className={styles.select}
      >
        {options.map(([month, text]) => (
          <option key={month} value={month}>
            {text}
          </option>
        ))}
      </select>
      <Icon shapes={chevronDown} />
    </span>
  );
}

function ignore() {}
