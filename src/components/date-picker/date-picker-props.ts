import type { ComponentProps } from 'react';
import type { ChangeDetails } from '../../internals/change-details';
import type { CalendarMark, MonthChangeDetails, Unavailable } from '../calendar';
import type { DatePickerLabels } from '../../languages/language';

/** What made a date picker's value change. */
export type DateChangeReason =
  | 'type'
  | 'invalid-text'
  | 'pick'
  | 'preset'
  | 'swap'
  | 'clear'
  | 'reset';

/** Facts about a change of a date picker's value. */
export type DateChangeDetails = ChangeDetails<DateChangeReason>;

/** What opened or closed the panel. */
export type DateOpenReason =
  | 'trigger'
  | 'key'
  | 'pick'
  | 'preset'
  | 'close-button'
  | 'swipe'
  | 'escape-key'
  | 'outside-press'
  | 'focus-out';

/** Facts about opening or closing. */
export type DateOpenDetails = ChangeDetails<DateOpenReason>;

/** Props that both date pickers share and keep to themselves. */
export interface DatePickerOwnProps {
  /** Whether the calendar is open, owned by the parent. */
  open?: boolean;
  /** Whether the calendar is open at the beginning. Default: `false`. */
  defaultOpen?: boolean;
  /** Called when the calendar opens or closes. */
  onOpenChange?: (open: boolean, details: DateOpenDetails) => void;
  /** First shown month, `YYYY-MM`, owned by the parent. */
  month?: string;
  /** First shown month when the calendar opens, `YYYY-MM`. Default: that of the value, else that of today. */
  defaultMonth?: string;
  /** Called when the user turns to another month, with its `YYYY-MM`. */
  onMonthChange?: (month: string, details: MonthChangeDetails) => void;
  /** Number of months side by side, 1 to 12. Default: 1, and 2 for a range where there is room. */
  months?: number;
  /** Earliest day, `YYYY-MM-DD`; an earlier one is an error, in the form too. */
  min?: string;
  /** Latest day, `YYYY-MM-DD`; a later one is an error, in the form too. */
  max?: string;
  /**
   * Days that cannot be picked or typed: dates, rules such as `{ weekday: 7, reason: 'Closed on Sundays' }`
   * or `{ from, to, reason }`, or a function of the date that answers `true` or a reason.
   */
  unavailable?: Unavailable;
  /** Things that happen on days, drawn as shapes in the calendar and announced in the day's name. */
  marks?: ReadonlyArray<CalendarMark>;
  /** User's day, `YYYY-MM-DD`, that words such as "tomorrow" count from. Default: the device's, read after hydration. */
  today?: string;
  /** First day of the week, 1 (Monday) to 7 (Sunday). Default: as the locale's region has it. */
  firstDay?: number;
  /** Week numbers in the calendar: `iso` by ISO 8601, `local` by the region's rule. */
  weekNumbers?: 'iso' | 'local';
  /** Whether days of the neighboring months fill the first and last row. Default: `false`. */
  outsideDays?: boolean;
  /** Month and year of the calendar as a text or as two lists to choose from. Default: `label`. */
  caption?: 'label' | 'dropdowns';
  /** Years ahead of today's that two typed digits reach; beyond, they mean a hundred years less. Default: 20. */
  pivot?: number;
  /** BCP 47 tag: decides how dates are written and read. Default: the provider's, else `en`. */
  locale?: string | undefined;
  /** Labels that replace the default ones. */
  labels?: Partial<DatePickerLabels>;
  /** Name for the form; without one nothing is submitted. */
  name?: string;
  /** Id of a form that the picker is not inside. */
  form?: string;
  /** Whether a date must be given before the form can be sent. */
  required?: boolean;
  /** Whether the picker is out of use: not focusable, not submitted. */
  disabled?: boolean;
  /** Whether the value can be read and submitted, not changed. */
  readOnly?: boolean;
  /** Whether the value is wrong; drawn as an error beside those that the picker finds. */
  invalid?: boolean;
}

/** Props that both date pickers share: their own and those of the root element. */
export interface DatePickerCommonProps
  extends
    DatePickerOwnProps,
    Omit<
      ComponentProps<'div'>,
      'defaultValue' | 'onChange' | 'autoFocus' | 'children' | 'role' | keyof DatePickerOwnProps
    > {}
