'use client';
import { useEffect, useRef } from 'react';
import { cx } from '../../internals/class-names';
import { useFieldControl } from '../../internals/forms/field-context';
import type { IsoDate } from '../../internals/dates/iso-date';
import { presence } from '../../internals/presence';
import { usableDay } from '../../internals/dates/usable-dates';
import { usableList } from '../../internals/usable-list';
import { useControllableState } from '../../internals/use-controllable-state';
import { useFocusableRoot } from '../../internals/use-focusable-root';
import { useFormReset } from '../../internals/forms/use-form-reset';
import { FormValue } from '../../primitives/form-value';
import { InputGroup } from '../../primitives/text-input';
import { Calendar } from '../calendar';
import { DatePickerButtons } from './date-picker-buttons';
import { DatePickerFoot } from './date-picker-foot';
import { DatePickerMessage, type DateMessage } from './date-picker-message';
import { DatePickerPanel } from './date-picker-panel';
import type { DateChangeDetails, DatePickerCommonProps } from './date-picker-props';
import styles from './date-picker.module.css';
import { DateTextInput } from './typed/date-text-input';
import { dayText, fullText, patternText } from './date-texts';
import { validateDate } from './validate-date';
import { presetDate, reportPreset, type DatePreset } from './presets';
import { rootProps } from './root-props';
import { calendarProps, useDatePicker } from './use-date-picker';
import { useDateText } from './typed/use-date-text';

/** Props of {@link DatePicker}. */
export interface DatePickerProps extends DatePickerCommonProps {
  /** Date, `YYYY-MM-DD` (controlled); `null` for none. */
  value?: string | null;
  /** Initial date, `YYYY-MM-DD`. Default: `null`. */
  defaultValue?: string | null;
  /**
   * Called when the date changes: with typed text on blur, with a pick immediately. Text that cannot be
   * parsed is reported as `null`.
   */
  onValueChange?: (value: string | null, details: DateChangeDetails) => void;
  /**
   * Initial text of the field, before that of the value: the text typed before the server rendered the form
   * again.
   */
  defaultText?: string;
  /** Days that the panel offers by name: `{ label: 'Tomorrow', inDays: 1 }` or `{ label, date }`. */
  presets?: ReadonlyArray<DatePreset>;
  /** Autofill token of the field, such as `bday`. Default: `off`. */
  autoComplete?: string;
  /** Placeholder. Default: the format of the locale, such as `mm/dd/yyyy`. */
  placeholder?: string;
}

/**
 * Field for a date, typed in almost any form or picked from a calendar. Renders a `<div>` with a text field,
 * whose id is `<id>-input`, and a line that shows the parsed date.
 */
