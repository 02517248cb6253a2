import type { ComponentProps } from 'react';
import type { ChangeDetails } from '../../core/callbacks';
import type { FormControlProps } from '../../core/forms/use-field-control';
import type { OpenProps } from '../../core/panel/use-open';
import { controlProps, namingProps, propsForRoot } from '../../core/props/split-props';
import type { TimePreset } from './time-list';
import type { TimeGranularity, TimeHourCycle } from './time-texts';
import type { TimeFieldLabels } from './words';

/** Cause of a change of a time field's value: `step` is an arrow key in the field. */
export type TimeChangeReason =
  | 'type'
  | 'invalid-text'
  | 'step'
  | 'item-press'
  | 'preset'
  | 'clear'
  | 'reset';

/** Details of a change of a time field's value. */
export type TimeChangeDetails = ChangeDetails<TimeChangeReason>;

/** Props of the clock, which date-time pickers have, too. */
export interface ClockProps {
  /** Smallest part of the time; with seconds, values are `HH:MM:SS`. Default: `minute`. */
  granularity?: TimeGranularity;
  /** Hours of the clock: `h12` or `h11` with AM and PM, `h23` without. Default: those of the locale. */
  hourCycle?: TimeHourCycle;
}

/** Props specific to a time field. */
export interface TimeFieldOwnProps extends OpenProps, FormControlProps, ClockProps {
  /** Time, `HH:MM` or `HH:MM:SS` (controlled); `null` for none. */
  value?: string | null;
  /** Initial time, `HH:MM` or `HH:MM:SS`. Default: `null`. */
  defaultValue?: string | null;
  /**
   * Called when the time changes: on blur for typed text, immediately for a selection or an arrow key. Text that is
   * not an allowed time is reported as `''`.
   */
  onValueChange?: (value: string | null, details: TimeChangeDetails) => void;
  /**
   * Initial text of the field, which takes precedence over the value: the text typed before the server rendered the form
   * again.
   */
  defaultText?: string;
  /** First allowed time, `HH:MM`; if it is later than `max`, the period contains midnight. */
  min?: string | undefined;
  /** Last allowed time, `HH:MM`, inclusive. */
  max?: string | undefined;
  /**
   * Minutes between two allowed times, counted from `min` or midnight, which are also the times of the list.
   * Default: every time is allowed, and the list has every half hour.
   */
  step?: number;
  /** Times that replace those of the list: `{ label: 'Check-in', time: '15:00' }`. */
  presets?: ReadonlyArray<TimePreset>;
  /**
   * Current time of the user, `HH:MM`, for words such as "now". Default: the time of the device, read after
   * hydration.
   */
  now?: string | undefined;
  /** Labels that override the default ones. */
  labels?: Partial<TimeFieldLabels>;
}

type RootProps = Omit<
  ComponentProps<'div'>,
  'defaultValue' | 'onChange' | 'autoFocus' | 'children' | 'role' | keyof TimeFieldOwnProps
>;

/** Props of {@link TimeField}, including those of the root element. */
export interface TimeFieldProps extends TimeFieldOwnProps, RootProps {
  /** Placeholder. Default: the format of the locale, such as `hh:mm AM/PM`. */
  placeholder?: string;
}

const ownProps = {
  value: 'own',
  defaultValue: 'own',
  onValueChange: 'own',
  defaultText: 'own',
  open: 'own',
  defaultOpen: 'own',
  onOpenChange: 'own',
  granularity: 'own',
  hourCycle: 'own',
  min: 'own',
  max: 'own',
  step: 'own',
  presets: 'own',
  now: 'own',
  placeholder: 'own',
  ...controlProps,
  ...namingProps,
} as const satisfies Record<
  keyof TimeFieldOwnProps | 'placeholder' | keyof typeof namingProps,
  'own'
>;

/** Returns the props of the root element: all except the field's own. */
export const rootProps = (props: TimeFieldProps) => propsForRoot(props, ownProps);
