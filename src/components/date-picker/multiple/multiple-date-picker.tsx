'use client';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { cx } from '../../../internals/class-names';
import { isRightToLeft } from '../../../internals/direction';
import { useFieldControl } from '../../../internals/forms/field-context';
import type { IsoDate } from '../../../internals/dates/iso-date';
import { presence } from '../../../internals/presence';
import { usableMaxDays } from '../../../internals/usable-limits';
import { useControllableState } from '../../../internals/use-controllable-state';
import { useFocusableRoot } from '../../../internals/use-focusable-root';
import { useFormReset } from '../../../internals/forms/use-form-reset';
import { FormValue } from '../../../primitives/form-value';
import { InputGroup } from '../../../primitives/text-input';
import { DatePickerButtons } from '../date-picker-buttons';
import { DatePickerMessage, type DateMessage } from '../date-picker-message';
import type { DateChangeDetails, DatePickerCommonProps } from '../date-picker-props';
import pickerStyles from '../date-picker.module.css';
import { lengthText, listText, patternText } from '../date-texts';
import { rootProps } from '../root-props';
import { DateTextInput } from '../typed/date-text-input';
import { useDatePicker } from '../use-date-picker';
import { DateChips } from './date-chips';
import { MultipleDatePanel } from './multiple-date-panel';
import styles from './multiple-date-picker.module.css';
import { useDates, useUsableDates } from './use-dates';

/** Props of {@link MultipleDatePicker}. */
export interface MultipleDatePickerProps extends DatePickerCommonProps {
  /** Dates, `YYYY-MM-DD` (controlled). */
  value?: ReadonlyArray<string>;
  /** Initial dates, `YYYY-MM-DD`. Default: none. */
  defaultValue?: ReadonlyArray<string>;
  /** Called when dates are added or removed, with all dates in chronological order. */
  onValueChange?: (value: string[], details: DateChangeDetails) => void;
  /** Initial text of the field: the text typed before the server rendered the form again. */
  defaultText?: string;
  /** Maximum number of dates. Default: no limit. */
  maxDays?: number;
  /** Placeholder. Default: the format of the locale, such as `mm/dd/yyyy`. */
  placeholder?: string;
}

const none: readonly string[] = [];
const component = 'MultipleDatePicker';

/**
 * Field for several dates, shown as chips: typed or pasted as a list in almost any form, or picked from a calendar.
 * Renders a `<div>` with a text field, whose id is `<id>-input`, and a line that shows the parsed dates.
 */
