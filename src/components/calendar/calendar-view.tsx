'use client';
/* The day calendars stand on react-day-picker: its `DayPicker` renders the months, moves focus and selects. It gets dates in
   UTC, our parts and our words. Ours are also: days that are unavailable but reachable, with their reason, the keys that it
   lacks, the panel of months and years, form values, announcements, and the month, whose changes have a reason. */
import {
  useLayoutEffect,
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type SyntheticEvent,
} from 'react';
import type { DayPickerProps } from 'react-day-picker';
import { endOfMonth } from '../../core/dates/calendar-system';
import { fromUtcDate, toUtcDate, type IsoDate } from '../../core/dates/iso-date';
import { dataAttr } from '../../core/dom';
import { useFormReset } from '../../core/forms/use-form-event';
import { useGroupControl } from '../../core/forms/use-group-control';
import { useAnnouncer } from '../../core/messages/announcer';
import { useFocusRing } from '../../core/use-focus-ring';
import { useMergedRefs } from '../../core/use-merged-refs';
import { CalendarContext } from './calendar-context';
import { CalendarFrame } from './calendar-frame';
import { CalendarMonths } from './calendar-months';
import { rootProps, type CalendarCommonProps } from './calendar-props';
import styles from './calendar.module.css';
import { noDate, utcDateLib } from './date-lib';
import { useCalendarState, type CalendarSelection } from './use-calendar-state';
import { useDayNote } from './use-day-note';
import { useMonthPanel } from './use-month-panel';
import { monthFor, type MonthChangeReason } from './visible-month';

/** Props of {@link CalendarView}. */
interface CalendarViewProps<Selected> {
  /** All props of the calendar, including those of the root element. */
  props: CalendarCommonProps;
  selection: CalendarSelection<Selected>;
}

