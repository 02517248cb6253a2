import type { ComponentProps } from 'react';
import type { DatePickerLabels, PeriodPickerLabels } from '../../../languages/language';
import type { PeriodUnit, UnavailablePeriods } from '../../calendar';
import type { DateOpenDetails } from '../date-picker-props';

/** Own props of both period pickers. */
export interface PeriodPickerOwnProps {
  /** Length of the period. Default: `month`. */
  unit?: PeriodUnit;
  /**
   * Weeks and their numbers, also in the value: `iso` according to ISO 8601, from Monday, `local` according to the region
   * of the locale. Default: `iso`.
   */
  weekNumbers?: 'iso' | 'local' | undefined;
  /** Whether the calendar is open (controlled). */
  open?: boolean;
  /** Whether the calendar is open initially. Default: `false`. */
  defaultOpen?: boolean;
  /** Called when the calendar opens or closes. */
  onOpenChange?: (open: boolean, details: DateOpenDetails) => void;
  /** First available period, or a day in it; earlier periods are invalid, also in the form. */
  min?: string;
  /** Last available period, or a day in it; later periods are invalid, also in the form. */
  max?: string;
  /** Unavailable periods, each with an optional reason, or a function of the period that returns `true` or a reason. */
  unavailable?: UnavailablePeriods;
  /**
   * Current date of the user, `YYYY-MM-DD`, for words such as "next week". Default: the date of the device,
   * read after hydration.
   */
  today?: string;
  /**
   * Maximum number of years that a two-digit year is in the future; other two-digit years are in the past. Default: 20.
   */
  pivot?: number;
  /** BCP 47 tag for formatting and parsing periods. Default: the provider's, else `en`. */
  locale?: string | undefined;
  /** Labels that override the default ones. */
  labels?: Partial<DatePickerLabels & PeriodPickerLabels>;
  /** Placeholder. Default: the format of the locale, such as `mm/yyyy`. */
  placeholder?: string;
  /** Name of the value in the form; without a name, nothing is submitted. */
  name?: string;
  /** Id of the form, if the picker is outside of it. */
  form?: string;
  /** Whether a period is required to submit the form. */
  required?: boolean;
  /** Whether the picker is disabled: neither focusable nor submitted. */
  disabled?: boolean;
  /** Whether the value is submitted but not editable. */
  readOnly?: boolean;
  /** Whether the value is invalid, in addition to the picker's own validation. */
  invalid?: boolean;
}

/** Shared props of both period pickers, including those of the root element. */
export interface PeriodPickerCommonProps
  extends
    PeriodPickerOwnProps,
    Omit<
      ComponentProps<'div'>,
      'defaultValue' | 'onChange' | 'autoFocus' | 'children' | 'role' | keyof PeriodPickerOwnProps
    > {}
