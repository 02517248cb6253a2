'use client';
import { useRef, type ChangeEvent } from 'react';
import { cx } from '../../internals/class-names';
import { useFieldControl } from '../../internals/field-context';
import { useFormReset } from '../../internals/use-form-reset';
import { VisuallyHidden } from '../../primitives/visually-hidden';
import { CalendarContext } from './months/calendar-context';
import { CalendarFormValues, type NamedValues } from './calendar-form-values';
import { CalendarNav } from './calendar-nav';
import type { CalendarCommonProps } from './calendar-props';
import styles from './calendar.module.css';
import { groupProps } from './group-props';
import { addToMonth, monthOf, type IsoMonth } from './months/month';
import { MonthView } from './months/month-view';
import { rootProps } from './root-props';
import { useCalendarState, type CalendarKind } from './months/use-calendar-state';
import { useDayEvents, type DayEvents } from './months/use-day-events';
import type { MonthChangeReason } from './months/use-visible-month';

/** What a kind of value adds to the calendar that all share. */
export interface CalendarViewKind extends CalendarKind, DayEvents {
  /** Whether days may be refused for reasons of the value itself: a line below the months is kept for them. */
  explains?: boolean;
  /** Names and values that the form submits, at least one. */
  values: NamedValues;
  /** Called when the form is reset. */
  onReset: (event: Event) => void;
}

/** Props of {@link CalendarView}. */
interface CalendarViewProps {
  /** Props of the calendar, those for the root among them. */
  props: CalendarCommonProps;
  kind: CalendarViewKind;
}

/** Frame, navigation, months and form values that the calendars of days share. */
export function CalendarView({ props, kind }: CalendarViewProps) {
  const grid = useRef<HTMLDivElement>(null);
  const live = useRef<HTMLSpanElement>(null);
  const note = useRef<HTMLDivElement>(null);
  const control = useRef<HTMLInputElement>(null);
  const field = useFieldControl(props);
  const { disabled, required } = field;
  const calendar = useCalendarState({ ...props, disabled, required }, kind);
  const { state, visible, first, count, bounds } = calendar;
  const { labels, names } = state.words;
  const announce = (message: string) => {
    if (live.current) live.current.textContent = message;
  };
  const explain = (reason: string) => {
    if (note.current) note.current.textContent = reason;
  };
  const days = useDayEvents({ props, kind, calendar, grid, control, announce, explain });
  useFormReset(control, kind.onReset);

  const turn = (month: IsoMonth, reason: MonthChangeReason, event: Event) => {
    const shown = visible.show(month, reason, event);
    if (shown === null) return;
    announce(count === 1 ? names.month(shown) : names.months(shown, addToMonth(shown, count - 1)));
  };
  const chooseMonth = ({ target, nativeEvent }: ChangeEvent<HTMLElement>) => {
    if (!(target instanceof HTMLSelectElement)) return;
    turn(target.value, target.dataset['part'] === 'year' ? 'year' : 'month', nativeEvent);
  };
  return (
    <div
      data-slot="calendar"
      {...rootProps(props)}
      {...groupProps(field, labels.calendar, state)}
      className={cx(styles.root, props.className)}
    >
      <CalendarNav
        previous={labels.previousMonth}
        next={labels.nextMonth}
        disabled={state.disabled}
        atStart={bounds.min !== null && first <= monthOf(bounds.min)}
        atEnd={bounds.max !== null && addToMonth(first, count - 1) >= monthOf(bounds.max)}
        onTurn={(by, event) =>
          turn(addToMonth(first, count > 3 ? by * count : by), by < 0 ? 'previous' : 'next', event)
        }
      />
      <div
        ref={grid}
        data-slot="calendar-months"
        className={styles.months}
        onChange={chooseMonth}
        {...days.handlers}
      >
        <CalendarContext value={state}>
          {calendar.monthList.map((month, index) => (
            <MonthView key={index} month={month} index={index} />
          ))}
        </CalendarContext>
      </div>
      {(props.unavailable || kind.explains) && (
        <div ref={note} data-slot="calendar-note" aria-hidden className={styles.note} />
      )}
      <VisuallyHidden ref={live} role="status" />
      {props.name !== undefined && (
        <CalendarFormValues
          control={control}
          values={kind.values}
          state={state}
          bounds={bounds}
          form={props.form}
          onFocusRequest={days.focusStop}
        />
      )}
    </div>
  );
}
