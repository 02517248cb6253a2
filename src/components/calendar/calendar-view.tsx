'use client';
import { useLayoutEffect, useRef, type PointerEvent } from 'react';
import { dataAttr } from '../../core/data-attr';
import type { IsoDate } from '../../core/dates/iso-date';
import { useFormReset } from '../../core/forms/use-form-event';
import { useGroupControl } from '../../core/forms/use-group-control';
import { useMergedRefs } from '../../core/use-merged-refs';
import type { NamedValues } from './calendar-form-values';
import { CalendarFrame } from './calendar-frame';
import { type CalendarCommonProps, rootProps } from './calendar-props';
import styles from './calendar.module.css';
import { stepFromDay, withinMonths } from './grid/keyboard-map';
import { useCalendarGrid, type CalendarGridOptions } from './grid/use-calendar-grid';
import type { CalendarState } from './months/calendar-state';
import { addToMonth, firstDayOf, monthOf, type IsoMonth } from './months/month';
import { MonthView } from './months/month-view';
import { useCalendarState, type DaySelection } from './months/use-calendar-state';
import { monthFor, type MonthChangeReason } from './months/use-visible-month';
import { MonthPanel } from './panel/month-panel';
import { panelNav } from './panel/panel-nav';
import { useMonthPanel } from './panel/use-month-panel';
import { usePanelFocus } from './panel/use-panel-focus';

/** What Escape restored. */
interface Restored {
  message: string;
  /** First day of the restored value. */
  day: IsoDate | null;
}

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
  onPick: (iso: IsoDate, event: Event, state: CalendarState) => string | undefined;
  /** Called when a pointer is pressed on the months, unless they cannot be changed. */
  onPress?: (
    event: PointerEvent<HTMLElement>,
    state: CalendarState & { announce: (message: string) => void },
  ) => void;
  /**
   * Called when Escape is pressed; set only while a change can be undone. Returns a message to
   * announce and a day to show.
   */
  onCancel?: ((event: Event, state: CalendarState) => Restored) | undefined;
}

/** Props of {@link CalendarView}. */
interface CalendarViewProps {
  /** All props of the calendar, including those of the root element. */
  props: CalendarCommonProps;
  selection: CalendarSelection;
}

/** Day calendar: months in the shared frame. */
export function CalendarView({ props, selection }: CalendarViewProps) {
  const rootRef = useRef<HTMLDivElement>(null);
  const controlRef = useRef<HTMLInputElement>(null);
  const field = useGroupControl(selection.component, props, rootRef);
  const { disabled, required } = field;
  const calendar = useCalendarState({ ...props, disabled, required }, selection);
  const { state, visible, first, count, bounds } = calendar;
  const { min, max } = bounds;
  const { readOnly, pending, today } = state;
  const { labels, names } = state.words;
  const firstDay = firstDayOf(first);
  useFormReset(controlRef, selection.onReset);
  const panel = useMonthPanel({ bounds, words: state.words, back: labels.showDays });
  const { open } = panel;

  const bringIntoSight = (day: IsoDate, reason: MonthChangeReason, event: Event) => {
    panel.close();
    visible.show(monthFor(day, first, count), reason, event);
  };
  const { gridRef, noteRef, handlers, announce, focusCell, focusTabStop } = useCalendarGrid({
    attribute: 'data-day',
    preferred: [selection.anchor, today, min !== null && min > firstDay ? min : firstDay],
    pending,
    disabled,
    readOnly,
    autoFocus: props.autoFocus ?? false,
    whyUnavailable: state.whyUnavailable,
    unavailable: labels.unavailable,
    stepFrom: (day, row) => withinMonths(stepFromDay(day, row, state.firstDay, today), min, max),
    onMove: (day, event) => bringIntoSight(day, 'keyboard', event),
    onPick: (day, event) => {
      const message = selection.onPick(day, event, state);
      if (monthFor(day, first, count) !== first) {
        focusCell(day);
        bringIntoSight(day, 'item-press', event);
      }
      return message;
    },
    onPress: (event) => selection.onPress?.(event, { ...state, announce }),
    ignoresClick: selection.ignoresClick,
    onPoint: selection.onPoint,
    onDraw: selection.onDraw,
  });
  // The parent may show another month, or none: only the one that is shown is announced.
  const turnedTo = useRef<IsoMonth | null>(null);
  useLayoutEffect(() => {
    if (turnedTo.current !== first) return;
    turnedTo.current = null;
    announce(count === 1 ? names.month(first) : names.months(first, addToMonth(first, count - 1)));
  });
  const turn = (month: IsoMonth, reason: MonthChangeReason, event: Event) => {
    turnedTo.current = visible.show(month, reason, event);
  };
  const { choose, leave } = usePanelFocus(panel, gridRef, (month) => {
    const days = [selection.anchor, today].filter((day) => day !== null && monthOf(day) === month);
    const firstOfMonth = firstDayOf(month);
    focusCell(days[0] ?? (min !== null && min > firstOfMonth ? min : firstOfMonth));
  });
  const chooseMonth = (month: IsoMonth, event: Event) => {
    choose(month);
    turn(addToMonth(month, -(open?.index ?? 0)), 'month', event);
    return undefined;
  };
  const cancel = (event: Event) => {
    const restored = selection.onCancel?.(event, state);
    if (!restored) return;
    announce(restored.message);
    const { day } = restored;
    if (day && monthFor(day, first, count) !== first) focusCell(day);
  };
  return (
    <CalendarFrame
      data-slot="calendar"
      {...rootProps(props)}
      ref={useMergedRefs(rootRef, props.ref)}
      data-week-numbers={dataAttr(Boolean(state.weekNumbers))}
      data-content={dataAttr(state.content.size > 0)}
      data-multiple-months={dataAttr(count > 1)}
      data-full={dataAttr(selection.fullText !== undefined)}
      hint={selection.fullText?.(state.words)}
      field={field}
      labels={labels}
      readOnly={readOnly}
      pending={pending}
      nav={
        panelNav(panel, labels, announce) ?? {
          previous: labels.previousMonth,
          next: labels.nextMonth,
          atStart: min !== null && first <= monthOf(min),
          atEnd: max !== null && addToMonth(first, count - 1) >= monthOf(max),
          onTurn: (by, event) => {
            const month = addToMonth(first, count > 3 ? by * count : by);
            turn(month, by < 0 ? 'previous' : 'next', event);
          },
        }
      }
      onEscape={open ? leave : selection.onCancel && cancel}
      noteRef={props.unavailable || selection.explains ? noteRef : undefined}
      values={
        props.name !== undefined && {
          values: selection.values,
          type: 'date',
          min: min ?? undefined,
          max: max ?? undefined,
          form: props.form,
          controlRef,
          onFocusRequest: focusTabStop,
        }
      }
    >
      <div ref={gridRef} data-slot="calendar-months" className={styles.months} {...handlers}>
        {calendar.monthList.map((month, index) => (
          <MonthView
            key={index}
            state={state}
            month={month}
            index={index}
            onCaption={panel.toggle}
            panel={
              open?.index === index
                ? {
                    title: panel.title,
                    name: panel.name,
                    content: (
                      <MonthPanel
                        key={open.unit}
                        panel={panel}
                        open={open}
                        today={today}
                        words={state.words}
                        onChoose={chooseMonth}
                      />
                    ),
                  }
                : undefined
            }
          />
        ))}
      </div>
    </CalendarFrame>
  );
}
