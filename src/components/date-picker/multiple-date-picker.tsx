'use client';
import type { KeyboardEvent, SyntheticEvent } from 'react';
import type { IsoDate } from '../../core/dates/iso-date';
import { useUsableDays } from '../../core/dates/use-dates';
import { isComposing, isRightToLeft, moveFocus } from '../../core/dom';
import { useChipList } from '../../core/forms/use-chip-list';
import { useDueCommit } from '../../core/forms/use-early-text';
import { useFormReset, useFormSubmit } from '../../core/forms/use-form-event';
import { usePickerField } from '../../core/forms/use-picker';
import { useWrittenState } from '../../core/forms/use-written-state';
import { lazyModule } from '../../core/lazy-module';
import { useLazyPanel } from '../../core/panel/use-lazy-panel';
import { useOpen } from '../../core/panel/use-open';
import { usableMaxDays } from '../../core/props/usable-limits';
import { Chip, ChipRemove } from '../../primitives/chip';
import {
  type DateChangeDetails,
  type DatePickerCommonProps,
  rootProps,
  calendarProps,
} from './date-picker-props';
import { useDateRules } from './date-rules';
import { lengthText, listText, longText, patternText, shortText } from './date-texts';
import styles from './multiple-date-picker.module.css';
import { SingleDateField } from './single-date-field';
import { useDates } from './use-dates';
import type { DatePickerLabels } from './words';

const datesPanel = lazyModule(() => import('./dates-panel'));

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

/**
 * Field for several dates, shown as chips: typed or pasted as a list in almost any format, or selected from a calendar.
 * Renders a `<div>` with a text field, which takes the `id`, and a line that shows the parsed dates.
 */
export function MultipleDatePicker({
  value: valueProp,
  defaultValue = none,
  onValueChange,
  defaultText,
  maxDays: maxDaysProp = Infinity,
  placeholder,
  className,
  ...props
}: MultipleDatePickerProps) {
  const parts = usePickerField('MultipleDatePicker', props);
  const { field, input } = parts;
  const rules = useDateRules('MultipleDatePicker', props);
  const panel = useOpen(props, { locked: field.disabled || props.readOnly === true });
  const { labels, locale, today } = rules;
  const [current, setValue, writes] = useWrittenState<readonly string[], DateChangeDetails>(
    {
      value: valueProp,
      defaultValue,
      onValueChange: (dates, details) => onValueChange?.(dates as string[], details),
    },
    String,
  );
  const value = useUsableDays(
    'MultipleDatePicker',
    valueProp === undefined ? 'defaultValue' : 'value',
    current,
  );
  const maxDays = usableMaxDays('MultipleDatePicker', maxDaysProp);
  const typed = useDates({
    value,
    writes,
    rules,
    maxDays,
    defaultText,
    input,
    onCommit: (dates, reason, event) => setValue(dates, { reason, event }),
  });
  const { text } = typed;
  const inPanel = useLazyPanel(datesPanel, panel, parts.anchor);
  useDueCommit(typed.due, typed.commit);
  useFormSubmit(input, typed.settled ? null : typed.commit);
  useFormReset(input, (event) => {
    typed.drop();
    // A parent may pass a new array on every render; its content stays the same.
    if (String(defaultValue) !== String(current))
      setValue([...defaultValue], { reason: 'reset', event });
  });

  const count = value.length === 0 ? '' : lengthText(value.length, labels.days, locale);
  const filled = text !== '' || value.length > 0;
  const editable = !field.disabled && !props.readOnly;

  const clear = (event: Event) => {
    typed.drop();
    setValue([], { reason: 'clear', event });
  };
  const chips = useChipList({
    keys: value,
    input,
    onRemove: (index, event) =>
      setValue(
        value.filter((_, place) => place !== index),
        { reason: 'remove', event },
      ),
  });
  const insert = (event: SyntheticEvent, data: DataTransfer) => {
    if (editable && typed.insert(data.getData('text'), event.nativeEvent)) event.preventDefault();
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.target !== input.current || isComposing(event.nativeEvent)) return;
    // Enter adds the dates; pressing it again submits the form.
    if (event.key === 'Enter' && text !== '') event.preventDefault();
    const last = value.at(-1);
    if (!editable || last === undefined || input.current.selectionEnd !== 0) return;
    const back = isRightToLeft(input.current) ? 'ArrowRight' : 'ArrowLeft';
    if (event.key === back) {
      moveFocus(chips.list.current?.querySelector<HTMLElement>('li:last-child button'));
    }
    if (event.key === 'Backspace' && text === '') {
      setValue(value.slice(0, -1), { reason: 'remove', event: event.nativeEvent });
    }
  };
  return (
    <SingleDateField
      slot="multiple-date-picker"
      {...parts}
      rootProps={{ ...rootProps(props), className }}
      formProps={props}
      typed={typed}
      echo={{ text: typed.dates.length > 0 ? listText(typed.dates, locale) : count }}
      placeholder={placeholder ?? (value.length === 0 ? patternText(locale, labels) : ' ')}
      values={typed.settled ? value : [...value, ...typed.dates].sort()}
      panel={panel}
      onClear={clear}
      onNear={datesPanel.load}
      labels={labels}
      filled={filled}
      frameProps={{ onKeyDown: handleKeyDown, className: styles.root }}
      inputProps={{
        required: field.required && value.length === 0,
        className: styles.input,
        onPaste: (event) => insert(event, event.clipboardData),
        onDrop: (event) => insert(event, event.dataTransfer),
      }}
      contentClassName={styles.content}
      before={
        value.length > 0 && (
          <DateChips
            {...chips}
            dates={value}
            labels={labels}
            locale={locale}
            disabled={field.disabled}
            readOnly={props.readOnly}
          />
        )
      }
    >
      {panel.drawn && inPanel && today !== null && (
        <inPanel.DatePickerPanel
          picker={{ ...parts, panel }}
          slot="multiple-date-picker"
          label={labels.datesDialog}
          labels={labels}
          filled={filled}
          summary={{ text: count }}
          onClear={clear}
        >
          <inPanel.MultipleCalendar
            {...calendarProps(props, rules)}
            id={`${field.id}-calendar`}
            maxDays={maxDays}
            value={value}
            onValueChange={(dates, { reason, event }) =>
              setValue(dates, { reason: reason === 'clear' ? 'remove' : 'item-press', event })
            }
          />
        </inPanel.DatePickerPanel>
      )}
    </SingleDateField>
  );
}

interface DateChipsProps extends ReturnType<typeof useChipList> {
  dates: readonly IsoDate[];
  labels: DatePickerLabels;
  locale: string;
  disabled: boolean;
  readOnly: boolean | undefined;
}

/** Chips of the selected dates. Renders a `<ul>`. */
function DateChips(props: DateChipsProps) {
  const { list, buttonProps, dates, labels, locale, disabled, readOnly } = props;
  return (
    <ul
      ref={list}
      aria-label={labels.dates}
      data-slot="multiple-date-picker-dates"
      className={styles.dates}
    >
      {dates.map((date, index) => (
        <li
          key={date}
          data-slot="multiple-date-picker-date"
          data-date={date}
          className={styles.date}
        >
          <Chip disabled={disabled}>
            <bdi>{shortText(date, locale)}</bdi>
            {!readOnly && !disabled && (
              <ChipRemove label={labels.remove(longText(date, locale))} {...buttonProps(index)} />
            )}
          </Chip>
        </li>
      ))}
    </ul>
  );
}
