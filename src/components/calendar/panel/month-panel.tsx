'use client';
import { useRef, type KeyboardEvent } from 'react';
import type { IsoDate } from '../../../core/dates/iso-date';
import {
  formatIsoPeriod,
  isoWeeks,
  parseIsoPeriod,
  perYear,
  periodOfDay,
} from '../../../core/dates/iso-period';
import { useCalendarGrid } from '../grid/use-calendar-grid';
import type { CalendarWords } from '../months/calendar-state';
import type { IsoMonth } from '../months/month';
import styles from './month-panel.module.css';
import { PeriodGrid } from './period-grid';
import { outOfBounds } from './period-names';
import { clamp, pageOf, stepFromPeriod } from './period-pages';
import { monthNumber, type MonthPanelState, type OpenPanel } from './use-month-panel';

/** Props of {@link MonthPanel}. */
interface MonthPanelProps {
  panel: MonthPanelState;
  open: OpenPanel;
  today: IsoDate | null;
  words: CalendarWords;
  /** Called when a month is chosen; may return a message to announce. */
  onChoose: (month: IsoMonth, event: Event) => string | undefined;
}

/** Longest pause between two typed digits of a year, in milliseconds. */
const typingPause = 2000;

/**
 * Grid of months or years in place of the cells of a page, with focus inside while it is open. Typing four
 * digits moves to a year.
 */
export function MonthPanel({ panel, open, today, words, onChoose }: MonthPanelProps) {
  const { unit, at } = open;
  const { page, reach, title, show } = panel;
  const { labels, names } = words;
  const keyOf = (period: number) => formatIsoPeriod(period, unit);
  // The key of every cell is valid.
  const periodOf = (key: string) => parseIsoPeriod(key, unit) ?? reach.first;
  const present = today === null ? null : periodOfDay(today, unit);
  const month = monthNumber(open.month);
  const value = unit === 'month' ? month : Number(open.month.slice(0, 4));
  const typed = useRef({ text: '', time: 0 });

  const whyUnavailable = (key: string) =>
    outOfBounds(periodOf(key), panel, { unit, words, weeks: isoWeeks });
  const { gridRef, handlers, focusCell } = useCalendarGrid({
    attribute: 'data-period',
    preferred: [keyOf(at)],
    pending: false,
    disabled: false,
    readOnly: false,
    autoFocus: true,
    whyUnavailable,
    unavailable: labels.unavailable,
    stepFrom: (key, row) => keyOf(stepFromPeriod(periodOf(key), row, unit, present, reach)),
    onMove: (key) => {
      if (pageOf(periodOf(key), unit) !== page) show(periodOf(key));
    },
    onPick: (key, event) => {
      if (unit === 'month') return onChoose(key, event);
      if (panel.chooseYear(periodOf(key))) return undefined;
      return onChoose(key + open.month.slice(4), event);
    },
  });

  const typeYear = (digit: number, { target, timeStamp }: KeyboardEvent<HTMLElement>) => {
    const { text, time } = typed.current;
    const begun = timeStamp - time > typingPause ? '' : text;
    typed.current = { text: begun + digit, time: timeStamp };
    if (typed.current.text.length < 4) return;
    const year = Number(typed.current.text);
    typed.current.text = '';
    const focused = (target as Element).closest<HTMLElement>('[data-period]')?.dataset.period;
    const place = unit === 'month' ? (focused ? periodOf(focused) : at) % 12 : 0;
    const period = year * perYear[unit] + place;
    const next = clamp(period, reach);
    focusCell(keyOf(next));
    show(next);
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const digit = digitOf(event.key, names.number);
    if (digit === -1 || event.ctrlKey || event.altKey || event.metaKey) {
      return handlers.onKeyDown(event);
    }
    event.preventDefault();
    typeYear(digit, event);
  };
  return (
    <div
      ref={gridRef}
      data-slot="calendar-panel"
      data-unit={unit}
      className={styles.root}
      {...handlers}
      // As a spread: linters expect a role where they see a handler, and these events bubble.
      {...{ onKeyDown: press }}
    >
      <PeriodGrid
        unit={unit}
        page={page}
        pending={false}
        partOf={(period) => (period === value ? 'only' : undefined)}
        several={false}
        present={present}
        label={title}
        words={words}
        disabled={false}
        readOnly={false}
        whyUnavailable={whyUnavailable}
      />
    </div>
  );
}

/** Returns the value of a digit in the numerals of the locale or in ASCII, or -1. */
function digitOf(key: string, format: (value: number) => string): number {
  return [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].findIndex(
    (digit) => key === String(digit) || key === format(digit),
  );
}
