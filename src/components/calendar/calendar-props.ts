import type { ComponentProps } from 'react';
import type { Unavailable } from '../../internals/availability';
import type { ChangeDetails } from '../../internals/change-details';
import type { CalendarLabels } from '../../languages/language';
import type { CalendarMark } from './months/day-marks';
import type { MonthChangeReason } from './months/use-visible-month';

/** What made a calendar's value change. */
export type CalendarChangeReason = 'pick' | 'clear' | 'reset';

/** Facts about a change of a calendar's value. */
export type CalendarChangeDetails = ChangeDetails<CalendarChangeReason>;

/** Facts about a change of the shown month. */
export type MonthChangeDetails = ChangeDetails<MonthChangeReason>;

/** Props that every calendar of days takes for itself. */
export interface CalendarOwnProps {
  /** First shown month, `YYYY-MM`, owned by the parent. */
  month?: string;
  /** First shown month at the beginning, `YYYY-MM`. Default: that of the value, else that of today. */
  defaultMonth?: string;
  /** Called when the user turns to another month, with its `YYYY-MM`. */
  onMonthChange?: (month: string, details: MonthChangeDetails) => void;
  /** Number of months side by side, 1 to 12; more than three turn by the page. Default: 1. */
  months?: number;
  /** Earliest day that can be picked, `YYYY-MM-DD`. Earlier months cannot be reached. */
  min?: string | undefined;
  /** Latest day that can be picked, `YYYY-MM-DD`. Later months cannot be reached. */
  max?: string | undefined;
  /**
   * Days that cannot be picked: dates, rules such as `{ weekday: 7, reason: 'Closed on Sundays' }` or
   * `{ from, to, reason }`, or a function of the date that answers `true` or a reason. They stay
   * focusable and are read out with their reason.
   */
  unavailable?: Unavailable | undefined;
  /** Things that happen on days, drawn as shapes and announced in the day's name. */
  marks?: ReadonlyArray<CalendarMark>;
  /**
   * User's day, `YYYY-MM-DD`. Default: the device's, read after hydration: a server without `today`, `month` and a
   * value sends an empty month of six rows, and the calendar keeps six rows so that nothing below moves.
   */
  today?: string | undefined;
  /** First day of the week, 1 (Monday) to 7 (Sunday). Default: as the locale's region has it. */
  firstDay?: number;
  /** Week numbers: `iso` by ISO 8601 (weeks from Monday unless `firstDay` says else), `local` by the region's rule. */
  weekNumbers?: 'iso' | 'local';
  /** Whether each month takes six rows, so that nothing below moves. Default: `false`. */
  fixedWeeks?: boolean;
  /** Whether days of the neighboring months fill the first and last row. Default: `false`. */
  outsideDays?: boolean;
  /** Month and year as a text or as two lists to choose from. Default: `label`. */
  caption?: 'label' | 'dropdowns';
  /** BCP 47 tag for names, numerals and the week. Default: the provider's, else `en`. */
  locale?: string | undefined;
  /** Labels that replace the default ones. */
  labels?: Partial<CalendarLabels> | undefined;
  /** Name under which the form submits the value; without one nothing is submitted. */
  name?: string;
  /** Id of a form that the calendar is not inside. */
  form?: string;
  /** Whether a value must be picked before the form can be sent; a picked day then cannot be pressed away. */
  required?: boolean;
  /** Whether the calendar is out of use: not focusable, not submitted. */
  disabled?: boolean;
  /** Whether the value can be read and submitted, not changed. */
  readOnly?: boolean;
  /** Whether the value is wrong; drawn as an error. */
  invalid?: boolean;
  /** Whether focus goes to the picked day, else to today, when the calendar appears. */
  autoFocus?: boolean;
}

/** Props that every calendar of days shares: its own and those of the root element. */
export interface CalendarCommonProps
  extends
    CalendarOwnProps,
    Omit<
      ComponentProps<'div'>,
      keyof CalendarOwnProps | 'defaultValue' | 'onChange' | 'children' | 'role'
    > {}
