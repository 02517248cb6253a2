'use client';
/* The day calendars stand on react-day-picker: its `DayPicker` lays out the months, in UTC, with our parts and words. The
   value, focus and keys are ours, shared with the calendars of periods: DayPicker's focus is a state, which renders all
   days twice for a key and moves even if the parent keeps the month. */
import { useLayoutEffect, useRef } from 'react';
import { endOfMonth } from '../../core/dates/calendar-system';
import { toUtcDate, type IsoDate } from '../../core/dates/iso-date';
import { dataAttr } from '../../core/dom';
import { useGroupControl } from '../../core/forms/use-group-control';
import { useMergedRefs } from '../../core/use-merged-refs';
import { CalendarFrame } from './calendar-frame';
import { CalendarMonths } from './calendar-months';
import { rootProps, type CalendarCommonProps, type MonthChangeReason } from './calendar-props';
import { CalendarContext, monthFor, useCalendarState, type DaySelection } from './calendar-state';
import styles from './calendar.module.css';
import { noDate, utcDateLib } from './date-lib';
import { stepFromDay } from './keyboard-map';
import { useGridFocus, useGridPresses } from './use-calendar-grid';
import { useMonthPanel } from './use-month-panel';

interface CalendarViewProps {
  /** All props of the calendar, including those of the root element. */
  props: CalendarCommonProps;
  selection: DaySelection;
}

/** Day calendar: `DayPicker` in the shared frame. */
export function CalendarView({ props, selection }: CalendarViewProps) {
  const rootRef = useRef<HTMLDivElement>(null);
  const field = useGroupControl(selection.component, props, rootRef);
  const { disabled, required } = field;
  const calendar = useCalendarState({ ...props, disabled }, selection);
  const { state, visible, first, count, bounds, reach } = calendar;
  const { words, readOnly, pending, today, firstDay, whyUnavailable } = state;
  const { labels, names } = words;
  const { monthNumber, monthStart } = names.system;
  const panel = useMonthPanel({ bounds, words, back: labels.showDays });

  const start = monthStart(first);
  const lastStart = monthStart(first + count - 1);
  const show = (month: number, reason: MonthChangeReason, event: Event) => {
    panel.close();
    return visible.show(month, reason, event);
  };
  const bringIntoSight = (day: IsoDate, reason: MonthChangeReason, event: Event) =>
    show(monthFor(monthNumber(day), first, count), reason, event);
  const preferred = (start: IsoDate, isWanted: (month: number) => boolean) =>
    [selection.anchor, today, bounds.min, start].find((day) => day && isWanted(monthNumber(day))) ??
    null;
  const isInSight = (month: number) => monthFor(month, first, count) === first;
  const tabStop = pending || disabled ? null : preferred(start, isInSight);
  const focus = useGridFocus<HTMLDivElement>('data-day', tabStop, props.autoFocus ?? false);
  const { gridRef, announce, focusSoon } = focus;
  const { noteRef, handlers } = useGridPresses(focus, {
    locked: disabled || readOnly,
    whyUnavailable,
    onStep: (day, row, event) => {
      const wanted = stepFromDay(day, row, { firstDay, today, system: names.system });
      const earliest = monthStart(reach.first);
      const latest = endOfMonth(monthStart(reach.last), names.system);
      const target = wanted < earliest ? earliest : wanted > latest ? latest : wanted;
      bringIntoSight(target, 'keyboard', event);
      return target;
    },
    onSelect: (day, event) => {
      const message = selection.onSelect(day, event, required);
      // A day of another month is shown in its own.
      if (!focus.isShown(day)) {
        focusSoon(day);
        bringIntoSight(day, 'item-press', event);
      }
      return message;
    },
    gesture: selection.gesture,
  });
  // The parent may show another month, or none: only the one that is shown is announced.
  const turnedTo = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (turnedTo.current !== first) return;
    turnedTo.current = null;
    announce(count === 1 ? names.month(start) : names.months(start, lastStart));
  });
  const turn = (month: number, reason: MonthChangeReason, event: Event) => {
    turnedTo.current = show(month, reason, event);
  };
  const isYear = count > 3;
  const context = {
    ...state,
    tabStop,
    titled: isYear && names.year(start) === names.year(lastStart),
    panel,
    onSelectMonth: (month: number, event: Event) => {
      const day = preferred(monthStart(month), (other) => other === month);
      if (day) focusSoon(day);
      turn(month - (panel.view?.open.index ?? 0), 'month', event);
    },
  };
  return (
    <CalendarFrame
      data-slot="calendar"
      {...rootProps(props)}
      ref={useMergedRefs(rootRef, props.ref)}
      data-week-numbers={dataAttr(state.weekNumbers !== undefined)}
      data-content={dataAttr(state.contents.size > 0)}
      data-multiple-months={dataAttr(count > 1)}
      data-year={dataAttr(isYear)}
      hint={selection.fullText}
      control={props}
      field={field}
      selection={selection}
      pending={pending}
      nav={{
        previous: labels.previousMonth,
        next: labels.nextMonth,
        atStart: first <= reach.first,
        atEnd: first + count - 1 >= reach.last,
        onTurn: (by, event) => {
          turn(first + (isYear ? by * count : by), by < 0 ? 'previous' : 'next', event);
        },
      }}
      panel={panel}
      focus={focus}
      noteRef={noteRef}
      bounds={bounds}
    >
      {isYear && (
        <div data-slot="calendar-title" className={styles.caption}>
          {!pending && names.years(start, lastStart)}
        </div>
      )}
      <div ref={gridRef} data-slot="calendar-months" className={styles.months} {...handlers}>
        <CalendarContext value={context}>
          <CalendarMonths
            dateLib={utcDateLib(firstDay, names.system)}
            month={toUtcDate(start)}
            startMonth={toUtcDate(monthStart(reach.first))}
            endMonth={toUtcDate(monthStart(reach.last))}
            today={today === null ? noDate : toUtcDate(today)}
            numberOfMonths={count}
            showOutsideDays={props.showOutsideDays ?? false}
            showWeekNumber={state.weekNumbers !== undefined}
            fixedWeeks={calendar.fixedWeeks}
          />
        </CalendarContext>
      </div>
    </CalendarFrame>
  );
}
