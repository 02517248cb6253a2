'use client';
import { useState } from 'react';
import { lazyModule } from '../../core/lazy-module';
import { useLazyPanel } from '../../core/panel/use-lazy-panel';
import type { DateRange } from '../calendar';
import { type DateChangeDetails } from '../date-picker';
import {
  calendarProps,
  fieldText,
  RangeField,
  rangeEnds,
  useRangePicker,
  type RangeEnd,
} from '../date-picker/parts';
import { ClockButtons, ClockChoices, ZoneText } from './clock-choices';
import styles from './date-time-picker.module.css';
import { dateTimePattern, dateTimeText, fieldDateTime, lengthOfTimes } from './date-time-texts';
import { dateOf, momentOf, timeOf, type DateTimeValue, usableDateTime } from './date-time-value';
import { dateTimeReading } from './read-date-time';
import {
  dateTimeRootProps,
  type DateTimeCommonProps,
  useDateTimeRules,
  useZoneNames,
} from './use-date-time-rules';
import { clockChoice, valueOfLocal, type DateTimeResult } from './validate-date-time';

const dateTimeRangePanel = lazyModule(() => import('./date-time-range-panel'));

/** Props of {@link DateTimeRangePicker}. */
export interface DateTimeRangePickerProps extends DateTimeCommonProps {
  /**
   * Range (controlled): `{ from, to }` with `YYYY-MM-DDTHH:MM`, or an instant with `timeZone`, or `null` each; `null`
   * for none.
   */
  value?: DateRange | null;
  /** Initial range. Default: `null`. */
  defaultValue?: DateRange | null;
  /** Called when the range changes; an end that is missing is `null`, one whose text is not an allowed value `''`. */
  onValueChange?: (value: DateRange | null, details: DateChangeDetails) => void;
  /** Initial text of the two fields, which takes precedence over the value. */
  defaultText?: { from?: string; to?: string };
}

const noTimes: Record<RangeEnd, string | null> = { from: null, to: null };

/** Returns the date of an end, even if it lacks a time. */
const dayOf = ({ value, problem }: DateTimeResult) =>
  value === null ? (problem?.date ?? null) : dateOf(value);

/**
 * Two fields for the start and the end of a range, each a date with a time. Renders a `<div role="group">` with text
 * fields, of which the first takes the `id` and the second `<id>-to`, and a line that shows the parsed range and its length in words.
 */
