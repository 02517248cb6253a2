'use client';
import { formatIsoPeriod, periodOfDay } from '../../core/dates/iso-period';
import { usablePeriod } from '../../core/dates/usable-periods';
import { usePicker } from '../../core/forms/use-picker';
import { lazyModule } from '../../core/lazy-module';
import { useLazyPanel } from '../../core/panel/use-lazy-panel';
import { type DateChangeDetails } from '../date-picker';
import { SingleDateField } from '../date-picker/parts';
import { periodContent } from '../period-calendar';
import type { PeriodPreset } from './period-presets';
import {
  type PeriodPickerCommonProps,
  periodRootProps,
  periodCalendarProps,
  usePeriodRules,
} from './use-period-rules';
import {
  periodReading,
  periodPatternText,
  nameOf,
  unbrokenNameOf,
  validatePeriod,
} from './validate-period';

const periodPanel = lazyModule(() => import('./period-panel'));

/** Props of {@link PeriodPicker}. */
export interface PeriodPickerProps extends PeriodPickerCommonProps {
  /** Period (controlled): `YYYY-Www`, `YYYY-MM`, `YYYY-Qn`, `YYYY-Hn` or `YYYY`; `null` for none. */
  value?: string | null;
  /** Initial period. Default: `null`. */
  defaultValue?: string | null;
  /**
   * Called when the period changes: on blur for typed text, immediately for a selection. Text that is not an
   * allowed period is reported as `''`.
   */
  onValueChange?: (value: string | null, details: DateChangeDetails) => void;
  /**
   * Initial text of the field, which takes precedence over the value: the text typed before the server rendered the form
   * again.
   */
  defaultText?: string;
  /** Periods that the panel offers by name: `{ label: 'Next quarter', offset: 1 }` or `{ label, period }`. */
  presets?: ReadonlyArray<PeriodPreset>;
}

/**
 * Field for a week, a month, a quarter, a half or a year, typed in almost any format or selected from a calendar. Renders a `<div>`
 * with a text field, which takes the `id`, and a line that shows the parsed period.
 */
export function PeriodPicker({ presets = [], className, ...props }: PeriodPickerProps) {
  const rules = usePeriodRules('PeriodPicker', props);
  const { unit, weeks, labels, today } = rules;
  const picker = usePicker('PeriodPicker', props, {
    usable: (prop, period) => (usablePeriod(prop, period, rules) === null ? null : period),
    readingOf: () => periodReading(rules),
  });
  const { field, value, typed, change, panel } = picker;
  const { value: period, text } = typed;
  const inPanel = useLazyPanel(periodPanel, panel, picker.anchor);

  const name = period === null ? '' : unbrokenNameOf(period, rules);
  const content = period === null ? undefined : periodContent(period, rules);
  const present =
    today === null ? null : formatIsoPeriod(periodOfDay(today, unit, weeks), unit, weeks);

  const select = (
    next: string | null,
    reason: 'item-press' | 'preset',
    event: Event | undefined,
  ) => {
    change(next, { reason, event });
    panel.hide({ reason: 'item-press', event });
  };
  const clear = (event: Event) => change(null, { reason: 'clear', event });
  return (
    <SingleDateField
      slot="period-picker"
      {...picker}
      rootProps={{ ...periodRootProps(props), 'data-unit': unit, className }}
      formProps={props}
      echo={typed.settled && content ? { text: content } : { text: name, length: content }}
      // The field shows a month or a year itself; for other periods, the line names the days or months.
      lasting={content !== undefined}
      placeholder={props.placeholder ?? periodPatternText(rules)}
      onClear={clear}
      onNear={periodPanel.load}
      values={[typed.submitted]}
      labels={labels}
    >
      {panel.drawn && inPanel && today !== null && (
        <inPanel.DatePickerPanel
          picker={picker}
          slot="period-picker"
          label={labels.periodDialog[unit]}
          labels={labels}
          presets={inPanel.panelPresets('PeriodPicker', presets, (preset) => {
            const named = inPanel.presetPeriod(preset, rules, today);
            if (named === null) return null;
            return {
              detail: nameOf(named, rules),
              selected: named === value,
              disabled: validatePeriod(named, rules).problem !== null,
              onSelect: (event: Event) => select(named, 'preset', event),
            };
          })}
          filled={text !== ''}
          onClear={clear}
          onToday={
            present !== null && validatePeriod(present, rules).problem === null
              ? (event) => select(present, 'item-press', event)
              : undefined
          }
        >
          <inPanel.PeriodCalendar
            {...periodCalendarProps(props, rules)}
            id={`${field.id}-calendar`}
            value={value}
            // Pressing the selected period selects it again.
            onValueChange={(next, { event }) => select(next ?? value, 'item-press', event)}
          />
        </inPanel.DatePickerPanel>
      )}
    </SingleDateField>
  );
}
