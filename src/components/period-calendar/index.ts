export {
  PeriodCalendar,
  type PeriodCalendarProps,
  type PeriodChangeDetails,
  type PeriodChangeReason,
} from './period-calendar';
export {
  PeriodRangeCalendar,
  type PeriodRange,
  type PeriodRangeCalendarProps,
  type PeriodRangeChangeDetails,
  type PeriodRangeChangeReason,
} from './period-range-calendar';
export type { CalendarPeriodProps, PeriodCalendarCommonProps } from './period-calendar-props';
export {
  formatPeriod,
  periodContent,
  periodDays,
  type FormatPeriodOptions,
  type PeriodOptions,
} from './period-names';
export type { PeriodUnit } from '../../core/dates/iso-period';
export type { UnavailablePeriods } from '../../core/dates/usable-periods';
export { useToday } from '../../core/dates/use-dates';
