import type { ComponentProps } from 'react';
import {
  controlProps,
  namingProps,
  propsForPart,
  propsForRoot,
  type PropUse,
} from '../../../core/props/split-props';
import type { PeriodUnit, UnavailablePeriods } from '../../period-calendar';
import type { PickerOwnProps } from '../date-picker-props';
import type { DatePickerLabels } from '../words';
import type { PeriodRules } from './validate-period';
import type { PeriodPickerLabels } from './words';

/** Props specific to both period pickers. */
export interface PeriodPickerOwnProps extends PickerOwnProps {
  /** Length of the period. Default: `month`. */
  unit?: PeriodUnit;
  /**
   * Week numbering, including in the value: `iso` according to ISO 8601, from Monday, `local` according to the region
   * of the locale. Default: `iso`.
   */
  weekNumbers?: 'iso' | 'local' | undefined;
  /** First available period, or a day in it; earlier periods are invalid and block form submission. */
  min?: string | undefined;
  /** Last available period, or a day in it; later periods are invalid and block form submission. */
  max?: string | undefined;
  /** Unavailable periods, each with an optional reason, or a function of the period that returns `true` or a reason. */
  unavailable?: UnavailablePeriods | undefined;
  /**
   * Current date of the user, `YYYY-MM-DD`, for words such as "next week". Default: the date of the device,
   * read after hydration.
   */
  today?: string | undefined;
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

// A record, not an array, so that the compiler reports missing names. Props with `part` are passed to the
// calendar.
const ownProps = {
  unit: 'part',
  weekNumbers: 'part',
  open: 'own',
  defaultOpen: 'own',
  onOpenChange: 'own',
  min: 'part',
  max: 'part',
  unavailable: 'part',
  today: 'own',
  twoDigitYearPivot: 'own',
  placeholder: 'own',
  ...controlProps,
  ...namingProps,
} as const satisfies Record<keyof PeriodPickerOwnProps | keyof typeof namingProps, PropUse>;

/** Returns the props of the root element: all except the picker's own. */
export const periodRootProps = (props: PeriodPickerCommonProps) => propsForRoot(props, ownProps);

/** Returns the props of the calendar inside the panel. */
export function periodCalendarProps(
  props: PeriodPickerCommonProps,
  { unit, locale, today }: PeriodRules,
) {
  return { ...propsForPart(props, ownProps), unit, locale, today: today ?? undefined };
}
