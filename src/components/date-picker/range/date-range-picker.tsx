// biome-ignore-all lint/a11y/useSemanticElements: `<fieldset>` has a layout and a `disabled` of its own.
'use client';
import { useRef, useState } from 'react';
import { cx } from '../../../internals/class-names';
import { useFieldControl } from '../../../internals/forms/field-context';
import { presence } from '../../../internals/presence';
import { usableLimits } from '../../../internals/usable-limits';
import { useFocusableRoot } from '../../../internals/use-focusable-root';
import { FormValue } from '../../../primitives/form-value';
import { InputGroup } from '../../../primitives/text-input';
import type { DateRange, FullRange } from '../../calendar';
import { DatePickerButtons } from '../date-picker-buttons';
import { DatePickerMessage } from '../date-picker-message';
import type { DateChangeDetails, DatePickerCommonProps } from '../date-picker-props';
import styles from '../date-picker.module.css';
import { DateRangeFields } from './date-range-fields';
import { DateRangePanel, type RangePickReason } from './date-range-panel';
import type { RangePreset } from '../presets';
import { messageOfRange, summaryOf } from './range-message';
import { rootProps } from '../root-props';
import { useDatePicker } from '../use-date-picker';
import { rangeEnds, useRange } from './use-range';

/** Props of {@link DateRangePicker}. */
export interface DateRangePickerProps extends DatePickerCommonProps {
  /** Range (controlled): `{ from, to }` with `YYYY-MM-DD` or `null` each; `null` for none. */
  value?: DateRange | null;
  /** Initial range. Default: `null`. */
  defaultValue?: DateRange | null;
  /** Called when the range changes; a date that is missing, invalid or unavailable is `null`. */
  onValueChange?: (value: DateRange | null, details: DateChangeDetails) => void;
  /** Initial text of the two fields, before that of the value. */
  defaultText?: { from?: string; to?: string };
  /** Ranges that the panel offers by name: `{ label: 'Last 7 days', days: 7 }`. */
  presets?: ReadonlyArray<RangePreset>;
  /** Minimum number of days, both ends included. Default: 1. */
  minDays?: number;
  /** Maximum number of days, both ends included. Default: no limit. */
  maxDays?: number;
  /** Whether the range may contain unavailable days. Default: `true`. */
  allowUnavailableInside?: boolean;
  /** Unit of the length; a stay of seven nights has eight days. Default: `nights`. */
  lengthIn?: 'nights' | 'days';
}

/**
 * Two fields for the first and last day of a range, typed or picked from one calendar. Renders a `<div role="group">`
 * with text fields, whose ids are `<id>-from` and `<id>-to`, and a line that shows the parsed range and its
 * length.
 */
export function DateRangePicker({
  value,
  defaultValue = null,
  onValueChange,
  defaultText,
  presets = [],
  minDays = 1,
  maxDays = Infinity,
  allowUnavailableInside = true,
  lengthIn = 'nights',
  className,
  ...props
}: DateRangePickerProps) {
  const root = useFocusableRoot(props.ref);
  const anchor = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const fromInput = useRef<HTMLInputElement>(null);
  const toInput = useRef<HTMLInputElement>(null);
  const { required, invalid, id, disabled, ...named } = useFieldControl(props);
  const picker = useDatePicker('DateRangePicker', { ...props, disabled }, trigger);
  const limits = usableLimits('DateRangePicker', { minDays, maxDays });
  const rules = { ...picker.rules, ...limits, allowUnavailableInside };
  const settings = { value, defaultValue, onValueChange, defaultText, rules };
  const range = useRange({ ...settings, inputs: { from: fromInput, to: toInput } });
  const { from, to, pair } = range;
  const [preview, setPreview] = useState<FullRange | null>(null);

  const { labels, locale } = rules;
  const words = { labels, locale, lengthIn };
  const said = messageOfRange({ ...words, from, to, pair });
  const wrong = said.kind === 'error';
  const pointed = picker.open && preview ? summaryOf(preview, words) : null;
  const summary = pointed ?? (said.kind === 'echo' ? said : { text: '' });
  // A live region must exist before its text changes, so it is rendered when a field first receives focus.
  const speaks = said.kind !== 'hint' || from.visited || to.visited || picker.open;
  const messageId = speaks ? `${id}-message` : undefined;
  const filled = from.text !== '' || to.text !== '';

  const pick = (next: DateRange | null, reason: RangePickReason, event: Event | undefined) => {
    range.set(next, { reason, event });
    setPreview(null);
    if (reason === 'cancel' || reason === 'drag') return;
    if (next?.from && next.to) picker.hide({ reason, event });
  };
  const swap = (event: Event) => {
    range.set({ from: to.date, to: from.date }, { reason: 'swap', event });
    toInput.current?.focus();
  };
  const clear = (event: Event) => {
    range.set(null, { reason: 'clear', event });
    setPreview(null);
  };
  return (
    <div
      data-slot="date-range-picker"
      {...rootProps(props)}
      ref={root}
      {...named}
      id={id}
      role="group"
      data-disabled={presence(disabled)}
      data-readonly={presence(props.readOnly)}
      data-invalid={presence(invalid || wrong)}
      data-open={presence(picker.open)}
      className={cx(styles.root, styles.range, className)}
    >
      <InputGroup
        ref={anchor}
        data-slot="date-range-picker-field"
        invalid={invalid || wrong}
        disabled={disabled}
        readOnly={props.readOnly ?? false}
      >
        <DateRangeFields
          {...{ id, range, fromInput, toInput, rules, messageId, required, invalid, disabled }}
          readOnly={props.readOnly}
          form={props.form}
          onOpen={(event) => picker.toggle(event, 'key')}
        />
        <DatePickerButtons
          slot="date-range-picker"
          labels={labels}
          trigger={trigger}
          open={picker.open}
          filled={filled}
          disabled={disabled}
          readOnly={props.readOnly}
          onClear={(event) => {
            clear(event);
            fromInput.current?.focus();
          }}
          onToggle={(event) => picker.toggle(event, 'trigger')}
        />
      </InputGroup>
      {props.name !== undefined &&
        rangeEnds.map((end) => (
          <FormValue
            key={end}
            type="hidden"
            name={`${props.name}-${end}`}
            form={props.form}
            disabled={disabled}
            value={range.value[end] ?? ''}
          />
        ))}
      {messageId && (
        <DatePickerMessage
          id={messageId}
          slot="date-range-picker-message"
          message={pointed === null ? said : { kind: 'echo', ...pointed }}
        >
          {wrong && pair?.reversed && !props.readOnly && !disabled && (
            <button
              type="button"
              data-slot="date-range-picker-swap"
              className={styles.swap}
              onClick={(event) => swap(event.nativeEvent)}
            >
              {labels.swap}
            </button>
          )}
        </DatePickerMessage>
      )}
      {picker.drawn && rules.today !== null && (
        <DateRangePanel
          {...{ id, props, rules, presets, summary, filled }}
          today={rules.today}
          // Two dates that are not a range are shown as none.
          value={pair ? { from: null, to: null } : { from: from.date, to: to.date }}
          anchor={anchor}
          onPick={pick}
          onClear={clear}
          onPreview={setPreview}
          onClose={picker.hide}
        />
      )}
    </div>
  );
}