/** Day calendar: `DayPicker` in the shared frame. */
export function CalendarView<Selected>({ props, selection }: CalendarViewProps<Selected>) {
  const rootRef = useRef<HTMLDivElement>(null);
  const monthsRef = useRef<HTMLDivElement>(null);
  const controlRef = useRef<HTMLInputElement>(null);
  const field = useGroupControl(selection.component, props, rootRef);
  const { disabled, required } = field;
  const calendar = useCalendarState({ ...props, disabled }, selection);
  const { state, visible, first, count, bounds, reach } = calendar;
  const { words, readOnly, pending, today, firstDay, whyUnavailable } = state;
  const { labels, names } = words;
  const { system } = names;
  const { monthNumber, monthStart } = system;
  const { say: announce } = useAnnouncer(monthsRef);
  useFocusRing(monthsRef);
  useFormReset(controlRef, selection.onReset);
  const panel = useMonthPanel({ bounds, words, back: labels.showDays });

  const cellOf = (day: IsoDate) =>
    // A day may be visible in two months; this is the one in its own month.
    monthsRef.current?.querySelector<HTMLElement>(`[data-day="${day}"]:not([data-outside])`);
  const awaited = useRef<IsoDate | null>(null);
  // The parent may show another month, or none: only the one that is shown is announced.
  const turnedTo = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (monthsRef.current) selection.onDraw?.(monthsRef.current);
    if (turnedTo.current === first) {
      turnedTo.current = null;
      const last = monthStart(first + count - 1);
      const from = monthStart(first);
      announce(count === 1 ? names.month(from) : names.months(from, last));
    }
    const cell = awaited.current === null ? null : cellOf(awaited.current);
    if (!cell) return;
    awaited.current = null;
    cell.focus();
  });
  const show = (month: number, reason: MonthChangeReason, event: Event) => {
    panel.close();
    return visible.show(month, reason, event);
  };
  const turn = (month: number, reason: MonthChangeReason, event: Event) => {
    turnedTo.current = show(month, reason, event);
  };
  const bringIntoSight = (day: IsoDate, reason: MonthChangeReason, event: Event) =>
    show(monthFor(monthNumber(day), first, count), reason, event) !== null;
  const isInSight = (day: IsoDate) => monthFor(monthNumber(day), first, count) === first;
  const lastFocused = useRef<IsoDate | null>(null);
  const isLocked = () =>
    // A disabled fieldset disables native controls only.
    disabled || readOnly || Boolean(rootRef.current?.closest('fieldset:disabled'));
  const reasonOf = (refusal: string | boolean) =>
    refusal === true ? labels.unavailable : refusal || '';
  const context = {
    ...state,
    panel,
    onChooseMonth: (month: number, event: Event) => {
      const index = panel.open?.index ?? 0;
      const days = [selection.anchor, today, bounds.min, monthStart(month)];
      awaited.current = days.find((day) => day !== null && monthNumber(day) === month) ?? null;
      turn(month - index, 'month', event);
    },
    isTabStop: (day: IsoDate) => {
      const preferred = [lastFocused.current, selection.anchor, today, bounds.min];
      return day === preferred.find((other) => other !== null && isInSight(other));
    },
    canSelect: (day: IsoDate) => {
      if (selection.ignoresClick?.() || isLocked()) return false;
      const refusal = whyUnavailable(day);
      announce(reasonOf(refusal));
      return refusal === false;
    },
    moveTo: (day: IsoDate, event: Event) => {
      const last = endOfMonth(monthStart(reach.last), system);
      const earliest = monthStart(reach.first);
      const target = day < earliest ? earliest : day > last ? last : day;
      const cell = cellOf(target);
      cell?.focus();
      awaited.current = cell ? null : target;
      return !bringIntoSight(target, 'keyboard', event);
    },
  };

  const note = useDayNote({
    whyUnavailable,
    reasonOf,
    onPoint: (day, months) => selection.onPoint?.(isLocked() ? null : day, months),
  });
  const pressed = useRef<Event>(null);
  const handlers = {
    ...note.handlers,
    onKeyDownCapture: ({ nativeEvent }: KeyboardEvent) => {
      pressed.current = nativeEvent;
    },
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (!isLocked()) selection.onPress?.(event, { ...state, announce });
    },
    onFocusCapture: ({ target }: FocusEvent<HTMLElement>) => {
      awaited.current = null;
      lastFocused.current = target.dataset.day ?? lastFocused.current;
    },
    onBlurCapture: () => {
      awaited.current = null;
    },
  };
  const handleEscape = (event: Event) => {
    if (panel.open) return panel.leave(monthsRef.current);
    const restored = selection.onCancel?.(event, state);
    if (!restored) return undefined;
    announce(restored.message);
    const { day } = restored;
    if (day && !cellOf(day)) awaited.current = day;
    return undefined;
  };

  const selects: object = {
    autoFocus: (props.autoFocus ?? false) && !disabled,
    mode: selection.mode,
    selected: selection.selected,
    required: selection.required ?? required,
    min: selection.min,
    max: selection.max,
    resetOnSelect: true,
    onSelect: (selected: Selected, _: Date, __: object, event: SyntheticEvent) =>
      announce(selection.onSelect(selected, event.nativeEvent, state) ?? ''),
    onDayClick: (date: Date, _: object, { nativeEvent }: SyntheticEvent) => {
      const day = fromUtcDate(date) ?? '';
      if (!cellOf(day)) awaited.current = day;
      bringIntoSight(day, 'item-press', nativeEvent);
    },
    onMonthChange: (month: Date) => {
      if (pressed.current) bringIntoSight(fromUtcDate(month) ?? '', 'keyboard', pressed.current);
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
      onEscape={panel.open || selection.onCancel ? handleEscape : undefined}
      noteRef={props.unavailable || selection.explains ? note.noteRef : undefined}
      values={
        props.name !== undefined && {
          values: selection.values,
          type: 'date',
          min: bounds.min ?? undefined,
          max: bounds.max ?? undefined,
          form: props.form,
          controlRef,
          onFocusRequest: () =>
            monthsRef.current?.querySelector<HTMLElement>('[data-day][tabindex="0"]')?.focus(),
        }
      }
    >
      <div ref={monthsRef} data-slot="calendar-months" className={styles.months} {...handlers}>
        <CalendarContext value={context}>
          <CalendarMonths
            // Once the month is known, the day to focus is, too.
            key={String(pending)}
            {...(selects as DayPickerProps)}
            dateLib={utcDateLib(firstDay, system)}
            month={toUtcDate(monthStart(first))}
            startMonth={toUtcDate(monthStart(reach.first))}
            endMonth={toUtcDate(monthStart(reach.last))}
            today={today === null ? noDate : toUtcDate(today)}
            numberOfMonths={count}
            showOutsideDays={props.showOutsideDays ?? false}
            showWeekNumber={state.weekNumbers !== undefined}
            fixedWeeks={calendar.fixedWeeks}
            hidden={pending}
          />
        </CalendarContext>
      </div>
    </CalendarFrame>
  );
}
