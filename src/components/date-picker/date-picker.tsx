'use client';
import type { IsoDate } from '../../core/dates/iso-date';
import { usableDay } from '../../core/dates/usable-dates';
import { usePicker } from '../../core/forms/use-picker';
import { lazyModule } from '../../core/lazy-module';
import { useLazyPanel } from '../../core/panel/use-lazy-panel';
import {
  type DateChangeDetails,
  type DatePickerCommonProps,
  rootProps,
  calendarProps,
} from './date-picker-props';
import { dateReading, useDateRules, validateDate } from './date-rules';
import { dayText, echoText, patternText, presetText } from './date-texts';
import type { DatePreset } from './presets';
import { SingleDateField } from './single-date-field';

const datePanel = lazyModule(() => import('./date-panel'));

/** Props of {@link DatePicker}. */
export interface DatePickerProps extends DatePickerCommonProps {
  /** Date, `YYYY-MM-DD` (controlled); `null` for none. */
  value?: string | null;
  /** Initial date, `YYYY-MM-DD`. Default: `null`. */
  defaultValue?: string | null;
  /**
   * Called when the date changes: on blur for typed text, immediately for a selection. Text that is not an
   * allowed date is reported as `''`.
   */
  onValueChange?: (value: string | null, details: DateChangeDetails) => void;
  /**
   * Initial text of the field, which takes precedence over the value: the text typed before the server rendered the form
   * again.
   */
  defaultText?: string;
  /** Days that the panel offers by name: `{ label: 'Tomorrow', offsetDays: 1 }` or `{ label, date }`. */
  presets?: ReadonlyArray<DatePreset>;
  /** Autofill token of the field, such as `bday`. Default: `off`. */
  autoComplete?: string;
  /** Placeholder. Default: the format of the locale, such as `mm/dd/yyyy`. */
  placeholder?: string;
}

/**
 * Field for a date, typed in almost any format or selected from a calendar. Renders a `<div>` with a text field,
 * which takes the `id`, and a line that shows the parsed date.
 */
export function DatePicker({
  presets = [],
  autoComplete = 'off',
  placeholder,
  className,
  ...props
}: DatePickerProps) {
  const rules = useDateRules('DatePicker', props);
  const { labels, locale, today } = rules;
  const picker = usePicker('DatePicker', props, {
    usable: (prop, day) => usableDay('DatePicker', prop, day),
    readingOf: () => dateReading(rules),
  });
  const { field, value, typed, change, panel } = picker;
  const { value: date, text } = typed;
  const inPanel = useLazyPanel(datePanel, panel, picker.anchor);

  const select = (
    day: IsoDate | null,
    reason: 'item-press' | 'preset',
    event: Event | undefined,
  ) => {
    change(day, { reason, event });
    panel.hide({ reason: 'item-press', event });
  };
  const clear = (event: Event) => change(null, { reason: 'clear', event });
  return (
    <SingleDateField
      slot="date-picker"
      {...picker}
      rootProps={{ ...rootProps(props), className }}
      formProps={props}
      echo={{ text: date === null ? '' : echoText(date, locale) }}
      placeholder={placeholder ?? patternText(locale, labels)}
      onClear={clear}
      onNear={datePanel.load}
      values={[typed.submitted]}
      labels={labels}
      autoComplete={autoComplete}
    >
      {panel.drawn && inPanel && today !== null && (
        <inPanel.DatePickerPanel
          picker={picker}
          slot="date-picker"
          label={labels.dialog}
          labels={labels}
          presets={inPanel.panelPresets('DatePicker', presets, (preset) => {
            const day = inPanel.presetDate(preset, today);
            if (day === null) return null;
            return {
              detail: presetText(day, locale),
              selected: day === value,
              disabled: validateDate(day, rules).problem !== null,
              onSelect: (event: Event) => select(day, 'preset', event),
            };
          })}
          summary={{ text: date === null ? '' : dayText(date, locale) }}
          filled={text !== ''}
          onClear={clear}
          onToday={
            validateDate(today, rules).problem === null
              ? (event) => select(today, 'item-press', event)
              : undefined
          }
        >
          <inPanel.Calendar
            {...calendarProps(props, rules)}
            id={`${field.id}-calendar`}
            value={value}
            // Pressing the selected day selects it again.
            onValueChange={(day, { event }) => select(day ?? value, 'item-press', event)}
          />
        </inPanel.DatePickerPanel>
      )}
    </SingleDateField>
  );
}
