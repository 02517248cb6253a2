import type { ComponentProps } from 'react';
import type { ChangeDetails } from '../../core/callbacks';
import type { Unavailable } from '../../core/dates/availability';
import type { CalendarSystem } from '../../core/dates/calendar-system';
import type { FormControlProps } from '../../core/forms/use-field-control';
import { controlProps, propsForRoot } from '../../core/props/split-props';
import type { CalendarMark, DayContent } from './day-details';
import type { CalendarWords } from './day-names';
import type { DayPart, RangeGesture } from './use-calendar-grid';
import type { CalendarLabels } from './words';

/** Cause of a change of a calendar's value. */
export type CalendarChangeReason = 'item-press' | 'clear' | 'reset';

/** Details of a change of a calendar's value. */
export type CalendarChangeDetails = ChangeDetails<CalendarChangeReason>;

/** Cause of a change of the visible month. */
export type MonthChangeReason = 'previous' | 'next' | 'month' | 'keyboard' | 'item-press';

/** Details of a change of the visible month. */
export type MonthChangeDetails = ChangeDetails<MonthChangeReason>;

/** Form props of every calendar; a selected day or period of a `required` one cannot be cleared. */
export interface CalendarControlProps extends FormControlProps {
  /** Labels that override the default ones. */
  labels?: Partial<CalendarLabels> | undefined;
  /** Whether focus moves to the selected day or period, or else to the current one, on mount. */
  autoFocus?: boolean;
}

/** Props of the days and months, which a picker passes to its calendar. */
export interface CalendarDayProps {
  /** First visible month, `YYYY-MM` (controlled). With a `calendarSystem`, any day of the month, `YYYY-MM-DD`. */
  month?: string;
  /** Initial first visible month, `YYYY-MM`. Default: the month of the value, or else of today. */
  defaultMonth?: string;
  /**
   * Called when the user navigates to another month, with its `YYYY-MM`. With a `calendarSystem`, with its first day,
   * `YYYY-MM-DD`.
   */
  onMonthChange?: (month: string, details: MonthChangeDetails) => void;
  /**
   * Unavailable days: dates, rules such as `{ weekday: 7, reason: 'Closed on Sundays' }` or `{ from, to, reason }`,
   * or a function of the date that returns `true` or a reason. They stay focusable and are announced with
   * their reason.
   */
  unavailable?: Unavailable | undefined;
  /** Marks of events, drawn as shapes and announced with the day. */
  marks?: ReadonlyArray<CalendarMark>;
  /**
   * Short strings below the numbers of days, such as prices, by date: `{ '2026-04-03': { text: '€89', tone: 'success', label: '89 euros' } }`.
   * They are part of the day's accessible name.
   */
  dayContent?: Readonly<Record<string, DayContent>>;
  /** First day of the week, 1 (Monday) to 7 (Sunday). Default: according to the region of the locale. */
  firstDayOfWeek?: number;
  /**
   * Week numbers: `iso` according to ISO 8601 (weeks start on Monday unless `firstDayOfWeek` is set), `local`
   * according to the region.
   */
  weekNumbers?: 'iso' | 'local';
  /** Whether the first and last row show days of the neighboring months that can be reached. Default: `false`. */
  showOutsideDays?: boolean;
}

/** Props specific to every day calendar. */
export interface CalendarOwnProps extends CalendarControlProps, CalendarDayProps {
  /**
   * Calendar of the days, months and years, such as `persian` from `tessera-ui/calendars/persian`. Values stay ISO dates.
   * Default: the Gregorian calendar.
   */
  calendarSystem?: CalendarSystem | undefined;
  /**
   * Number of months side by side, 1 to 12; with more than three, navigation moves by a full page.
   * Default: 1.
   */
  numberOfMonths?: number;
  /** First available day, `YYYY-MM-DD`. Earlier months cannot be reached. */
  min?: string | undefined;
  /** Last available day, `YYYY-MM-DD`. Later months cannot be reached. */
  max?: string | undefined;
  /**
   * Current date of the user, `YYYY-MM-DD`. Without `today`, `month` and a value, the server renders an
   * empty month, and the calendar keeps six rows to avoid a layout shift. Default: that of the device.
   */
  today?: string | undefined;
  /** Whether each month has six rows, to avoid layout shifts. Default: `false`. */
  fixedWeeks?: boolean;
}

/** Props of every day calendar, including those of the root element. */
export interface CalendarCommonProps
  extends
    CalendarOwnProps,
    Omit<
      ComponentProps<'div'>,
      keyof CalendarOwnProps | 'defaultValue' | 'onChange' | 'children' | 'role'
    > {}

// A record, not an array, so that the compiler reports missing names.
const ownProps = {
  calendarSystem: 'own',
  month: 'own',
  defaultMonth: 'own',
  onMonthChange: 'own',
  numberOfMonths: 'own',
  min: 'own',
  max: 'own',
  unavailable: 'own',
  marks: 'own',
  dayContent: 'own',
  today: 'own',
  firstDayOfWeek: 'own',
  weekNumbers: 'own',
  fixedWeeks: 'own',
  showOutsideDays: 'own',
  ...controlProps,
  autoFocus: 'own',
} as const satisfies Record<keyof CalendarOwnProps, 'own'>;

/** Returns the props of the root element: all except those of a calendar. */
export const rootProps = <Props extends object>(props: Props) => propsForRoot(props, ownProps);

/** Numbers of the first and last month, year or page. */
export interface Reach {
  first: number;
  last: number;
}

/** Props of the buttons that turn the pages. */
export interface CalendarNavProps {
  /** Labels of the two buttons. */
  previous: string;
  next: string;
  /** Whether the first page is shown. */
  atStart: boolean;
  /** Whether the last page is shown. */
  atEnd: boolean;
  /** Called with the direction when a button is pressed. */
  onTurn: (by: -1 | 1, event: Event) => void;
}

/** What a value adds to its calendar, of days or of other periods. The key of a cell is its day or period. */
export interface CellSelection {
  /** Component name for error messages. */
  component: string;
  words: CalendarWords;
  /** Whether several cells can be selected. */
  several?: boolean;
  /** Returns the position of a cell in the value. */
  partOf: (key: string) => DayPart | undefined;
  /**
   * Returns the reason why an otherwise available cell is currently unavailable; must be a new function if the
   * result changes.
   */
  refuse?: ((key: string) => string | false) | undefined;
  /** Whether the value itself can make cells unavailable, with a reason in the note below them. */
  explains?: boolean;
  /** Names and values that the form submits, at least one. */
  values: ReadonlyArray<readonly [name: string | undefined, value: string]>;
  /** Called when the form is reset. */
  onReset: (event: Event) => void;
  /** Called when an available cell is selected; may return a message to announce. */
  onSelect: (key: string, event: Event, required: boolean) => string | undefined;
  /**
   * Called when Escape is pressed; set only while a change can be undone. Returns a message to announce and the first cell
   * of the restored value, to show it.
   */
  onCancel?: ((event: Event) => { message: string; key: string | null }) | undefined;
  /** What a range does with a pointer over the cells. */
  gesture?: RangeGesture;
}
