'use client';
import {
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import type { IsoDate } from '../../core/dates/iso-date';
import { useUsableDays } from '../../core/dates/use-dates';
import { isComposing, isRightToLeft, moveFocus } from '../../core/dom';
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
  const chips = useRef<HTMLUListElement>(null);
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
  const remove = (date: IsoDate, event: Event) =>
    setValue(
      value.filter((other) => other !== date),
      { reason: 'remove', event },
    );
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
      moveFocus(chips.current?.querySelector<HTMLElement>('li:last-child button'));
    }
    if (event.key === 'Backspace' && text === '') remove(last, event.nativeEvent);
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
            ref={chips}
            dates={value}
            labels={labels}
            locale={locale}
            disabled={field.disabled}
            readOnly={props.readOnly}
            onRemove={remove}
            onLeave={() => input.current?.focus()}
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

interface DateChipsProps {
  ref: RefObject<HTMLUListElement | null>;
  dates: readonly IsoDate[];
  labels: DatePickerLabels;
  locale: string;
  disabled: boolean;
  readOnly: boolean | undefined;
  /** Called when a date is removed. */
  onRemove: (date: IsoDate, event: Event) => void;
  /** Called when focus moves to the text field, past the last date. */
  onLeave: () => void;
}

/**
 * Chips of the selected dates. Their buttons are one tab stop: arrow keys, Home and End move between them, Delete and
 * Backspace remove a date.
 */
function DateChips(props: DateChipsProps) {
  const { ref, dates, labels, locale, disabled, readOnly, onRemove, onLeave } = props;
  const [focused, setFocused] = useState<IsoDate | null>(null);
  // Shift+Tab from the text field leads to the last date.
  const stop = focused !== null && dates.includes(focused) ? focused : dates.at(-1);
  const blur = ({ relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!ref.current?.contains(relatedTarget)) setFocused(null);
  };
  const focusAt = (index: number) => {
    const button = ref.current?.querySelectorAll('button')[index];
    if (button) moveFocus(button);
    else onLeave();
  };
  const remove = (index: number, event: Event) => {
    const date = dates[index];
    if (date === undefined) return;
    // The button disappears, so move focus to its neighbor first; otherwise, it would be lost.
    focusAt(index + 1 < dates.length ? index + 1 : index - 1);
    onRemove(date, event);
  };
  const handleKeyDown = (index: number, event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const forward = isRightToLeft(event.currentTarget) ? 'ArrowLeft' : 'ArrowRight';
    if (event.key === 'Delete' || event.key === 'Backspace') remove(index, event.nativeEvent);
    else if (event.key === 'Home') focusAt(0);
    else if (event.key === 'End') focusAt(dates.length - 1);
    else if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
      focusAt(event.key === forward ? index + 1 : Math.max(0, index - 1));
    } else return;
    event.preventDefault();
  };
  return (
    <ul
      ref={ref}
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
              <ChipRemove
                label={labels.remove(longText(date, locale))}
                tabIndex={date === stop ? 0 : -1}
                onFocus={() => setFocused(date)}
                onBlur={blur}
                onClick={({ nativeEvent }) => remove(index, nativeEvent)}
                onKeyDown={(event) => handleKeyDown(index, event)}
              />
            )}
          </Chip>
        </li>
      ))}
    </ul>
  );
}
