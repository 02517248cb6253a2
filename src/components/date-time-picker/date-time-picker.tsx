'use client';
import { parseIsoTime } from '../../core/dates/iso-time';
import { usePicker } from '../../core/forms/use-picker';
import { lazyModule } from '../../core/lazy-module';
import { useLazyPanel } from '../../core/panel/use-lazy-panel';
import { presetDate, type DateChangeDetails } from '../date-picker';
import {
  calendarProps,
  dayText,
  fieldText,
  panelPresets,
  SingleDateField,
  validateDate,
} from '../date-picker/parts';
import { ClockButtons, ClockChoices, ZoneText } from './clock-choices';
import styles from './date-time-picker.module.css';
import { dateTimePattern, dateTimeText, fieldDateTime, shortDateTime } from './date-time-texts';
import {
  dateOf,
  localOf,
  timeOf,
  toGranularity,
  type DateTimeValue,
  usableDateTime,
} from './date-time-value';
import { dateTimeReading } from './read-date-time';
import {
  dateTimeRootProps,
  type DateTimeCommonProps,
  type DateTimePreset,
  useDateTimeRules,
  useZoneNames,
} from './use-date-time-rules';
import { clockChoice, valueOfLocal } from './validate-date-time';

const dateTimePanel = lazyModule(() => import('./date-time-panel'));

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
  presets = [],
  placeholder,
  className,
  ...props
}: DateTimePickerProps) {
  const rules = useDateTimeRules('DateTimePicker', props);
  const { labels, locale, days, times, now } = rules;
  const picker = usePicker('DateTimePicker', props, {
    usable: (prop, dateTime) => usableDateTime('DateTimePicker', prop, dateTime, rules),
    readingOf: (dateTime) => dateTimeReading(rules, dateTime),
    commitsOnHide: true,
  });
  const { field, typed, change, panel } = picker;

  const shown = typed.value;
  const time = shown === null ? null : timeOf(shown);
  const day = shown === null ? (typed.problem?.date ?? null) : dateOf(shown);
  const choice = clockChoice(typed, rules);
  const select = (local: string, reason: 'item-press' | 'preset', event: Event | undefined) => {
    const result = valueOfLocal(local, null, rules);
    // Enter it as typed text, which shows why it is not allowed.
    if (result.problem) typed.type(fieldDateTime(local, times.style));
    else change(result.value, { reason, event });
    if (reason === 'preset') panel.hide({ reason: 'item-press', event });
  };
  const selectDay = (date: string, event: Event | undefined) => {
    const clock = time ?? rules.defaultTime;
    if (clock === null) typed.type(fieldText(date, locale));
    else select(`${date}T${clock}`, 'item-press', event);
  };
  const selectInstant = (next: DateTimeValue, event: Event) =>
    change(next, { reason: 'item-press', event });
  const clear = (event: Event) => change(null, { reason: 'clear', event });
  const zone = useZoneNames(shown, rules);
  const asks =
    choice !== null && zone !== null && typed.settled && !props.readOnly && !field.disabled;
  const zoneId = `${field.id}-zone`;
  const inPanel = useLazyPanel(dateTimePanel, panel, picker.anchor);
  const echo =
    shown === null
      ? { text: '' }
      : asks
        ? { text: choice.label }
        : { text: dateTimeText(shown, times.style, 'full'), length: zone?.long };
  return (
    <SingleDateField
      slot="date-time-picker"
      {...picker}
      rootProps={{ ...dateTimeRootProps(props), className }}
      formProps={props}
      labels={labels}
      echo={echo}
      lasting={asks}
      placeholder={placeholder ?? dateTimePattern(times.style, labels, times.labels)}
      values={[typed.submitted]}
      onClear={clear}
      onNear={dateTimePanel.load}
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
          <ClockButtons
            slot="date-time-picker"
            choice={choice}
            value={shown}
            onSelect={selectInstant}
          />
        )
      }
    >
      {panel.drawn && inPanel && now !== null && (
        <inPanel.DatePickerPanel
          picker={picker}
          slot="date-time-picker"
          label={labels.dialog}
          labels={labels}
          presets={panelPresets('DateTimePicker', presets, (preset) => {
            const date = presetDate(preset, dateOf(now));
            const clock = preset.time ?? time ?? rules.defaultTime;
            if (date === null || (clock !== null && parseIsoTime(clock) === null)) return null;
            if (clock === null) {
              return {
                detail: dayText(date, locale),
                selected: date === day,
                disabled: validateDate(date, days).problem !== null,
                onSelect: (event: Event) => selectDay(date, event),
              };
            }
            const local = toGranularity(`${date}T${clock}`, rules.withSeconds);
            return {
              detail: shortDateTime(local, times.style),
              selected: shown !== null && localOf(shown) === local,
              disabled: valueOfLocal(local, null, rules).problem !== null,
              onSelect: (event: Event) => select(local, 'preset', event),
            };
          })}
          summary={{
            text: shown === null ? (typed.problem?.text ?? '') : shortDateTime(shown, times.style),
          }}
          filled={typed.text !== ''}
          onClear={clear}
          onToday={
            validateDate(dateOf(now), days).problem === null
              ? (event) => selectDay(dateOf(now), event)
              : undefined
          }
        >
          <div data-slot="date-time-picker-content" className={styles.root}>
            <inPanel.Calendar
              {...calendarProps(props, days)}
              id={`${field.id}-calendar`}
              value={day}
              // Pressing the selected day selects it again.
              onValueChange={(next, { event }) => selectDay(next ?? day ?? dateOf(now), event)}
              className={styles.calendar}
            />
            <inPanel.TimeColumn
              // A day may have other times.
              key={day ?? dateOf(now)}
              data-slot="date-time-times"
              id={`${field.id}-times`}
              date={day ?? dateOf(now)}
              time={time}
              near={time ?? rules.defaultTime ?? timeOf(now)}
              rules={rules}
              stepped={props.step !== undefined}
              onSelect={(local, event) => select(local, 'item-press', event)}
            />
          </div>
          {choice && (
            <ClockChoices
              slot="date-time-picker"
              choice={choice}
              value={shown}
              onSelect={selectInstant}
            />
          )}
        </inPanel.DatePickerPanel>
      )}
    </SingleDateField>
  );
}
