'use client';
import type { RefObject } from 'react';
import type { IsoDate } from '../../../internals/dates/iso-date';
import { MultipleCalendar } from '../../calendar';
import { DatePickerPanel } from '../date-picker-panel';
import type { DateOpenDetails, DatePickerCommonProps } from '../date-picker-props';
import { calendarProps } from '../use-date-rules';
import type { DateRules } from '../validate-date';

/** Props of {@link MultipleDatePanel}. */
interface MultipleDatePanelProps {
  id: string;
  /** Props of the picker. */
  props: DatePickerCommonProps;
  rules: DateRules;
  value: readonly IsoDate[];
  maxDays: number;
  /** Number of the dates, as text. */
  summary: string;
  /** Whether the field can be cleared. */
  filled: boolean;
  anchor: RefObject<HTMLElement | null>;
  onPick: (dates: string[], reason: 'pick' | 'remove', event: Event | undefined) => void;
  onClear: (event: Event) => void;
  onClose: (details: DateOpenDetails) => void;
}

/** Panel of a picker for several dates: the calendar and the number of the dates. It stays open for the next date. */
export function MultipleDatePanel(panel: MultipleDatePanelProps) {
  const { id, props, rules, value, maxDays, summary, filled, anchor, onPick, onClose } = panel;
  const { labels } = rules;
  return (
    <DatePickerPanel
      id={`${id}-panel`}
      slot="multiple-date-picker"
      label={labels.datesDialog}
      labels={labels}
      anchor={anchor}
      onClose={onClose}
      summary={{ text: summary }}
      filled={filled}
      onClear={panel.onClear}
    >
      <MultipleCalendar
        {...calendarProps(props, rules)}
        id={`${id}-calendar`}
        maxDays={maxDays}
        value={value}
        onValueChange={(dates, { reason, event }) =>
          onPick(dates, reason === 'clear' ? 'remove' : 'pick', event)
        }
      />
    </DatePickerPanel>
  );
}
