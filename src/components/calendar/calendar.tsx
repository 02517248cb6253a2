'use client';
import { usableDay } from '../../core/dates/usable-dates';
import { useControllableState } from '../../core/state';
import type { CalendarChangeDetails, CalendarCommonProps } from './calendar-props';
import { CalendarView } from './calendar-view';

/** Props of {@link Calendar}. */
export interface CalendarProps extends CalendarCommonProps {
  /** Picked day, `YYYY-MM-DD` (controlled); `null` for none. */
  value?: string | null;
  /** Initially picked day, `YYYY-MM-DD`. Default: `null`. */
  defaultValue?: string | null;
  /** Called when the picked day changes. Pressing the picked day clears it, unless `required`. */
  onValueChange?: (value: string | null, details: CalendarChangeDetails) => void;
}

/** Calendar for picking one day. Renders a `<div role="group">` with one grid per month. */
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
  return (
    <CalendarView
      props={props}
      selection={{
        component: 'Calendar',
        anchor: value,
        partOf: (day) => (day === value ? 'only' : undefined),
        values: [[props.name, value ?? '']],
        onSelect: (day, event, { required }) => {
          if (day !== value) setValue(day, { reason: 'item-press', event });
          else if (!required) setValue(null, { reason: 'clear', event });
          return undefined;
        },
        onReset: (event) => setValue(defaultValue, { reason: 'reset', event }),
      }}
    />
  );
}