export function DatePicker({
  value: valueProp,
  defaultValue = null,
  onValueChange,
  defaultText,
  presets = [],
  autoComplete = 'off',
  placeholder,
  className,
  ...props
}: DatePickerProps) {
  const root = useFocusableRoot(props.ref);
  const anchor = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const id = props.id === undefined ? undefined : `${props.id}-input`;
  const { required, invalid, ...field } = useFieldControl({ ...props, id });
  const picker = useDatePicker('DatePicker', { ...props, disabled: field.disabled }, trigger);
  const { rules } = picker;
  const { labels, locale, today } = rules;
  const [current, setValue] = useControllableState<IsoDate | null, DateChangeDetails>({
    value: valueProp,
    defaultValue,
    onValueChange,
  });
  const value = usableDay(
    'DatePicker',
    valueProp === undefined ? 'defaultValue' : 'value',
    current,
  );
  const dateText = useDateText({
    value,
    rules,
    defaultText,
    input,
    onCommit: (date, reason, event) => setValue(date, { reason, event }),
  });
  const { date, problem, settled, text, early, commit } = dateText;
  useEffect(() => {
    if (early) commit(undefined);
  });
  useFormReset(input, (event) => {
    dateText.drop();
    setValue(defaultValue, { reason: 'reset', event });
  });

  const wrong = settled && problem !== null;
  const echo = date === null ? '' : fullText(date, locale);
  const message: DateMessage = wrong
    ? { kind: 'error', text: problem.text }
    : echo
      ? { kind: 'echo', text: echo }
      : { kind: 'hint', text: text ? '' : labels.hint };
  // A live region must exist before its text changes, so it is rendered when the field first receives focus.
  const speaks = message.kind !== 'hint' || dateText.visited || picker.open;
  const messageId = speaks ? `${field.id}-message` : undefined;

  const pick = (day: IsoDate | null, reason: 'pick' | 'preset', event: Event | undefined) => {
    dateText.drop();
    setValue(day, { reason, event });
    picker.hide({ reason, event });
  };
  const clear = (event: Event) => {
    dateText.drop();
    setValue(null, { reason: 'clear', event });
  };
  return (
    <div
      data-slot="date-picker"
      {...rootProps(props)}
      ref={root}
      data-disabled={presence(field.disabled)}
      data-readonly={presence(props.readOnly)}
      data-invalid={presence(invalid || wrong)}
      data-open={presence(picker.open)}
      className={cx(styles.root, className)}
    >
      <InputGroup
        ref={anchor}
        data-slot="date-picker-field"
        invalid={invalid || wrong}
        disabled={field.disabled}
        readOnly={props.readOnly ?? false}
      >
        <DateTextInput
          ref={input}
          slot="date-picker-input"
          field={{
            ...field,
            'aria-describedby': cx(field['aria-describedby'], messageId),
          }}
          required={required}
          invalid={invalid || wrong}
          readOnly={props.readOnly}
          form={props.form}
          autoComplete={autoComplete}
          placeholder={placeholder ?? patternText(locale, labels)}
          dateText={dateText}
          validity={problem?.text ?? ''}
          onCommit={commit}
          onOpen={(event) => picker.toggle(event, 'key')}
        />
        <DatePickerButtons
          slot="date-picker"
          labels={labels}
          trigger={trigger}
          open={picker.open}
          filled={text !== ''}
          disabled={field.disabled}
          readOnly={props.readOnly}
          onClear={(event) => {
            clear(event);
            input.current?.focus();
          }}
          onToggle={(event) => picker.toggle(event, 'trigger')}
        />
      </InputGroup>
      {props.name !== undefined && (
        <FormValue
          type="hidden"
          name={props.name}
          form={props.form}
          disabled={field.disabled}
          value={value ?? ''}
        />
      )}
      {messageId && (
        <DatePickerMessage
          id={messageId}
          slot="date-picker-message"
          message={message}
          quiet={settled}
        />
      )}
      {picker.drawn && today !== null && (
        <DatePickerPanel
          id={`${field.id}-panel`}
          slot="date-picker"
          label={labels.dialog}
          labels={labels}
          presets={usableList('DatePicker', 'presets', presets).flatMap((preset) => {
            const day = presetDate(preset, today);
            if (day === null) return reportPreset('DatePicker', preset.label);
            return {
              label: preset.label,
              detail: fullText(day, locale),
              selected: day === value,
              disabled: validateDate(day, rules).problem !== null,
              onPick: (event: Event) => pick(day, 'preset', event),
            };
          })}
          anchor={anchor}
          onClose={picker.hide}
          foot={
            <DatePickerFoot
              slot="date-picker"
              labels={labels}
              summary={{ text: date === null ? '' : dayText(date, locale) }}
              closesOnPick
              filled={text !== ''}
              onClear={clear}
              onToday={
                validateDate(today, rules).problem === null
                  ? (event) => pick(today, 'pick', event)
                  : undefined
              }
              onDone={(event) => picker.hide({ reason: 'close-button', event })}
            />
          }
        >
          <Calendar
            {...calendarProps(props, rules)}
            id={`${field.id}-calendar`}
            value={value}
            // Pressing the picked day picks it again.
            onValueChange={(day, { event }) => pick(day ?? value, 'pick', event)}
          />
        </DatePickerPanel>
      )}
    </div>
  );
}
