// biome-ignore-all lint/a11y/useKeyWithClickEvents: the grid handles the keys of its cells.
// biome-ignore-all lint/a11y/noNoninteractiveElementToInteractiveRole: the grids of the ARIA patterns are tables, too.
'use client';
import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { gregorian } from '../../core/dates/calendar-system';
import { addDays, type IsoDate } from '../../core/dates/iso-date';
import { cx, isRightToLeft } from '../../core/dom';
import { useAnnouncer } from '../../core/messages/announcer';
import { useFocusRing } from '../../core/use-focus-ring';
import { chevronDown, Icon } from '../../primitives/icon';
import frame from './calendar.module.css';
import { cellClassName, cellProps } from './cell';
import type { CalendarWords } from './day-names';
import { keyboardRow, type KeyboardRow } from './keyboard-map';
import styles from './month-panel.module.css';
import {
  firstDayOf,
  pagesAway,
  yearOf,
  type MonthPanelState,
  type OpenPanel,
} from './use-month-panel';

/** Props of {@link MonthCaption}. */
interface MonthCaptionProps {
  /** Visible text: the month, or the years of the open panel. */
  text: string;
  /** Accessible name, which contains the text. */
  name: string;
  disabled: boolean;
  onClick: () => void;
}

/** Caption of a month: a button that opens the months and the years in place of the days. */
export function MonthCaption({ text, name, disabled, onClick }: MonthCaptionProps) {
  return (
    <button
      type="button"
      data-slot="calendar-caption-button"
      aria-label={name}
      disabled={disabled}
      className={styles.caption}
      onClick={onClick}
    >
      <span>{text}</span>
      <Icon icon={chevronDown} />
    </button>
  );
}

/** Props of {@link MonthPanel}. */
interface MonthPanelProps {
  panel: MonthPanelState;
  open: OpenPanel;
  today: IsoDate | null;
  words: CalendarWords;
  /** Called with the number of a month when one is chosen. */
  onSelect: (month: number, event: Event) => void;
}

const columns = 3;

/** Longest pause between two typed digits of a year, in milliseconds. */
const typingPause = 2000;

/**
 * Grid of months or years in place of the cells of a page, with focus inside while it is open. Typing four
 * digits moves to a year.
 */
