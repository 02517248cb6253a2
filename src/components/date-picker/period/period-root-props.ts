import {
  controlProps,
  namingProps,
  propsForPart,
  propsForRoot,
} from '../../../internals/split-props';
import type { PeriodPickerCommonProps, PeriodPickerOwnProps } from './period-picker-props';

// A record, not an array, so that the compiler reports missing names. Props with `true` are passed to the
// calendar.
const kept = {
  unit: true,
  weekNumbers: true,
  open: false,
  defaultOpen: false,
  onOpenChange: false,
  min: true,
  max: true,
  unavailable: true,
  today: false,
  pivot: false,
  placeholder: false,
  ...controlProps,
  ...namingProps,
} as const satisfies Record<keyof PeriodPickerOwnProps | keyof typeof namingProps, boolean>;

/** Returns the props of the root element: all except the picker's own. */
export const rootProps = (props: PeriodPickerCommonProps) => propsForRoot(props, kept);

/** Returns the props that are passed to the calendar inside the panel. */
export const sharedProps = (props: PeriodPickerCommonProps) => propsForPart(props, kept);
