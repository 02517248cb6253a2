'use client';
import { usePicker } from '../../core/forms/use-picker';
import { type DateChangeDetails } from '../date-picker';
import { fieldText, SingleDateField } from '../date-picker/parts';
import { ClockLinks, ZoneText } from './clock-choices';
import { DateTimePanel } from './date-time-panel';
import { dateTimePattern, dateTimeText, fieldDateTime } from './date-time-texts';
import { timeOf, type DateTimeValue, usableDateTime } from './date-time-value';
import { dateTimeReading } from './read-date-time';
import {
  dateTimeRootProps,
  type DateTimeCommonProps,
  type DateTimePreset,
  useDateTimeRules,
  useZoneNames,
} from './use-date-time-rules';
import { clockChoice, valueOfLocal } from './validate-date-time';

/** Props of {@link DateTimePicker}. */
export interface DateTimePickerProps extends DateTimeCommonProps {
  /** Date and time, `YYYY-MM-DDTHH:MM`, or an instant with `timeZone` (controlled); `null` for none. */
  value?: string | null;
  /** Initial date and time. Default: `null`. */
  defaultValue?: string | null;
  /**
   * Called when the value changes: on blur for typed text, immediately for a selection. Text that is not an allowed
   * value is reported as `''`.
   */
  onValueChange?: (value: string | null, details: DateChangeDetails) => void;
  /**
   * Initial text of the field, which takes precedence over the value: the text typed before the server rendered the form
   * again.
   */
  defaultText?: string;
  /** Days and times that the panel offers by name: `{ label: 'Tomorrow morning', offsetDays: 1, time: '09:00' }`. */
  presets?: ReadonlyArray<DateTimePreset>;
  /** Placeholder. Default: the format of the locale, such as `mm/dd/yyyy hh:mm AM/PM`. */
  placeholder?: string;
}

/**
 * Field for a date with a time, typed in almost any format or selected from a calendar and a list of times. Renders a
 * `<div>` with a text field, which takes the `id`, and a line that shows the parsed date and time.
 */
export function DateTimePicker({
  value: valueProp,
  defaultValue = null,
  onValueChange,
  defaultText,
  presets = [],
  placeholder,
  className,
  ...props
}: DateTimePickerProps) {
  const rules = useDateTimeRules('DateTimePicker', props);
  const { labels, locale, times, now } = rules;
  const { field, value, typed, change, panel, ...refs } = usePicker('DateTimePicker', props, {
    value: valueProp,
    defaultValue,
    onValueChange,
    defaultText,
    usable: (prop, dateTime) => usableDateTime('DateTimePicker', prop, dateTime, rules),
    readingOf: (dateTime) => dateTimeReading(rules, dateTime),
    commitsOnHide: true,
  });

  const choice = clockChoice(typed, rules);
  const select = (local: string, reason: 'item-press' | 'preset', event: Event | undefined) => {
    const result = valueOfLocal(local, null, rules);
    // Enter it as typed text, which shows why it is not allowed.
    if (result.problem) typed.type(fieldDateTime(local, times.style));
    else change(result.value, { reason, event });
    if (reason === 'preset') panel.hide({ reason: 'item-press', event });
  };
  const selectDay = (date: string, event: Event | undefined) => {
    const time = typed.value === null ? rules.defaultTime : timeOf(typed.value);
    if (time === null) typed.type(fieldText(date, locale));
    else select(`${date}T${time}`, 'item-press', event);
  };
  const selectInstant = (next: DateTimeValue, event: Event) =>
    change(next, { reason: 'item-press', event });
  const clear = (event: Event) => change(null, { reason: 'clear', event });
  const shown = typed.value;
  const zone = useZoneNames(shown, rules);
  const asks =
    choice !== null && zone !== null && typed.settled && !props.readOnly && !field.disabled;
  const zoneId = `${field.id}-zone`;
  const echo =
    shown === null
      ? { text: '' }
      : asks
        ? { text: choice.label }
        : { text: dateTimeText(shown, times.style, 'full'), length: zone?.long };
  return (
    <SingleDateField
      slot="date-time-picker"
      {...refs}
      rootProps={{ ...dateTimeRootProps(props), className }}
      field={field}
      formProps={props}
      labels={labels}
      typed={typed}
      problem={typed.problem}
      echo={echo}
      lasting={asks}
      placeholder={placeholder ?? dateTimePattern(times.style, labels, times.labels)}
      values={[value ?? '']}
      open={panel.open}
      onToggle={panel.toggle}
      onClear={clear}
      suffix={
        zone === null
          ? undefined
          : {
              id: zoneId,
              content: (
                <ZoneText
                  id={zoneId}
                  slot="date-time-picker"
                  names={zone}
                  written={choice !== null && shown !== null}
                />
              ),
            }
      }
      actions={
        asks && (
          <ClockLinks
            slot="date-time-picker"
            choice={choice}
            value={shown}
            onSelect={selectInstant}
          />
        )
      }
    >
      {panel.drawn && now !== null && (
        <DateTimePanel
          partName={refs.partName}
          props={props}
          rules={rules}
          now={now}
          choice={choice}
          presets={presets}
          anchor={refs.anchor}
          id={field.id}
          result={typed}
          filled={typed.text !== ''}
          onSelectDay={selectDay}
          onSelect={select}
          onSelectInstant={selectInstant}
          onClear={clear}
          onClose={panel.hide}
        />
      )}
    </SingleDateField>
  );
}
