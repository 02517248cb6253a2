'use client';
import { usableDay } from '../../core/dates/usable-dates';
import { lazyModule } from '../../core/lazy-module';
import { useLazyPanel } from '../../core/panel/use-lazy-panel';
import { usableLimits } from '../../core/props/usable-limits';
import type { DateRange, FullRange } from '../calendar';
import {
  type DateChangeDetails,
  type DatePickerCommonProps,
  rootProps,
  calendarProps,
} from './date-picker-props';
import { dateReading, useDateRules, validateDate, validateRange } from './date-rules';
import { echoText, patternText, rangeText, spokenSummary } from './date-texts';
import type { RangePreset } from './presets';
import { RangeField } from './range-field';
import { summaryOfDays } from './range-message';
import { useRangePicker } from './use-range-picker';

const rangePanel = lazyModule(() => import('./range-panel'));

/** Props of {@link DateRangePicker}. */
export interface DateRangePickerProps extends DatePickerCommonProps {
  /** Range (controlled): `{ from, to }` with `YYYY-MM-DD` or `null` each; `null` for none. */
  value?: DateRange | null;
  /** Initial range. Default: `null`. */
  defaultValue?: DateRange | null;
  /** Called when the range changes; a date that is missing is `null`, one whose text is not an allowed date `''`. */
  onValueChange?: (value: DateRange | null, details: DateChangeDetails) => void;
  /** Initial text of the two fields, which takes precedence over the value. */
  defaultText?: { from?: string; to?: string };
  /** Ranges that the panel offers by name: `{ label: 'Last 7 days', days: 7 }`. */
  presets?: ReadonlyArray<RangePreset>;
  /** Minimum number of days, both ends included. Default: 1. */
  minDays?: number;
  /** Maximum number of days, both ends included. Default: no limit. */
  maxDays?: number;
  /** Whether the range may contain unavailable days. Default: `true`. */
  allowUnavailableInside?: boolean;
  /** Unit of the length; a stay of seven nights has eight days. A range of a single day is "1 day". Default: `nights`. */
  countBy?: 'nights' | 'days';
}

/**
 * Two fields for the first and last day of a range, typed or selected from one calendar. Renders a `<div role="group">`
 * with text fields, of which the first takes the `id` and the second `<id>-to`, and a line that shows the parsed range and its
 * length.
 */
export function DateRangePicker({
  presets = [],
  minDays = 1,
  maxDays = Infinity,
  allowUnavailableInside = true,
  countBy = 'nights',
  className,
  ...props
}: DateRangePickerProps) {
  const limits = usableLimits('DateRangePicker', { min: minDays, max: maxDays });
  const rules = {
    ...useDateRules('DateRangePicker', props),
    minDays: limits.min,
    maxDays: limits.max,
    allowUnavailableInside,
  };
  const { labels, locale, today } = rules;
  const summaryOf = (days: FullRange) => summaryOfDays(days, { labels, locale, countBy });
  const picker = useRangePicker('DateRangePicker', props, {
    usableEnd: (name, day) => usableDay('DateRangePicker', name, day),
    readingOf: (_value, start) => dateReading(rules, start),
    validatePair: (first, last) => validateRange(first, last, rules),
    texts: { hint: labels.hint, textOf: (day) => echoText(day, locale), summaryOf },
  });
  const { parts, select } = picker;
  const { field, range, panel } = parts;
  const inPanel = useLazyPanel(rangePanel, panel, parts.anchor);
  const shown = picker.calendar.value;
  return (
    <RangeField
      slot="date-range-picker"
      {...parts}
      labels={labels}
      rootProps={{ ...rootProps(props), className }}
      formProps={props}
      message={picker.message}
      preview={picker.preview}
      placeholder={patternText(locale, labels)}
      onClear={picker.clear}
      onNear={rangePanel.load}
    >
      {panel.drawn && inPanel && today !== null && (
        <inPanel.DatePickerPanel
          picker={parts}
          slot="date-range-picker"
          label={labels.rangeDialog}
          labels={labels}
          presets={inPanel.panelPresets('DateRangePicker', presets, (preset) => {
            const found = inPanel.presetRange(preset, today);
            if (!found) return null;
            const problem =
              validateDate(found.from, rules).problem ??
              validateDate(found.to, rules).problem ??
              validateRange(found.from, found.to, rules);
            return {
              detail: rangeText(found.from, found.to, locale),
              selected: found.from === shown?.from && found.to === shown.to,
              disabled: problem !== null,
              onSelect: (event) => select(found, { reason: 'preset', event }),
            };
          })}
          summary={picker.summary}
          filled={range.filled}
          onClear={picker.clear}
        >
          <inPanel.PanelCalendar
            {...calendarProps(props, rules)}
            id={`${field.id}-calendar`}
            minDays={limits.min}
            maxDays={limits.max}
            allowUnavailableInside={allowUnavailableInside}
            describeRange={(days) => spokenSummary(summaryOf(days))}
            {...picker.calendar}
          />
        </inPanel.DatePickerPanel>
      )}
    </RangeField>
  );
}
