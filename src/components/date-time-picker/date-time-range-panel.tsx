'use client';
import type { RefObject } from 'react';
import type { PartName } from '../../core/forms/part-name';
import type { OpenChangeDetails } from '../../core/panel/use-open';
import { RangeCalendar, type DateRange } from '../calendar';
import {
  DatePickerPanel,
  calendarProps,
  type DateSummary,
  rangeEnds,
  type RangeEnd,
  type RangeState,
} from '../date-picker/parts';
import { ClockChoices } from './clock-choices';
import styles from './date-time-picker.module.css';
import { dateOf, timeOf, type DateTimeValue } from './date-time-value';
import { TimeColumn } from './time-column';
import type { DateTimeCommonProps } from './use-date-time-rules';
import type {
  ClockChoice,
  DateTimeFault,
  DateTimeResult,
  DateTimeRules,
} from './validate-date-time';

/** Props of {@link DateTimeRangePanel}. */
interface DateTimeRangePanelProps {
  id: string;
  partName: PartName;
  /** Props of the picker. */
  props: DateTimeCommonProps;
  rules: DateTimeRules;
  now: string;
  range: RangeState<DateTimeFault>;
  /** Times to choose from at an end, because the clocks change. */
  choices: Record<RangeEnd, ClockChoice | null>;
  summary: DateSummary;
  /** Whether the fields can be cleared. */
  filled: boolean;
  anchor: RefObject<HTMLElement | null>;
  /** Called with days, whose times are those of the fields. */
  onSelectDays: (days: DateRange | null, event: Event | undefined) => void;
  /** Called with a local date and time. */
  onSelect: (end: RangeEnd, local: string, event: Event) => void;
  onSelectInstant: (end: RangeEnd, value: DateTimeValue, event: Event) => void;
  onClear: (event: Event) => void;
  onClose: (details: OpenChangeDetails) => void;
}

/** Returns the date of an end, even if it lacks a time. */
function dateOfEnd({ value, problem }: DateTimeResult): string | null {
  return value === null ? (problem?.date ?? null) : dateOf(value);
}

/** Panel of a date-time range picker: the calendar, and the times of both ends beside it. It stays open. */
export function DateTimeRangePanel(panel: DateTimeRangePanelProps) {
  const { id, props, rules, now, range, choices, summary, filled, anchor, onSelect } = panel;
  const { labels, days } = rules;
  const from = dateOfEnd(range.from);
  const to = dateOfEnd(range.to);
  const dates = { from: from ?? to ?? dateOf(now), to: to ?? from ?? dateOf(now) };
  return (
    <DatePickerPanel
      id={`${id}-panel`}
      slot="date-time-range-picker"
      label={labels.rangeDialog}
      partName={panel.partName}
      labels={labels}
      anchor={anchor}
      onClose={panel.onClose}
      summary={summary}
      filled={filled}
      onClear={panel.onClear}
    >
      <div data-slot="date-time-range-picker-content" className={styles.root}>
        <RangeCalendar
          {...calendarProps(props, days)}
          id={`${id}-calendar`}
          numberOfMonths={props.numberOfMonths ?? 1}
          // If the two dates are not a range, no range is shown.
          value={from !== null && to !== null && to < from ? null : { from, to }}
          onValueChange={(selected, { event }) => panel.onSelectDays(selected, event)}
          className={styles.calendar}
        />
        <div data-slot="date-time-range-picker-times" className={styles.ends}>
          {rangeEnds.map((end) => {
            const { value } = range[end];
            const date = dates[end];
            return (
              <TimeColumn
                // A day may have other times.
                key={`${end} ${date}`}
                id={`${id}-${end}-times`}
                data-slot={`date-time-range-picker-${end}-times`}
                end={labels[end]}
                date={date}
                time={value === null ? null : timeOf(value)}
                near={value === null ? (rules.defaultTime ?? timeOf(now)) : timeOf(value)}
                rules={rules}
                stepped={props.step !== undefined}
                onSelect={(option, event) => onSelect(end, `${date}T${option.time}`, event)}
              />
            );
          })}
        </div>
      </div>
      {rangeEnds.map((end) => {
        const choice = choices[end];
        return (
          choice && (
            <ClockChoices
              key={end}
              slot="date-time-range-picker"
              choice={choice}
              value={range[end].value}
              onSelect={(value, event) => panel.onSelectInstant(end, value, event)}
            />
          )
        );
      })}
    </DatePickerPanel>
  );
}