export function MonthPanel({ panel, open, today, words, onSelect }: MonthPanelProps) {
  const { unit, at } = open;
  const { page, title } = panel;
  const grid = useRef<HTMLTableElement>(null);
  const { say: announce } = useAnnouncer(grid);
  useFocusRing(grid);
  const takesFocus = useRef(true);
  useLayoutEffect(() => {
    if (!takesFocus.current) return;
    takesFocus.current = false;
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  });
  const typed = useRef({ text: '', time: 0 });

  const { system } = words.names;
  const ofMonth = (month: number) => (unit === 'month' ? month : yearOf(month, system));
  const value = ofMonth(open.month);
  const current = today === null ? null : ofMonth(system.monthNumber(today));
  const moveTo = (target: number) => {
    takesFocus.current = true;
    panel.show(target);
  };
  const select = (cell: number, event: Event) => {
    const refusal = reasonOf(cell, panel, unit, words);
    if (refusal) announce(refusal);
    else if (unit === 'month') onSelect(cell, event);
    else if (!panel.chooseYear(cell))
      onSelect(
        system.monthNumber(system.addYears(system.monthStart(open.month), cell - value)),
        event,
      );
  };
  const typeYear = (digit: number, timeStamp: number) => {
    const { text, time } = typed.current;
    const begun = timeStamp - time > typingPause ? '' : text;
    typed.current = { text: begun + digit, time: timeStamp };
    if (typed.current.text.length < 4) return;
    const year = Number(typed.current.text);
    typed.current.text = '';
    moveTo(unit === 'month' ? pagesAway(at, year - yearOf(at, system), unit, system) : year);
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const isPlain = !event.ctrlKey && !event.altKey && !event.metaKey;
    const digit = isPlain ? digitOf(event.key, words.names.number) : -1;
    const row = keyboardRow(event, () => isRightToLeft(event.currentTarget));
    if (digit === -1 && !row) return;
    event.preventDefault();
    if (!row) typeYear(digit, event.timeStamp);
    else if (row.step === 'pick') select(at, event.nativeEvent);
    else moveTo(cellAfter(row));
  };
  const cellAfter = ({ step, by }: KeyboardRow): number => {
    const place = at - page.first;
    const edge = (start: number, length: number) =>
      Math.min(page.last, page.first + start + (by < 0 ? 0 : length - 1));
    switch (step) {
      case 'cell':
        return at + by;
      case 'row':
        return at + by * columns;
      case 'rowEdge':
        return edge(place - (place % columns), columns);
      case 'page':
      case 'volume':
        return pagesAway(at, step === 'page' ? by : by * 10, unit, system);
      case 'pageEdge':
        return edge(0, page.last - page.first + 1);
      case 'today':
        return current ?? at;
      case 'pick':
        return at;
    }
  };

  const cellOf = (cell: number) => {
    const { key, text, name } = textsOf(cell, unit, words);
    const refusal = reasonOf(cell, panel, unit, words);
    return (
      <td
        key={key}
        role="gridcell"
        tabIndex={cell === at ? 0 : -1}
        data-slot="calendar-period"
        data-period={key}
        aria-label={refusal ? name + words.labels.separator + refusal : name}
        {...cellProps({
          part: cell === value ? 'only' : undefined,
          current: cell === current,
          unavailable: refusal !== '',
          disabled: false,
        })}
        className={cx(cellClassName, styles.cell)}
        onClick={({ nativeEvent }) => select(cell, nativeEvent)}
        onFocus={() => cell !== at && panel.show(cell)}
      >
        {text}
      </td>
    );
  };
  const rows = Math.ceil((page.last - page.first + 1) / columns);
  return (
    <div data-slot="calendar-panel" data-unit={unit} className={styles.root}>
      <table
        ref={grid}
        role="grid"
        data-slot="calendar-grid"
        aria-label={title}
        className={frame.grid}
        onKeyDown={handleKeyDown}
      >
        <tbody>
          {Array.from({ length: rows }, (_, row) => (
            <tr key={row}>
              {Array.from({ length: columns }, (__, column) => {
                const cell = page.first + row * columns + column;
                return cell > page.last || cell < panel.reach.first || cell > panel.reach.last ? (
                  // oxlint-disable-next-line jsx-a11y/control-has-associated-label
                  <td key={column} data-slot="calendar-blank" />
                ) : (
                  cellOf(cell)
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Returns the ISO text, the visible text and the full name of a month or year; the name contains the text. */
function textsOf(cell: number, unit: OpenPanel['unit'], { names }: CalendarWords) {
  const { system } = names;
  const day = firstDayOf(cell, unit, system);
  const isIso = system === gregorian;
  if (unit === 'year') {
    const text = system.hasEras ? yearOfEras(cell, names) : names.year(day);
    return { key: isIso ? day.slice(0, 4) : day, text, name: text };
  }
  const text = names.monthName(day);
  const full = names.month(day);
  // A month may be inflected next to its year, as in Greek.
  const name = full.includes(text) ? full : `${text}, ${full}`;
  return { key: isIso ? day.slice(0, 7) : day, text, name };
}

/** Returns the text of a year, with two eras if one begins in it. */
function yearOfEras(year: number, { system, year: textOf }: CalendarWords['names']): string {
  const first = textOf(firstDayOf(year, 'year', system));
  const last = textOf(addDays(firstDayOf(year + 1, 'year', system), -1));
  return last === first ? first : `${first} – ${last}`;
}

/** Returns why a month or year cannot be chosen; empty if it can. */
function reasonOf(
  cell: number,
  { available }: MonthPanelState,
  unit: OpenPanel['unit'],
  words: CalendarWords,
): string {
  const nameOf = (bound: number) => textsOf(bound, unit, words).name;
  if (cell < available.first) return words.labels.tooEarly(nameOf(available.first));
  return cell > available.last ? words.labels.tooLate(nameOf(available.last)) : '';
}

/** Returns the value of a digit in the numerals of the locale or in ASCII, or -1. */
function digitOf(key: string, format: (value: number) => string): number {
  return [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].findIndex(
    (digit) => key === String(digit) || key === format(digit),
  );
}
