'use client';
import type { ChangeDetails } from '../../core/callbacks';
import { usablePeriod } from '../../core/dates/usable-periods';
import { useControllableState } from '../../core/state';
import type { CalendarChangeReason } from '../calendar';
import { usePeriodKind, type PeriodCalendarCommonProps } from './period-calendar-props';
import { PeriodView } from './period-view';

/** Cause of a change of the selected period. */
export type PeriodChangeReason = CalendarChangeReason;

/** Details of a change of the selected period. */
export type PeriodChangeDetails = ChangeDetails<PeriodChangeReason>;

/** Props of {@link PeriodCalendar}. */
export interface PeriodCalendarProps extends PeriodCalendarCommonProps {
  /** Selected period (controlled): `YYYY-Www`, `YYYY-MM`, `YYYY-Qn`, `YYYY-Hn` or `YYYY`; `null` for none. */
  value?: string | null;
  /** Initially selected period. Default: `null`. */
  defaultValue?: string | null;
  /** Called when the selected period changes. Pressing the selected period clears it, unless `required`. */
  onValueChange?: (value: string | null, details: PeriodChangeDetails) => void;
}

/** Calendar for selecting a week, a month, a quarter, a half or a year. Renders a `<div role="group">` with one grid. */
export function PeriodCalendar({
  value: valueProp,
  defaultValue = null,
  onValueChange,
  ...props
}: PeriodCalendarProps) {
  const kind = usePeriodKind('PeriodCalendar', props);
  const [current, setValue] = useControllableState<string | null, PeriodChangeDetails>({
    value: valueProp,
    defaultValue,
    onValueChange,
  });
  const value = usablePeriod(valueProp === undefined ? 'defaultValue' : 'value', current, kind);
  const key = value === null ? null : current;
  return (
    <PeriodView
      props={props}
      selection={{
        ...kind,
        anchor: value,
        partOf: (period) => (period === key ? 'only' : undefined),
        values: [[props.name, key ?? '']],
        onSelect: (period, event, required) => {
          if (period !== key) setValue(period, { reason: 'item-press', event });
          else if (!required) setValue(null, { reason: 'clear', event });
          return undefined;
        },
        onReset: (event) => setValue(defaultValue, { reason: 'reset', event }),
      }}
    />
  );
}