export function DateTimeRangePicker({ className, ...props }: DateTimeRangePickerProps) {
  const rules = useDateTimeRules('DateTimeRangePicker', props);
  const { labels, locale, times, now } = rules;
  const { parts, message } = useRangePicker('DateTimeRangePicker', props, {
    usableEnd: (name, end) => usableDateTime('DateTimeRangePicker', name, end, rules),
    readingOf: (chosen, start) => dateTimeReading(rules, chosen, start),
    validatePair: (first, last) =>
      momentOf(last) < momentOf(first) ? { text: labels.reversed, reversed: true } : null,
    texts: {
      hint: labels.hint,
      textOf: (end) => dateTimeText(end, times.style, 'full'),
      // The fields show the ends.
      summaryOf: (ends) => ({ text: lengthOfTimes(ends, locale) }),
    },
    commitsOnHide: true,
  });
  const { field, range, panel } = parts;
  const { from, to } = range;
  // While the user starts a new range, its end has no value.
  const [lastTimes, setLastTimes] = useState(noTimes);
  const zones = {
    from: useZoneNames(from.value ?? to.value, rules),
    to: useZoneNames(to.value ?? from.value, rules),
  };
  const choices = { from: clockChoice(from, rules), to: clockChoice(to, rules) };

  const select = (end: RangeEnd, local: string, event: Event | undefined) => {
    const result = valueOfLocal(local, null, rules);
    // Enter it as typed text, which shows why it is not allowed.
    if (result.problem || result.value === null) {
      range[end].type(fieldDateTime(local, times.style));
    } else range.setEnd(end, result.value, { reason: 'item-press', event });
  };
  const knownTimes = {
    from: from.value === null ? lastTimes.from : timeOf(from.value),
    to: to.value === null ? lastTimes.to : timeOf(to.value),
  };
  const selectDays = (selected: DateRange | null, event: Event | undefined) => {
    const next: DateRange = { from: null, to: null };
    setLastTimes(knownTimes);
    const drafts: Array<readonly [RangeEnd, string]> = [];
    for (const end of rangeEnds) {
      const day = selected?.[end];
      if (!day) continue;
      const time = knownTimes[end] ?? rules.defaultTime;
      const result = time === null ? null : valueOfLocal(`${day}T${time}`, null, rules);
      if (result?.value && !result.problem) next[end] = result.value;
      else {
        next[end] = range.value[end];
        drafts.push([
          end,
          time === null ? fieldText(day, locale) : fieldDateTime(`${day}T${time}`, times.style),
        ]);
      }
    }
    range.set(next, { reason: 'item-press', event });
    for (const [end, text] of drafts) range[end].type(text);
  };
  const selectInstant = (end: RangeEnd, next: DateTimeValue, event: Event) =>
    range.setEnd(end, next, { reason: 'item-press', event });
  const clear = (event: Event) => {
    range.set(null, { reason: 'clear', event });
    setLastTimes(noTimes);
  };
  const unsure = rangeEnds.find((end) => choices[end] !== null && range[end].settled);
  const choice = unsure && choices[unsure];
  const days = { from: dayOf(from), to: dayOf(to) };
  const isReversedDays = days.from !== null && days.to !== null && days.to < days.from;
  const editable = !props.readOnly && !field.disabled;
  const pending = from.problem ?? to.problem;
  const zoneOf = (end: RangeEnd) =>
    zones[end] && (
      <ZoneText
        id={`${field.id}-${end}-zone`}
        slot="date-time-range-picker"
        names={zones[end]}
        written={choices[end] !== null && range[end].value !== null}
      />
    );
  const isOneZone = zones.from?.short === zones.to?.short;
  const inPanel = useLazyPanel(dateTimeRangePanel, panel, parts.anchor);
  return (
    <RangeField
      slot="date-time-range-picker"
      {...parts}
      labels={labels}
      rootProps={{ ...dateTimeRootProps(props), className }}
      formProps={props}
      message={message}
      placeholder={dateTimePattern(times.style, labels, times.labels)}
      onClear={clear}
      onNear={dateTimeRangePanel.load}
      stacksBelow="lg"
      suffix={isOneZone && zoneOf('from')}
      suffixOf={isOneZone ? undefined : zoneOf}
      actions={
        unsure &&
        choice &&
        editable && (
          <>
            {/* An error is the same sentence. */}
            {range[unsure].value !== null && (
              <span data-slot="date-time-range-picker-question">{`${choice.label} `}</span>
            )}
            <ClockButtons
              slot="date-time-range-picker"
              choice={choice}
              value={range[unsure].value}
              onSelect={(next, event) => selectInstant(unsure, next, event)}
            />
          </>
        )
      }
    >
      {panel.drawn && inPanel && now !== null && (
        <inPanel.DatePickerPanel
          picker={parts}
          slot="date-time-range-picker"
          label={labels.rangeDialog}
          labels={labels}
          summary={
            message.type === 'echo' && message.text ? message : { text: pending?.text ?? '' }
          }
          filled={range.filled}
          onClear={clear}
        >
          <div data-slot="date-time-range-picker-content" className={styles.root}>
            <inPanel.RangeCalendar
              {...calendarProps(props, rules.days)}
              id={`${field.id}-calendar`}
              numberOfMonths={props.numberOfMonths ?? 1}
              // If the two dates are not a range, no range is shown.
              value={isReversedDays ? null : days}
              onValueChange={(next, { event }) => selectDays(next, event)}
              className={styles.calendar}
            />
            <div data-slot="date-time-range-picker-times" className={styles.ends}>
              {rangeEnds.map((end) => {
                const { value: found } = range[end];
                const date = days[end] ?? days.from ?? days.to ?? dateOf(now);
                return (
                  <inPanel.TimeColumn
                    // A day may have other times.
                    key={`${end} ${date}`}
                    id={`${field.id}-${end}-times`}
                    data-slot={`date-time-range-picker-${end}-times`}
                    end={labels[end]}
                    date={date}
                    time={found === null ? null : timeOf(found)}
                    near={found === null ? (rules.defaultTime ?? timeOf(now)) : timeOf(found)}
                    rules={rules}
                    stepped={props.step !== undefined}
                    onSelect={(local, event) => select(end, local, event)}
                  />
                );
              })}
            </div>
          </div>
          {rangeEnds.map((end) => {
            const asked = choices[end];
            return (
              asked && (
                <ClockChoices
                  key={end}
                  slot="date-time-range-picker"
                  choice={asked}
                  value={range[end].value}
                  onSelect={(next, event) => selectInstant(end, next, event)}
                />
              )
            );
          })}
        </inPanel.DatePickerPanel>
      )}
    </RangeField>
  );
}
