// biome-ignore-all lint/a11y/noNoninteractiveElementToInteractiveRole: the grid of days in the ARIA patterns is a table, too.
'use client';
import { memo, useId, type ReactNode } from 'react';
import { dataAttr } from '../../../core/data-attr';
import { isIsoDate, weekdayOf, weekNumber } from '../../../core/dates/iso-date';
import frame from '../calendar.module.css';
import type { CalendarDay, CalendarMonth } from '../day-picker-months';
import type { CalendarState } from './calendar-state';
import { DayCell } from './day-cell';
import { weekdayAt, type IsoMonth } from './month';
import { MonthCaption } from './month-caption';
import styles from './month-view.module.css';
import { Weekdays } from './weekdays';
import headings from './weekdays.module.css';

/** Props of {@link MonthView}. */
interface MonthViewProps {
  /** State of the calendar; another object only for a change, so that a month renders only then. */
  state: CalendarState;
  month: CalendarMonth;
  /** Index among the visible months, from 0. */
  index: number;
  /** Months or years in place of the days. */
  panel: { title: string; name: string; content: ReactNode } | undefined;
  /** Called when the caption is pressed; a stable function. */
  onCaption: (index: number, month: IsoMonth) => void;
}

/** One month: caption, weekdays and days. */
export const MonthView = memo(function MonthView(props: MonthViewProps) {
  const { state, month, index, panel, onCaption } = props;
  const captionId = useId();
  const { words, disabled, readOnly, several, pending } = state;
  const iso = month.date.toISOString().slice(0, 7);
  const title = pending ? undefined : words.names.month(iso);
  return (
    <div data-slot="calendar-month" className={frame.month}>
      <div data-slot="calendar-caption" className={frame.caption}>
        {title !== undefined && (
          <MonthCaption
            id={captionId}
            text={panel?.title ?? title}
            name={panel?.name ?? words.labels.chooseMonth(title)}
            disabled={disabled}
            onPress={() => onCaption(index, iso)}
          />
        )}
      </div>
      {panel?.content}
      <table
        role="grid"
        data-slot="calendar-grid"
        aria-labelledby={pending ? undefined : captionId}
        data-covered={dataAttr(panel !== undefined)}
        aria-multiselectable={several || undefined}
        aria-disabled={disabled || undefined}
        aria-readonly={readOnly || undefined}
        aria-busy={pending || undefined}
        className={styles.root}
      >
        <Weekdays
          words={words}
          firstDay={state.firstDay}
          weekend={state.weekend}
          numbered={state.weekNumbers !== undefined}
        />
        <tbody>
          {month.weeks.map(({ days }, row) => (
            <tr key={row} data-slot="calendar-week">
              {state.weekNumbers && <WeekNumber days={days} state={state} />}
              {days.map((day, column) => dayOf(day, column, state))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
});

function blankAt(column: number) {
  // Empty cell without a name.
  // oxlint-disable-next-line jsx-a11y/control-has-associated-label
  return <td key={column} data-slot="calendar-blank" className={styles.blank} />;
}

// A function, not a component, because an additional element for each day would slow down every render.
function dayOf({ isoDate: iso, outside }: CalendarDay, column: number, state: CalendarState) {
  const hidden = outside && (!state.showOutsideDays || !isIsoDate(iso));
  if (hidden || state.pending) return blankAt(column);
  return (
    <DayCell
      key={column}
      iso={iso}
      words={state.words}
      part={state.partOf(iso)}
      unavailable={state.whyUnavailable(iso)}
      marks={state.marks.get(iso)}
      content={state.content.get(iso)}
      today={iso === state.today}
      outside={outside}
      weekend={state.weekend.includes(weekdayAt(column, state.firstDay))}
      disabled={state.disabled}
    />
  );
}

function WeekNumber({ days, state }: { days: readonly CalendarDay[]; state: CalendarState }) {
  const { words, weekNumbers, firstDay, minimalDays, pending } = state;
  // ISO weeks are numbered by their Thursday, regardless of the first day of the row.
  const day = days.find(
    ({ isoDate }) => isIsoDate(isoDate) && (weekNumbers === 'local' || weekdayOf(isoDate) === 4),
  );
  if (!day || pending) return blankAt(-1);
  const number =
    weekNumbers === 'iso'
      ? weekNumber(day.isoDate)
      : weekNumber(day.isoDate, firstDay, minimalDays);
  const text = words.names.number(number);
  return (
    <th
      scope="row"
      data-slot="calendar-week-number"
      aria-label={words.labels.week(text)}
      className={headings.week}
    >
      {text}
    </th>
  );
}
