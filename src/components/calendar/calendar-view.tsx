'use client';
/* The day calendars stand on react-day-picker: its `DayPicker` lays out the months, in UTC, with our parts and words. The
   value, focus and keys are ours, shared with the calendars of periods: DayPicker's focus is a state, which renders all
   days twice for a key and moves even if the parent keeps the month. */
import { useLayoutEffect, useRef, type PointerEvent } from 'react';
import { endOfMonth } from '../../core/dates/calendar-system';
import { toUtcDate, type IsoDate } from '../../core/dates/iso-date';
import { dataAttr } from '../../core/dom';
import { useFormReset } from '../../core/forms/use-form-event';
import { useGroupControl } from '../../core/forms/use-group-control';
import { useMergedRefs } from '../../core/use-merged-refs';
import { CalendarContext, type CalendarState } from './calendar-context';
import { CalendarFrame, type NamedValues } from './calendar-frame';
import { CalendarMonths } from './calendar-months';
import { rootProps, type CalendarCommonProps } from './calendar-props';
import styles from './calendar.module.css';
import { noDate, utcDateLib } from './date-lib';
import { stepFromDay } from './keyboard-map';
import { useCalendarGrid, type CalendarGridOptions } from './use-calendar-grid';
import { useCalendarState, type DaySelection } from './use-calendar-state';
import { useMonthPanel } from './use-month-panel';
import { monthFor, type MonthChangeReason } from './visible-month';

/** Selection of a day calendar: one day, several days or a range. */
interface CalendarSelection
  extends DaySelection, Pick<CalendarGridOptions, 'ignoresClick' | 'onPoint' | 'onDraw'> {
  /** Whether the value itself can make days unavailable, with a reason in the note below the months. */
  explains?: boolean;
  /** Returns why no more days can be picked, if that is the case. */
  fullText?: ((words: CalendarState['words']) => string) | undefined;
  /** Names and values that the form submits, at least one. */
  values: NamedValues;
  /** Called when the form is reset. */
  onReset: (event: Event) => void;
  /** Called when an available day is picked; may return a message to announce. */
  onSelect: (day: IsoDate, event: Event, state: CalendarState) => string | undefined;
  /** Called when a pointer is pressed on the months, unless they cannot be changed. */
  onPointerDown?: (
    event: PointerEvent<HTMLElement>,
    state: CalendarState & { announce: (message: string) => void },
  ) => void;
  /**
   * Called when Escape is pressed; set only while a change can be undone. Returns a message to announce and the first day
   * of the restored value, to show it.
   */
  onCancel?:
    | ((event: Event, state: CalendarState) => { message: string; day: IsoDate | null })
    | undefined;
}

/** Props of {@link CalendarView}. */
interface CalendarViewProps {
  /** All props of the calendar, including those of the root element. */
  props: CalendarCommonProps;
  selection: CalendarSelection;
}

/** Day calendar: `DayPicker` in the shared frame. */
export function CalendarView({ props, selection }: CalendarViewProps) {
  const rootRef = useRef<HTMLDivElement>(null);
  const controlRef = useRef<HTMLInputElement>(null);
  const field = useGroupControl(selection.component, props, rootRef);
  const { disabled, required } = field;
  const calendar = useCalendarState({ ...props, disabled, required }, selection);
  const { state, visible, first, count, bounds, reach } = calendar;
  const { words, readOnly, pending, today, firstDay, whyUnavailable } = state;
  const { labels, names } = words;
  const { monthNumber, monthStart } = names.system;
  useFormReset(controlRef, selection.onReset);
  const panel = useMonthPanel({ bounds, words, back: labels.showDays });

  const start = monthStart(first);
  const isInSight = (day: IsoDate) => monthFor(monthNumber(day), first, count) === first;
  const show = (month: number, reason: MonthChangeReason, event: Event) => {
    panel.close();
    return visible.show(month, reason, event);
  };
  const bringIntoSight = (day: IsoDate, reason: MonthChangeReason, event: Event) =>
    show(monthFor(monthNumber(day), first, count), reason, event);
  const preferred = [selection.anchor, today, bounds.min, start];
  const tabStop =
    pending || disabled ? null : (preferred.find((day) => day !== null && isInSight(day)) ?? null);
  const { gridRef, noteRef, handlers, announce, focusCell, focusSoon, focusTabStop } =
    useCalendarGrid({
      attribute: 'data-day',
      tabStop,
      disabled,
      readOnly,
      autoFocus: props.autoFocus ?? false,
      whyUnavailable,
      unavailable: labels.unavailable,
      stepFrom: (day, row) => {
        const target = stepFromDay(day, row, { firstDay, today, system: names.system });
        const earliest = monthStart(reach.first);
        const last = endOfMonth(monthStart(reach.last), names.system);
        return target < earliest ? earliest : target > last ? last : target;
      },
      onMove: (day, event) => bringIntoSight(day, 'keyboard', event),
      onSelect: (day, event) => {
        const message = selection.onSelect(day, event, state);
        if (!isInSight(day)) {
          focusCell(day);
          bringIntoSight(day, 'item-press', event);
        }
        return message;
      },
      onPointerDown: (event) => selection.onPointerDown?.(event, { ...state, announce }),
      ignoresClick: selection.ignoresClick,
      onPoint: selection.onPoint,
      onDraw: selection.onDraw,
    });
  // The parent may show another month, or none: only the one that is shown is announced.
  const turnedTo = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (turnedTo.current !== first) return;
    turnedTo.current = null;
    announce(count === 1 ? names.month(start) : names.months(start, monthStart(first + count - 1)));
  });
  const turn = (month: number, reason: MonthChangeReason, event: Event) => {
    turnedTo.current = show(month, reason, event);
  };
  const context = {
    ...state,
    tabStop,
    panel,
    onSelectMonth: (month: number, event: Event) => {
      const days = [selection.anchor, today, bounds.min, monthStart(month)];
      const day = days.find((other) => other !== null && monthNumber(other) === month);
      if (day) focusSoon(day);
      turn(month - (panel.open?.index ?? 0), 'month', event);
    },
  };
  const handleCancel = (event: Event) => {
    const restored = selection.onCancel?.(event, state);
    if (!restored) return;
    announce(restored.message);
    if (restored.day !== null && !isInSight(restored.day)) focusSoon(restored.day);
  };
  return (
    <CalendarFrame
      data-slot="calendar"
      {...rootProps(props)}
      ref={useMergedRefs(rootRef, props.ref)}
      data-week-numbers={dataAttr(state.weekNumbers !== undefined)}
      data-content={dataAttr(state.contents.size > 0)}
      data-multiple-months={dataAttr(count > 1)}
      data-full={dataAttr(selection.fullText !== undefined)}
      hint={selection.fullText?.(words)}
      field={field}
      labels={labels}
      readOnly={readOnly}
      pending={pending}
      nav={
        panel.nav(announce) ?? {
          previous: labels.previousMonth,
          next: labels.nextMonth,
          atStart: first <= reach.first,
          atEnd: first + count - 1 >= reach.last,
          onTurn: (by, event) => {
            turn(first + (count > 3 ? by * count : by), by < 0 ? 'previous' : 'next', event);
          },
        }
      }
      onEscape={
        panel.open ? () => panel.leave(gridRef.current) : selection.onCancel && handleCancel
      }
      noteRef={props.unavailable || selection.explains ? noteRef : undefined}
      values={
        props.name !== undefined && {
          values: selection.values,
          type: 'date',
          min: bounds.min ?? undefined,
          max: bounds.max ?? undefined,
          form: props.form,
          controlRef,
          onFocusRequest: focusTabStop,
        }
      }
    >
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
