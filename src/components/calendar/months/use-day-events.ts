'use client';
import {
  useLayoutEffect,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import { isRightToLeft } from '../../../internals/direction';
import type { IsoDate } from '../../../internals/iso-date';
import type { CalendarState } from './calendar-context';
import type { CalendarCommonProps } from '../calendar-props';
import { keyboardRow, stepFromDay, withinMonths } from '../grid/keyboard-map';
import { firstDayOf } from './month';
import type { useCalendarState } from './use-calendar-state';
import { useGridFocus } from '../grid/use-grid-focus';
import { monthFor, type MonthChangeReason } from './use-visible-month';

/** What a kind of value does with the days that the reader points to and picks. */
export interface DayEvents {
  /** Called when an available day is picked; may answer a message to read out. */
  onPick: (iso: IsoDate, event: Event, state: CalendarState) => string | undefined;
  /** Called when the pointer or focus comes to a day that can be picked, with `null` when it leaves. */
  onPoint?: (iso: IsoDate | null, grid: HTMLElement) => void;
  /** Called after every drawing, before it is seen. */
  onDraw?: (grid: HTMLElement) => void;
}

/** Surroundings in which the days are pressed. */
interface DayEventsOptions {
  props: CalendarCommonProps;
  kind: DayEvents & { anchor: IsoDate | null };
  calendar: ReturnType<typeof useCalendarState>;
  /** Element around all days. */
  grid: RefObject<HTMLElement | null>;
  /** Native control, which a disabled fieldset also disables. */
  control: RefObject<HTMLInputElement | null>;
  /** Reads a message out. */
  announce: (message: string) => void;
  /** Shows why the day pointed to cannot be picked; an empty text where it can. */
  explain: (reason: string) => void;
}

const cellAt = (target: EventTarget) => (target as Element).closest<HTMLElement>('[data-day]');
const dayOf = (cell: HTMLElement | null) => cell?.dataset['day'] ?? null;

/** Handlers for the element around all days: keys, presses and pointing, without a render of their own. */
export function useDayEvents(options: DayEventsOptions) {
  const { props, kind, calendar, grid, control, announce, explain } = options;
  const { state, visible, first, count, bounds } = calendar;
  const { words, disabled, pending, today, isUnavailable } = state;
  const { min, max } = bounds;
  const firstDay = firstDayOf(first);
  const focus = useGridFocus({
    root: grid,
    attribute: 'data-day',
    preferred: [kind.anchor, today, min !== null && min > firstDay ? min : firstDay],
    enabled: !disabled && !pending,
    autoFocus: props.autoFocus ?? false,
    onRename: (cell) => announce(cell.getAttribute('aria-label') ?? ''),
  });

  const goTo = (day: IsoDate, reason: MonthChangeReason, event: Event) => {
    focus.focus(day);
    visible.show(monthFor(day, first, count), reason, event);
  };
  const pick = (day: IsoDate, event: Event) => {
    if (disabled || state.readOnly || control.current?.matches(':disabled')) return;
    const refusal = isUnavailable(day);
    if (refusal !== false) return announce(reasonOf(refusal));
    announce(kind.onPick(day, event, state) ?? '');
    if (monthFor(day, first, count) !== first) goTo(day, 'pick', event);
  };
  const reasonOf = (refusal: string | boolean) =>
    refusal === true ? words.labels.unavailable : refusal || '';
  const point = (cell: HTMLElement | null) => {
    const day = dayOf(cell);
    const refusal = day === null ? false : isUnavailable(day);
    const pickable = refusal === false && !disabled && !state.readOnly;
    if (grid.current) kind.onPoint?.(pickable ? day : null, grid.current);
    explain(reasonOf(refusal));
  };

  useLayoutEffect(() => {
    if (grid.current) kind.onDraw?.(grid.current);
  });

  const handlers = {
    onClick: (event: MouseEvent<HTMLElement>) => {
      const day = dayOf(cellAt(event.target));
      if (day !== null) pick(day, event.nativeEvent);
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const cell = cellAt(event.target);
      const day = dayOf(cell);
      const row = cell && keyboardRow(event, () => isRightToLeft(cell));
      if (!row || day === null) return;
      event.preventDefault();
      if (row.step === 'pick') return pick(day, event.nativeEvent);
      const target = withinMonths(stepFromDay(day, row, state.firstDay, today), min, max);
      if (target !== day) goTo(target, 'key', event.nativeEvent);
    },
    onFocus: (event: FocusEvent<HTMLElement>) => {
      const cell = cellAt(event.target);
      if (!cell) return;
      focus.take(cell);
      point(cell);
    },
    onPointerOver: (event: PointerEvent<HTMLElement>) => point(cellAt(event.target)),
    onPointerLeave: () => point(null),
  };
  return { handlers, focusStop: focus.focusStop };
}
