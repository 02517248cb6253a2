'use client';
import type { RefObject } from 'react';
import { parseIsoTime } from '../../core/dates/iso-time';
import type { PartName } from '../../core/forms/part-name';
import type { OpenChangeDetails } from '../../core/panel/use-open';
import { Calendar } from '../calendar';
import { presetDate } from '../date-picker';
import { DatePickerPanel, calendarProps, validateDate, panelPresets } from '../date-picker/parts';
import { ClockChoices } from './clock-choices';
import styles from './date-time-picker.module.css';
import { shortDateTime, shortDay } from './date-time-texts';
import { dateOf, localOf, timeOf, toGranularity, type DateTimeValue } from './date-time-value';
import { TimeColumn } from './time-column';
import type { DateTimeCommonProps, DateTimePreset } from './use-date-time-rules';
import {
  type ClockChoice,
  valueOfLocal,
  type DateTimeResult,
  type DateTimeRules,
} from './validate-date-time';

/** Props of {@link DateTimePanel}. */
interface DateTimePanelProps {
  id: string;
  partName: PartName;
  /** Props of the picker. */
  props: DateTimeCommonProps;
  rules: DateTimeRules;
  now: string;
  /** Meaning of the field. */
  result: DateTimeResult;
  choice: ClockChoice | null;
  presets: readonly DateTimePreset[];
  /** Whether the field can be cleared. */
  filled: boolean;
  anchor: RefObject<HTMLElement | null>;
  /** Called with a day, whose time is that of the field. */
  onSelectDay: (date: string, event: Event | undefined) => void;
  /** Called with a local date and time. */
  onSelect: (local: string, reason: 'item-press' | 'preset', event: Event | undefined) => void;
  onSelectInstant: (value: DateTimeValue, event: Event) => void;
  onClear: (event: Event) => void;
  onClose: (details: OpenChangeDetails) => void;
}

/** Panel of a date-time picker: presets, the calendar and the times of a day side by side. It stays open. */
export function DateTimePanel(panel: DateTimePanelProps) {
  const { id, props, rules, now, result, choice, presets, filled, anchor, onSelect } = panel;
  const { labels, days, times } = rules;
  const { value, problem } = result;
  const date = value === null ? (problem?.date ?? null) : dateOf(value);
  const time = value === null ? null : timeOf(value);
  const today = dateOf(now);
  const summary = value === null ? (problem?.text ?? '') : shortDateTime(value, times.style);
  return (
    <DatePickerPanel
      id={`${id}-panel`}
      slot="date-time-picker"
      label={labels.dialog}
      partName={panel.partName}
      labels={labels}
      presets={panelPresets('DateTimePicker', presets, (preset) => {
        const day = presetDate(preset, today);
        const clock = preset.time ?? time ?? rules.defaultTime;
        if (day === null || (clock !== null && parseIsoTime(clock) === null)) {
          return null;
        }
        if (clock === null) {
          return {
            detail: shortDay(day, rules.locale),
            selected: day === date,
            disabled: validateDate(day, days).problem !== null,
            onSelect: (event: Event) => panel.onSelectDay(day, event),
          };
        }
        const local = toGranularity(`${day}T${clock}`, rules.withSeconds);
        return {
          detail: shortDateTime(local, times.style),
          selected: value !== null && localOf(value) === local,
          disabled: valueOfLocal(local, null, rules).problem !== null,
          onSelect: (event: Event) => onSelect(local, 'preset', event),
        };
      })}
      anchor={anchor}
      onClose={panel.onClose}
      summary={{ text: summary }}
      filled={filled}
      onClear={panel.onClear}
      onToday={
        validateDate(today, days).problem === null
          ? (event) => panel.onSelectDay(today, event)
          : undefined
      }
    >
      <div data-slot="date-time-picker-content" className={styles.root}>
        <Calendar
          {...calendarProps(props, days)}
          id={`${id}-calendar`}
          value={date}
          // Pressing the selected day selects it again.
          onValueChange={(day, { event }) => panel.onSelectDay(day ?? date ?? today, event)}
          className={styles.calendar}
        />
        <TimeColumn
          // A day may have other times.
          key={date ?? today}
          data-slot="date-time-times"
          id={`${id}-times`}
          date={date ?? today}
          time={time}
          near={time ?? rules.defaultTime ?? timeOf(now)}
          rules={rules}
          stepped={props.step !== undefined}
          onSelect={(option, event) =>
            onSelect(`${date ?? today}T${option.time}`, 'item-press', event)
          }
        />
      </div>
      {choice && (
        <ClockChoices
          slot="date-time-picker"
          choice={choice}
          value={value}
          onSelect={panel.onSelectInstant}
        />
      )}
    </DatePickerPanel>
  );
}
