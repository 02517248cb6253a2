import { controlProps, propsForRoot } from '../../../internals/split-props';
import type { PeriodCalendarCommonProps, PeriodCalendarOwnProps } from './period-calendar-props';

// A record, not an array, so that the compiler reports missing names.
const kept = {
  unit: false,
  weekNumbers: false,
  min: false,
  max: false,
  unavailable: false,
  today: false,
  ...controlProps,
  autoFocus: false,
} as const satisfies Record<keyof PeriodCalendarOwnProps, boolean>;

/** Returns the props of the root element: all except the calendar's own. */
export const periodRootProps = (props: PeriodCalendarCommonProps) => propsForRoot(props, kept);