export function MultipleDatePicker({
  value: valueProp,
  defaultValue = none,
  onValueChange,
  defaultText,
  maxDays: most = Infinity,
  placeholder,
  className,
  ...props
}: MultipleDatePickerProps) {
  const root = useFocusableRoot(props.ref);
  const anchor = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const chips = useRef<HTMLUListElement>(null);
  const id = props.id === undefined ? undefined : `${props.id}-input`;
  const { required, invalid, ...field } = useFieldControl({ ...props, id });
  const picker = useDatePicker(component, { ...props, disabled: field.disabled }, trigger);
  const { rules } = picker;
  const { labels, locale, today } = rules;
  const [current, setValue] = useControllableState<readonly string[], DateChangeDetails>({
    value: valueProp,
    defaultValue,
    onValueChange: (dates, details) => onValueChange?.([...dates], details),
  });
  const value = useUsableDates(
    component,
    valueProp === undefined ? 'defaultValue' : 'value',
    current,
  );
  const maxDays = usableMaxDays(component, most);
  const typed = useDates({
    value,
    rules,
    maxDays,
    defaultText,
    input,
    onAdd: (dates, event) => setValue(dates, { reason: 'type', event }),
  });
  const { text, settled, problem, early, commit } = typed;
  useEffect(() => {
    if (early) commit(undefined);
  });
  useFormReset(input, (event) => {
    typed.drop();
    // A parent may pass a new array with every render; its content stays the same.
    if (String(defaultValue) !== String(current))
      setValue(defaultValue, { reason: 'reset', event });
  });

  const wrong = settled && problem !== null;
  const count = value.length === 0 ? '' : lengthText(value.length, labels.days, locale);
  const message: DateMessage = wrong
    ? { kind: 'error', text: problem.text }
    : typed.dates.length > 0
      ? { kind: 'echo', text: listText(typed.dates, locale) }
      : count
        ? { kind: 'echo', text: count }
        : { kind: 'hint', text: text ? '' : labels.hint };
  // A live region must exist before its text changes, so it is rendered when the field first receives focus.
  const speaks = message.kind !== 'hint' || typed.visited || picker.open;
  const messageId = speaks ? `${field.id}-message` : undefined;
  const editable = !field.disabled && !props.readOnly;

  const clear = (event: Event) => {
    typed.drop();
    setValue([], { reason: 'clear', event });
  };
  const remove = (date: IsoDate, event: Event) =>
    setValue(
      value.filter((other) => other !== date),
      { reason: 'remove', event },
    );
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (event.target !== input.current || event.nativeEvent.isComposing) return;
    // Enter adds the dates; the next one submits the form.
    if (event.key === 'Enter' && text !== '') event.preventDefault();
    const last = value.at(-1);
    if (!editable || last === undefined || input.current.selectionEnd !== 0) return;
    const back = isRightToLeft(input.current) ? 'ArrowRight' : 'ArrowLeft';
    if (event.key === back) {
      chips.current?.querySelector<HTMLElement>('li:last-child button')?.focus();
    }
    if (event.key === 'Backspace' && text === '') remove(last, event.nativeEvent);
  };
  return (
    <div
      data-slot="multiple-date-picker"
      {...rootProps(props)}
      ref={root}
      data-disabled={presence(field.disabled)}
      data-readonly={presence(props.readOnly)}
      data-invalid={presence(invalid || wrong)}
      data-open={presence(picker.open)}
      className={cx(pickerStyles.root, className)}
    >
      <InputGroup
        ref={anchor}
        data-slot="multiple-date-picker-field"
        invalid={invalid || wrong}
        disabled={field.disabled}
        readOnly={props.readOnly ?? false}
        onKeyDown={press}
        className={styles.root}
      >
        <div data-slot="multiple-date-picker-content" className={styles.content}>
          {value.length > 0 && (
            <DateChips
              ref={chips}
              dates={value}
              labels={labels}
              locale={locale}
              disabled={field.disabled}
              readOnly={props.readOnly}
              onRemove={remove}
              onLeave={() => input.current?.focus()}
            />
          )}
          <DateTextInput
            ref={input}
            slot="multiple-date-picker-input"
            field={{
              ...field,
              'aria-describedby': cx(field['aria-describedby'], messageId),
            }}
            required={required && value.length === 0}
            invalid={invalid || wrong}
            readOnly={props.readOnly}
            form={props.form}
            autoComplete="off"
            placeholder={placeholder ?? (value.length === 0 ? patternText(locale, labels) : ' ')}
            dateText={typed}
            validity={problem?.text ?? ''}
            className={styles.input}
            onCommit={commit}
            onPaste={(event) => {
              const pasted = event.clipboardData.getData('text');
              if (editable && typed.paste(pasted, event.nativeEvent)) event.preventDefault();
            }}
            onOpen={(event) => picker.toggle(event, 'key')}
          />
        </div>
        <DatePickerButtons
          slot="multiple-date-picker"
          labels={labels}
          trigger={trigger}
          open={picker.open}
          filled={text !== '' || value.length > 0}
          disabled={field.disabled}
          readOnly={props.readOnly}
          onClear={(event) => {
            clear(event);
            input.current?.focus();
          }}
          onToggle={(event) => picker.toggle(event, 'trigger')}
        />
      </InputGroup>
      {props.name !== undefined &&
        value.map((date) => (
          <FormValue
            key={date}
            type="hidden"
            name={props.name}
            form={props.form}
            disabled={field.disabled}
            value={date}
          />
        ))}
      {messageId && (
        <DatePickerMessage
          id={messageId}
          slot="multiple-date-picker-message"
          message={message}
          quiet={settled}
        />
      )}
      {picker.drawn && today !== null && (
        <MultipleDatePanel
          {...{ props, rules, value, maxDays, anchor }}
          id={field.id}
          summary={count}
          filled={text !== '' || value.length > 0}
          onPick={(dates, reason, event) => setValue(dates, { reason, event })}
          onClear={clear}
          onClose={picker.hide}
        />
      )}
    </div>
  );
}
