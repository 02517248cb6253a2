// biome-ignore-all lint/a11y/useKeyWithClickEvents: the grid handles the keys of its cells.
// biome-ignore-all lint/a11y/noNoninteractiveElementToInteractiveRole: the grids of the ARIA patterns are tables, too.
'use client';
import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import type { IsoDate } from '../../core/dates/iso-date';
import { cx, isRightToLeft, moveFocus } from '../../core/dom';
import { useAnnouncer } from '../../core/messages/announcer';
import { useFocusRing } from '../../core/use-focus-ring';
import { BlankCell, Grid } from './calendar-grid';
import { whyOutOfBounds, type CalendarWords } from './day-names';
import { keyboardRow, stepFromCell } from './keyboard-map';
import styles from './month-panel.module.css';
import { cellClassName, cellProps } from './use-calendar-grid';
import { pagesAway, textsOf, yearOf, type PanelView } from './use-month-panel';

interface MonthPanelProps {
  view: PanelView;
  today: IsoDate | null;
  words: CalendarWords;
  /** Called with the number of a month when one is selected. */
  onSelect: (month: number, event: Event) => void;
}

const columns = 3;

/** Longest pause between two typed digits of a year, in milliseconds. */
const typingPause = 2000;

/**
 * Grid of months or years in place of the cells of a page, with focus inside while it is open. Typing four
 * digits moves to a year.
 */
export function MonthPanel({ view, today, words, onSelect }: MonthPanelProps) {
  const { open, page, reach, title } = view;
  const { unit, at } = open;
  const grid = useRef<HTMLTableElement>(null);
  const { say: announce } = useAnnouncer(grid);
  useFocusRing(grid);
  const takesFocus = useRef(true);
  useLayoutEffect(() => {
    if (!takesFocus.current) return;
    takesFocus.current = false;
    moveFocus(grid.current?.querySelector<HTMLElement>('[tabindex="0"]'));
  });
  const typed = useRef({ text: '', time: 0 });

  const { system } = words.names;
  const ofMonth = (month: number) => (unit === 'month' ? month : yearOf(month, system));
  const value = ofMonth(open.month);
  const current = today === null ? null : ofMonth(system.monthNumber(today));
  const moveTo = (target: number) => {
    takesFocus.current = true;
    view.show(target);
  };
  const select = (cell: number, event: Event) => {
    const refusal = reasonOf(cell, view, words);
    if (refusal) announce(refusal);
    else if (unit === 'month') onSelect(cell, event);
    else if (!view.selectYear(cell))
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
    else if (row.step === 'select') select(at, event.nativeEvent);
    else
      moveTo(
        stepFromCell(at, row, { ...page, columns, volume: 10 }, current, (pages) =>
          pagesAway(at, pages, unit, system),
        ),
      );
  };

  const cellOf = (cell: number) => {
    const { key, text, name } = textsOf(cell, unit, words);
    const refusal = reasonOf(cell, view, words);
    return (
      <td
        key={key}
        role="gridcell"
        tabIndex={cell === at ? 0 : -1}
        data-slot="calendar-period"
        data-period={key}
        aria-label={refusal ? name + words.labels.separator + refusal : name}
        {...cellProps(cell === value ? 'only' : undefined, {
          current: cell === current,
          unavailable: refusal !== '',
          disabled: false,
        })}
        className={cx(cellClassName, styles.cell)}
        onClick={({ nativeEvent }) => select(cell, nativeEvent)}
        onFocus={() => cell !== at && view.show(cell)}
      >
        {text}
      </td>
    );
  };
  const rows = Math.ceil((page.last - page.first + 1) / columns);
  return (
    <div data-slot="calendar-panel" data-unit={unit} className={styles.root}>
      <Grid ref={grid} aria-label={title} onKeyDown={handleKeyDown}>
        <tbody>
          {Array.from({ length: rows }, (_, row) => (
            <tr key={row}>
              {Array.from({ length: columns }, (__, column) => {
                const cell = page.first + row * columns + column;
                const isCell = cell <= page.last && cell >= reach.first && cell <= reach.last;
                return isCell ? cellOf(cell) : <BlankCell key={column} />;
              })}
            </tr>
          ))}
        </tbody>
      </Grid>
    </div>
  );
}

/** Returns why a month or year cannot be selected; empty if it can. */
function reasonOf(cell: number, { open, available }: PanelView, words: CalendarWords): string {
  return whyOutOfBounds(cell, available, words, (bound) => textsOf(bound, open.unit, words).name);
}

/** Returns the value of a digit in the numerals of the locale or in ASCII, or -1. */
function digitOf(key: string, format: (value: number) => string): number {
  return [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].findIndex(
    (digit) => key === String(digit) || key === format(digit),
  );
}
