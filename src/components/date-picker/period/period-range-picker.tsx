'use client';
import { usablePeriod } from '../../../internals/dates/usable-periods';
import { usableLimits } from '../../../internals/usable-limits';
import { PeriodRangeCalendar, type PeriodRange } from '../../calendar';
import { DatePickerPanel } from '../date-picker-panel';
import type { DateChangeDetails } from '../date-picker-props';
import { panelPresets } from '../panel-presets';
import { RangeField } from '../range/range-field';
import { messageOfRange } from '../range/range-message';
import { usableEnds } from '../range/usable-ends';
import { usePreview } from '../range/use-preview';
import { useRange } from '../range/use-range';
import { useRangeField } from '../range/use-range-field';
import { usePickerPanel } from '../use-picker-panel';
import { type PeriodPickerCommonProps, periodRootProps } from './period-picker-props';
import { presetPeriodRange, type PeriodRangePreset } from './period-presets';
import { periodReading } from './period-reading';
import { summaryOf } from './period-summary';
import { periodPatternText } from './period-texts';
import { periodCalendarProps, usePeriodRules } from './use-period-rules';
import { unbrokenNameOf, validatePeriod, validatePeriods } from './validate-period';

/** Props of {@link PeriodRangePicker}. */
export interface PeriodRangePickerProps extends PeriodPickerCommonProps {
  /** Range (controlled): `{ from, to }` with a period or `null` each; `null` for none. */
  value?: PeriodRange | null;
  /** Initial range. Default: `null`. */
  defaultValue?: PeriodRange | null;
  /** Called when the range changes; a period that is missing, invalid or unavailable is `null`. */
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
 * Two fields for the first and last period of a range, typed or picked from one calendar. Renders a `<div role="group">`
 * with text fields, whose ids are `<id>-from` and `<id>-to`, and a line that shows the parsed range and its
 * length.
 */
export function PeriodRangePicker({
  value,
  defaultValue = null,
  onValueChange,
  defaultText,
  presets = [],
  minPeriods = 1,
  maxPeriods = Infinity,
  className,
  ...props
}: PeriodRangePickerProps) {
  const { field, ...refs } = useRangeField(props);
  const { anchor, trigger, inputs } = refs;
  const { kind, rules } = usePeriodRules('PeriodRangePicker', props);
  const { unit, labels, today } = rules;
  const limits = usableLimits('PeriodRangePicker', { min: minPeriods, max: maxPeriods }, 'Periods');
  const range = useRange({
    value,
    defaultValue,
    onValueChange,
    defaultText,
    inputs,
    usableEnds: (prop, ends) =>
      usableEnds(prop, ends, {
        component: 'PeriodRangePicker',
        usableEnd: (name, period) =>
          usablePeriod(name, period, kind) === null ? null : (period ?? null),
      }),
    readingOf: (_value, start) => periodReading(rules, start),
    validatePair: (first, last) => validatePeriods(first, last, rules, limits),
  });
  const { from, to, pair } = range;
  const picker = usePickerPanel(props, { trigger, disabled: field.disabled });
  const [preview, setPreview] = usePreview(picker.open, { from: from.value, to: to.value });

  const message = messageOfRange(range, {
    hint: labels.hint,
    textOf: (period) => unbrokenNameOf(period, rules),
    summaryOf: (periods) => summaryOf(periods, rules),
  });
  const pointed = preview ? summaryOf(preview, rules) : null;
  const summary = pointed ?? (message.kind === 'echo' ? message : { text: '' });

  const pick = (next: PeriodRange | null, details: DateChangeDetails) => {
    range.set(next, details);
    setPreview(null);
    const { reason, event } = details;
    if (reason !== 'cancel' && reason !== 'drag' && next?.from && next.to) {
      picker.hide({ reason: reason === 'preset' ? 'preset' : 'pick', event });
    }
  };
  const clear = (event: Event) => {
    range.set(null, { reason: 'clear', event });
    setPreview(null);
  };
  return (
    <RangeField
      slot="period-range-picker"
      {...refs}
      {...{ field, labels, range }}
      rootProps={{ ...periodRootProps(props), 'data-unit': unit, className }}
      formProps={props}
      // The fields show the periods.
      message={
        message.kind === 'echo' && message.length && from.settled && to.settled
          ? { kind: 'echo', text: message.length }
          : message
      }
      preview={pointed && { kind: 'echo', ...pointed }}
      placeholder={props.placeholder ?? periodPatternText(rules)}
      open={picker.open}
      onToggle={picker.toggle}
      onClear={clear}
      stacksBelow={unit === 'week' ? 'md' : undefined}
    >
      {picker.drawn && today !== null && (
        <DatePickerPanel
          id={`${field.id}-panel`}
          slot="period-range-picker"
          label={labels.periodRangeDialog}
          labels={labels}
          presets={panelPresets('PeriodRangePicker', presets, (preset) => {
            const found = presetPeriodRange(preset, rules, today);
            if (!found) return null;
            const ends = [found.from, found.to];
            return {
              detail: summaryOf(found, rules).text,
              selected: found.from === range.value.from && found.to === range.value.to,
              disabled:
                ends.some((period) => validatePeriod(period, rules).problem !== null) ||
                validatePeriods(found.from, found.to, rules, limits) !== null,
              onPick: (event: Event) => pick(found, { reason: 'preset', event }),
            };
          })}
          anchor={anchor}
          onClose={picker.hide}
          summary={summary}
          filled={range.filled}
          onClear={clear}
        >
          <PeriodRangeCalendar
            {...periodCalendarProps(props, rules)}
            id={`${field.id}-calendar`}
            minPeriods={limits.min}
            maxPeriods={limits.max}
            // Two periods that are not a range are shown as none.
            value={pair ? null : { from: from.value, to: to.value }}
            onValueChange={(next, { reason, event }) =>
              pick(next, {
                reason: reason === 'cancel' || reason === 'drag' ? reason : 'pick',
                event,
              })
            }
            onPreviewChange={setPreview}
          />
        </DatePickerPanel>
      )}
    </RangeField>
  );
}
