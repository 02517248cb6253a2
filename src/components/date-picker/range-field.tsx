// biome-ignore-all lint/a11y/useSemanticElements: `<fieldset>` has its own layout and `disabled`.
'use client';
import {
  Fragment,
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { cx, dataAttr } from '../../core/dom';
import { FormValue } from '../../primitives/form-value';
import { calendar, Icon } from '../../primitives/icon';
import {
  pickerMessageId,
  PickerButtons,
  PickerMessage,
  PickerMessageAction,
} from '../../primitives/picker-field';
import { InputGroup } from '../../primitives/text-input';
import pickerStyles from './date-picker.module.css';
import { DateSummaryText, type DateMessage } from './date-summary';
import { DateTextInput } from './date-text-input';
import styles from './range-field.module.css';
import { isEndInvalid, rangeEnds, type RangeEnd, type RangeMessage } from './range-message';
import type { RangePickerParts } from './use-range-picker';
import type { DatePickerLabels } from './words';

/** Props of {@link RangeField}. */
interface RangeFieldProps extends RangePickerParts {
  /** Prefix of the values of `data-slot`. */
  slot: string;
  /** Props of the root element. */
  rootProps: ComponentProps<'div'> & { [attribute: `data-${string}`]: string };
  /** Props of the picker for its controls in the form. */
  formProps: { name?: string; form?: string; readOnly?: boolean };
  labels: DatePickerLabels;
  message: RangeMessage;
  /** Text in place of the message, such as the range under the pointer. */
  preview?: DateMessage | null;
  placeholder: string;
  open: boolean;
  onToggle: (
    event: KeyboardEvent<HTMLElement> | MouseEvent<HTMLElement>,
    reason: 'keyboard' | 'trigger-press',
  ) => void;
  onClear: (event: Event) => void;
  /** Width below which the fields are on two lines, because their texts are long. Default: that of two short dates. */
  stacksBelow?: 'sm' | 'md' | 'lg' | undefined;
  /** Text between the fields and their buttons. */
  suffix?: ReactNode;
  /** Further buttons in the line below. */
  actions?: ReactNode;
  /** Panel below the field. */
  children: ReactNode;
}

/** Root of a range picker: two fields in one frame, the form's values and the line below. */
export function RangeField(props: RangeFieldProps) {
  const { slot, root, anchor, inputs, formProps, labels, range } = props;
  const { message, preview, open, onToggle, stacksBelow = 'sm' } = props;
  const { required, invalid, id, disabled, ...named } = props.field;
  const { from, to, pairProblem } = range;
  const wrong = message.type === 'error';
  const used = from.visited || to.visited || open;
  const messageId = pickerMessageId(id, message.type, used);
  const { name, form, readOnly } = formProps;
  const swap = ({ nativeEvent: event }: MouseEvent) => {
    range.set({ from: to.value, to: from.value }, { reason: 'swap', event });
    inputs.to.current?.focus();
  };
  const shown = preview ?? message;
  const isInvalid = (end: RangeEnd) => invalid || isEndInvalid(range, end);
  const fields = rangeEnds.map((end) => (
    <Fragment key={end}>
      {end === 'to' && (
        <span aria-hidden="true" data-slot={`${slot}-separator`} className={styles.dash}>
          –
        </span>
      )}
      <span aria-hidden="true" data-slot={`${slot}-end-label`} className={styles.end}>
        {labels[end]}
      </span>
      <DateTextInput
        ref={inputs[end]}
        slot={`${slot}-${end}`}
        field={{
          id: end === 'from' ? id : `${id}-${end}`,
          disabled,
          'aria-label': labels[end],
          'aria-labelledby': undefined,
          // An error of a surrounding field describes the group, which screen readers do not read again.
          'aria-describedby': cx(
            isInvalid(end) && named['aria-describedby'],
            message.ends.includes(end) && messageId,
          ),
        }}
        // A single date is not a range: if one is set, the other is required.
        required={required || range.filled}
        invalid={isInvalid(end)}
        readOnly={readOnly}
        form={form}
        className={end === 'from' ? styles.first : undefined}
        autoComplete="off"
        placeholder={props.placeholder}
        dateText={range[end]}
        validity={(range[end].problem ?? (end === 'to' ? pairProblem : null))?.text ?? ''}
        onCommit={(event) => range.commit(end, event)}
        onOpen={(event) => onToggle(event, 'keyboard')}
      />
    </Fragment>
  ));
  return (
    <div
      data-slot={slot}
      {...props.rootProps}
      ref={root}
      {...named}
      role="group"
      data-disabled={dataAttr(disabled)}
      data-readonly={dataAttr(readOnly)}
      data-invalid={dataAttr(invalid || wrong)}
      data-open={dataAttr(open)}
      className={cx(pickerStyles.root, styles.root, props.rootProps.className)}
    >
      <InputGroup
        ref={anchor}
        data-slot={`${slot}-field`}
        invalid={invalid || wrong}
        disabled={disabled}
        readOnly={readOnly ?? false}
      >
        <div data-slot={`${slot}-fields`} data-stacks={stacksBelow} className={styles.fields}>
          <div data-slot={`${slot}-lines`} className={styles.lines}>
            {fields}
          </div>
        </div>
        {props.suffix}
        {!readOnly && (
          <PickerButtons
            fieldId={id}
            partName={props.partName}
            slot={slot}
            clearLabel={labels.clear}
            openLabel={labels.openCalendar}
            icon={<Icon icon={calendar} />}
            aria-haspopup="dialog"
            open={open}
            filled={range.filled}
            disabled={disabled}
            onClear={(event) => {
              props.onClear(event);
              inputs.from.current?.focus();
            }}
            onClick={(event) => onToggle(event, 'trigger-press')}
          />
        )}
      </InputGroup>
      {name !== undefined &&
        rangeEnds.map((end) => (
          <FormValue
            key={end}
            type="hidden"
            name={`${name}-${end}`}
            form={form}
            disabled={disabled}
            value={range.value[end] ?? ''}
          />
        ))}
      {messageId && (
        <PickerMessage
          textId={messageId}
          slot={`${slot}-message`}
          type={shown.type}
          actions={
            <>
              {wrong && pairProblem?.reversed && !readOnly && !disabled && (
                <PickerMessageAction data-slot={`${slot}-swap`} onClick={swap}>
                  {labels.swap}
                </PickerMessageAction>
              )}
              {props.actions}
            </>
          }
        >
          <DateSummaryText text={shown.text} length={shown.length} />
        </PickerMessage>
      )}
      {props.children}
    </div>
  );
}
