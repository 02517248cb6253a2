'use client';
import { usableDay } from '../../core/dates/usable-dates';
import { useControllableState } from '../../core/state';
import type { CalendarChangeDetails, CalendarCommonProps } from './calendar-props';
import { useCalendarWords } from './calendar-state';
import { CalendarView } from './calendar-view';

/** Props of {@link Calendar}. */
export interface CalendarProps extends CalendarCommonProps {
  /** Selected day, `YYYY-MM-DD` (controlled); `null` for none. */
  value?: string | null;
  /** Initially selected day, `YYYY-MM-DD`. Default: `null`. */
  defaultValue?: string | null;
  /** Called when the selected day changes. Pressing the selected day clears it, unless `required`. */
  onValueChange?: (value: string | null, details: CalendarChangeDetails) => void;
}

/** Calendar for selecting one day. Renders a `<div role="group">` with one grid per month. */
export function Calendar({
  value: valueProp,
  defaultValue = null,
  onValueChange,
  ...props
}: CalendarProps) {
  const [current, setValue] = useControllableState<string | null, CalendarChangeDetails>({
    value: valueProp,
    defaultValue,
    onValueChange,
  });
  const value = usableDay('Calendar', valueProp === undefined ? 'defaultValue' : 'value', current);
  const words = useCalendarWords('Calendar', props);
  return (
    <CalendarView
      props={props}
      selection={{
        component: 'Calendar',
        words,
        anchor: value,
        partOf: (day) => (day === value ? 'only' : undefined),
        values: [[props.name, value ?? '']],
        onSelect: (day, event, required) => {
          if (day !== value) setValue(day, { reason: 'item-press', event });
          else if (!required) setValue(null, { reason: 'clear', event });
          return undefined;
        },
        onReset: (event) => setValue(defaultValue, { reason: 'reset', event }),
      }}
    />
  );
}
