'use client';
import { usablePeriod } from '../../core/dates/usable-periods';
import { lazyModule } from '../../core/lazy-module';
import { useLazyPanel } from '../../core/panel/use-lazy-panel';
import { usableLimits } from '../../core/props/usable-limits';
import { type DateChangeDetails } from '../date-picker';
import { RangeField, useRangePicker } from '../date-picker/parts';
import type { PeriodRange } from '../period-calendar';
import type { PeriodRangePreset } from './period-presets';
import {
  type PeriodPickerCommonProps,
  periodRootProps,
  periodCalendarProps,
  usePeriodRules,
} from './use-period-rules';
import {
  periodReading,
  summaryOf,
  periodPatternText,
  unbrokenNameOf,
  validatePeriod,
  validatePeriods,
} from './validate-period';

const periodRangePanel = lazyModule(() => import('./period-range-panel'));

/** Props of {@link PeriodRangePicker}. */
export interface PeriodRangePickerProps extends PeriodPickerCommonProps {
  /** Range (controlled): `{ from, to }` with a period or `null` each; `null` for none. */
  value?: PeriodRange | null;
  /** Initial range. Default: `null`. */
  defaultValue?: PeriodRange | null;
  /** Called when the range changes; a period that is missing is `null`, one whose text is not an allowed period `''`. */
  onValueChange?: (value: PeriodRange | null, details: DateChangeDetails) => void;
  /** Initial text of the two fields, which takes precedence over the value. */
  defaultText?: { from?: string; to?: string };
  /** Minimum number of periods, both ends included. Default: 1. */
  minPeriods?: number;
  /** Maximum number of periods, both ends included. Default: no limit. */
  maxPeriods?: number;
  /** Ranges that the panel offers by name: `{ label: 'Last 4 quarters', periods: 4 }` or `{ label, from, to }`. */
  presets?: ReadonlyArray<PeriodRangePreset>;
}

/**
 * Two fields for the first and last period of a range, typed or selected from one calendar. Renders a `<div role="group">`
 * with text fields, of which the first takes the `id` and the second `<id>-to`, and a line that shows the parsed range and its
 * length.
 */
export function PeriodRangePicker({
  presets = [],
  minPeriods = 1,
  maxPeriods = Infinity,
  className,
  ...props
}: PeriodRangePickerProps) {
  const rules = usePeriodRules('PeriodRangePicker', props);
  const { unit, labels, today } = rules;
  const limits = usableLimits('PeriodRangePicker', { min: minPeriods, max: maxPeriods }, 'Periods');
  const picker = useRangePicker('PeriodRangePicker', props, {
    usableEnd: (name, period) =>
      usablePeriod(name, period, rules) === null ? null : (period ?? null),
    readingOf: (_value, start) => periodReading(rules, start),
    validatePair: (first, last) => validatePeriods(first, last, rules, limits),
    texts: {
      hint: labels.hint,
      textOf: (period) => unbrokenNameOf(period, rules),
      summaryOf: (periods) => summaryOf(periods, rules),
    },
  });
  const { parts, message, select } = picker;
  const { field, range, panel } = parts;
  const inPanel = useLazyPanel(periodRangePanel, panel, parts.anchor);

  return (
    <RangeField
      slot="period-range-picker"
      {...parts}
      labels={labels}
      rootProps={{ ...periodRootProps(props), 'data-unit': unit, className }}
      formProps={props}
      message={message}
      preview={picker.preview}
      placeholder={props.placeholder ?? periodPatternText(rules)}
      onClear={picker.clear}
      onNear={periodRangePanel.load}
      stacksBelow="md"
    >
      {panel.drawn && inPanel && today !== null && (
        <inPanel.DatePickerPanel
          picker={parts}
          slot="period-range-picker"
          label={labels.periodRangeDialog}
          labels={labels}
          presets={inPanel.panelPresets('PeriodRangePicker', presets, (preset) => {
            const found = inPanel.presetPeriodRange(preset, rules, today);
            if (!found) return null;
            const ends = [found.from, found.to];
            return {
              detail: summaryOf(found, rules).text,
              selected: found.from === range.value.from && found.to === range.value.to,
              disabled:
                ends.some((period) => validatePeriod(period, rules).problem !== null) ||
                validatePeriods(found.from, found.to, rules, limits) !== null,
              onSelect: (event: Event) => select(found, { reason: 'preset', event }),
            };
          })}
          summary={picker.summary}
          filled={range.filled}
          onClear={picker.clear}
        >
          <inPanel.PeriodRangeCalendar
            {...periodCalendarProps(props, rules)}
            id={`${field.id}-calendar`}
            minPeriods={limits.min}
            maxPeriods={limits.max}
            {...picker.calendar}
          />
        </inPanel.DatePickerPanel>
      )}
    </RangeField>
  );
}
