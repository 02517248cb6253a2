import type { ComponentProps, ReactNode } from 'react';
import type { ChangeDetails } from '../../core/callbacks';
import type { CalendarSystem } from '../../core/dates/calendar-system';
import type { FormControlProps } from '../../core/forms/use-field-control';
import type { OpenProps } from '../../core/panel/use-open';
import { controlProps, namingProps, propsForRoot } from '../../core/props/split-props';
import type { CalendarDayProps } from '../calendar';
import type { DatePickerLabels } from './words';

/** Cause of a change of a date picker's value. */
export type DateChangeReason =
  | 'type'
  | 'invalid-text'
  | 'item-press'
  | 'preset'
  | 'swap'
  | 'cancel'
  | 'drag'
  | 'remove'
  | 'clear'
  | 'reset';

/** Details of a change of a date picker's value. */
export type DateChangeDetails = ChangeDetails<DateChangeReason>;

/** Props specific to every date picker: of its panel, its text and its control in the form. */
export interface PickerOwnProps extends OpenProps, FormControlProps {
  /**
   * Two-digit years are at most this many years in the future; others are in the past.
   * Default: 20.
   */
  twoDigitYearPivot?: number;
}

/** Props specific to the pickers of dates, with and without a time. */
export interface DayPickerOwnProps extends PickerOwnProps, CalendarDayProps {
  /** Number of months side by side, 1 to 12. Default: 1; 2 for a range if there is space. */
  numberOfMonths?: number;
}

/** Props specific to the date pickers. */
export interface DatePickerOwnProps extends DayPickerOwnProps {
  /**
   * Calendar of the typed and shown days, such as `persian` from `tessera-ui/calendars/persian`. Values stay ISO dates;
   * `month` is any day of the month, `YYYY-MM-DD`, and `onMonthChange` reports the first one. Default: the Gregorian
   * calendar.
   */
  calendarSystem?: CalendarSystem | undefined;
  /** First available day, `YYYY-MM-DD`; earlier days are invalid and block form submission. */
  min?: string | undefined;
  /** Last available day, `YYYY-MM-DD`; later days are invalid and block form submission. */
  max?: string | undefined;
  /**
   * Current date of the user, `YYYY-MM-DD`, for words such as "tomorrow". Default: the date of the device,
   * read after hydration.
   */
  today?: string | undefined;
  /** Labels that override the default ones. */
  labels?: Partial<DatePickerLabels>;
}

/** What a picker passes to the frame of its fields. */
export interface DateFieldProps {
  /** Prefix of the values of `data-slot`. */
  slot: string;
  /** Props of the root element. */
  rootProps: ComponentProps<'div'> & { [attribute: `data-${string}`]: string };
  /** Props of the picker for its controls in the form. */
  formProps: Pick<FormControlProps, 'name' | 'form' | 'readOnly'>;
  labels: DatePickerLabels;
  placeholder: string;
  onClear: (event: Event) => void;
  /** Called when the pointer or focus reaches the field, to load its panel. */
  onNear: () => void;
  /** Further buttons in the line below. */
  actions?: ReactNode;
  /** Panel below the fields. */
  children: ReactNode;
}

/** Shared props of both date pickers, including those of the root element. */
export interface DatePickerCommonProps
  extends
    DatePickerOwnProps,
    Omit<
      ComponentProps<'div'>,
      'defaultValue' | 'onChange' | 'autoFocus' | 'children' | 'role' | keyof DatePickerOwnProps
    > {}

/** Props that the calendar in the panel takes unchanged. */
const panelProps = {
  calendarSystem: 'own',
  month: 'own',
  defaultMonth: 'own',
  onMonthChange: 'own',
  numberOfMonths: 'own',
  unavailable: 'own',
  marks: 'own',
  dayContent: 'own',
  firstDayOfWeek: 'own',
  weekNumbers: 'own',
  showOutsideDays: 'own',
} as const;

// A record, not an array, so that the compiler reports missing names.
const ownProps = {
  value: 'own',
  defaultValue: 'own',
  onValueChange: 'own',
  defaultText: 'own',
  min: 'own',
  max: 'own',
  today: 'own',
  open: 'own',
  defaultOpen: 'own',
  onOpenChange: 'own',
  twoDigitYearPivot: 'own',
  ...panelProps,
  ...controlProps,
  ...namingProps,
} as const satisfies Record<
  | keyof DatePickerOwnProps
  | 'value'
  | 'defaultValue'
  | 'onValueChange'
  | 'defaultText'
  | keyof typeof namingProps,
  'own'
>;

/** Returns the props of the root element: all except the picker's own. */
export const rootProps = (props: DatePickerCommonProps) => propsForRoot(props, ownProps);

/** Returns the props of the calendar in the panel. */
export function calendarProps(
  props: DayPickerOwnProps & Pick<DatePickerOwnProps, 'calendarSystem'>,
  { min, max, locale, today }: { min?: string; max?: string; locale: string; today: string | null },
) {
  const given = Object.entries(props).filter(([name]) => Object.hasOwn(panelProps, name));
  const unchanged = Object.fromEntries(given) as Pick<typeof props, keyof typeof panelProps>;
  return { ...unchanged, min, max, locale, today: today ?? undefined };
}
