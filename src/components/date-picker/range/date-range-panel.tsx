'use client';
import type { RefObject } from 'react';
import type { IsoDate } from '../../../internals/dates/iso-date';
import { RangeCalendar, type DateRange, type FullRange } from '../../calendar';
import { DatePickerPanel } from '../date-picker-panel';
import { panelPresets } from '../panel-presets';
import type { DateSummary } from '../date-summary';
import type { DateOpenDetails, DatePickerCommonProps } from '../date-picker-props';
import { rangeText } from '../date-texts';
import { validateDate } from '../validate-date';
import { presetRange, type RangePreset } from '../presets';
import { validateRange, type RangeRules } from './validate-range';
import { calendarProps } from '../use-date-rules';

/** Cause of a change in the panel: a finished pick, or one that keeps it open. */
export type RangePickReason = 'pick' | 'preset' | 'cancel' | 'drag';

/** Props of {@link DateRangePanel}. */
interface DateRangePanelProps {
  id: string;
  /** Props of the picker. */
  props: DatePickerCommonProps;
  rules: RangeRules;
  today: IsoDate;
  /** Range to show. */
  value: DateRange;
  presets: readonly RangePreset[];
  summary: DateSummary;
  /** Whether the fields can be cleared. */
  filled: boolean;
  anchor: RefObject<HTMLElement | null>;
  onPick: (range: DateRange | null, reason: RangePickReason, event: Event | undefined) => void;
  onClear: (event: Event) => void;
  onPreview: (range: FullRange | null) => void;
  onClose: (details: DateOpenDetails) => void;
}

/** Panel of a range picker: presets, the calendar, and the length of the range. */
export function DateRangePanel(panel: DateRangePanelProps) {
  const { id, props, rules, today, value, presets, summary, anchor, onPick } = panel;
  const { labels } = rules;
  return (
    <DatePickerPanel
      id={`${id}-panel`}
      slot="date-range-picker"
      label={labels.rangeDialog}
      labels={labels}
      presets={panelPresets('DateRangePicker', presets, (preset) => {
        const range = presetRange(preset, today);
        if (!range) return null;
        const { from, to } = range;
        const problem =
          validateDate(from, rules).problem ??
          validateDate(to, rules).problem ??
          validateRange(from, to, rules);
        return {
          detail: rangeText(from, to, rules.locale),
          selected: from === value.from && to === value.to,
          disabled: problem !== null,
          onPick: (event: Event) => onPick(range, 'preset', event),
        };
      })}
      anchor={anchor}
      onClose={panel.onClose}
      summary={summary}
      filled={panel.filled}
      onClear={panel.onClear}
    >
      <RangeCalendar
        {...calendarProps(props, rules)}
        id={`${id}-calendar`}
        months={props.months ?? (isNarrow() ? 1 : 2)}
        minDays={rules.minDays}
        maxDays={rules.maxDays}
        allowUnavailableInside={rules.allowUnavailableInside}
        value={value}
        onValueChange={(range, { reason, event }) =>
          onPick(range, reason === 'cancel' || reason === 'drag' ? reason : 'pick', event)
        }
        onPreviewChange={panel.onPreview}
      />
    </DatePickerPanel>
  );
}

function isNarrow(): boolean {
  // Test environments have no `matchMedia`.
  return typeof matchMedia === 'function' && matchMedia('(width < 54rem)').matches;
}
