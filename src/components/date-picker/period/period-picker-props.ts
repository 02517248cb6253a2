import type { ComponentProps } from 'react';
import type { DatePickerLabels, PeriodPickerLabels } from '../../../languages/language';
import type { PeriodUnit, UnavailablePeriods } from '../../calendar';
import type { PickerOwnProps } from '../date-picker-props';

/** Own props of both period pickers. */
export interface PeriodPickerOwnProps extends PickerOwnProps {
  /** Length of the period. Default: `month`. */
  unit?: PeriodUnit;
  /**
   * Weeks and their numbers, also in the value: `iso` according to ISO 8601, from Monday, `local` according to the region
   * of the locale. Default: `iso`.
   */
  weekNumbers?: 'iso' | 'local' | undefined;
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
  /** Labels that override the default ones. */
  labels?: Partial<DatePickerLabels & PeriodPickerLabels>;
  /** Placeholder. Default: the format of the locale, such as `mm/yyyy`. */
  placeholder?: string;
}

/** Shared props of both period pickers, including those of the root element. */
export interface PeriodPickerCommonProps
  extends
    PeriodPickerOwnProps,
    Omit<
      ComponentProps<'div'>,
      'defaultValue' | 'onChange' | 'autoFocus' | 'children' | 'role' | keyof PeriodPickerOwnProps
    > {}
