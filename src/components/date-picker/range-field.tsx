// biome-ignore-all lint/a11y/useSemanticElements: `<fieldset>` has its own layout and `disabled`.
'use client';
import { Fragment, type MouseEvent, type ReactNode } from 'react';
import { cx, dataAttr } from '../../core/dom';
import { calendar, Icon } from '../../primitives/icon';
import {
  PickerFrame,
  pickerMessageId,
  PickerMessageAction,
  TypedInput,
} from '../../primitives/picker-field';
import type { DateFieldProps } from './date-picker-props';
import { DateSummaryText, type DateMessage } from './date-summary';
import styles from './range-field.module.css';
import { isEndInvalid, rangeEnds, type RangeEnd, type RangeMessage } from './range-message';
import type { RangePickerParts } from './use-range-picker';

interface RangeFieldProps extends RangePickerParts, DateFieldProps {
  message: RangeMessage;
  /** Text in place of the message, such as the range under the pointer. */
  preview?: DateMessage | null;
  /** Width below which the fields are on two lines, because their texts are long. Default: that of two short dates. */
  stacksBelow?: 'sm' | 'md' | 'lg' | undefined;
  /** Text between the fields and their buttons. */
  suffix?: ReactNode;
  /** Returns the text after the field of an end. */
  suffixOf?: ((end: RangeEnd) => ReactNode) | undefined;
}

/** Root of a range picker: two fields in one frame, the form's values and the line below. */
export function RangeField(props: RangeFieldProps) {
  const { slot, root, anchor, inputs, formProps, labels, range } = props;
  const { message, preview, stacksBelow = 'sm' } = props;
  const { open, toggle } = props.panel;
  const { required, invalid, id, disabled, ...named } = props.field;
  const { from, to, pairProblem } = range;
  const wrong = message.type === 'error';
  const used = from.visited || to.visited || open;
  const messageId = pickerMessageId(id, message.type, used);
  const { name, form, readOnly = false } = formProps;
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
      <TypedInput
        ref={inputs[end]}
        data-slot={`${slot}-${end}`}
        id={end === 'from' ? id : `${id}-${end}`}
        disabled={disabled}
        aria-label={labels[end]}
        // An error of a surrounding field describes the group, which screen readers do not read again.
        aria-describedby={cx(
          isInvalid(end) && named['aria-describedby'],
          message.ends.includes(end) && messageId,
        )}
        // A single date is not a range: if one is set, the other is required.
        required={required || range.filled}
        invalid={isInvalid(end)}
        readOnly={readOnly}
        form={form}
        className={end === 'from' ? styles.first : undefined}
        autoComplete="off"
        placeholder={props.placeholder}
        typed={range[end]}
        validity={(range[end].problem ?? (end === 'to' ? pairProblem : null))?.text}
        onCommit={(event) => range.commit(end, event)}
        onOpen={(event) => toggle(event, 'keyboard')}
      />
      {props.suffixOf?.(end)}
    </Fragment>
  ));
  return (
    <PickerFrame
      {...props.rootProps}
      {...named}
      ref={root}
      role="group"
      aria-disabled={disabled || undefined}
      slot={slot}
      state={{ disabled, readOnly, invalid: invalid || wrong, open }}
      anchor={anchor}
      frameProps={{ onPointerEnter: props.onNear, onFocus: props.onNear }}
      buttons={{
        fieldId: id,
        partName: props.partName,
        clearLabel: labels.clear,
        openLabel: labels.openCalendar,
        icon: <Icon icon={calendar} />,
        'aria-haspopup': 'dialog',
        filled: !required && range.filled,
        onClear: (event) => {
          props.onClear(event);
          inputs.from.current?.focus();
        },
        onClick: (event) => toggle(event, 'trigger-press'),
      }}
      values={rangeEnds.map((end) => [name && `${name}-${end}`, range.submitted[end] ?? ''])}
      form={form}
      message={{
        textId: messageId,
        type: shown.type,
        // Beside an error of the field, only screen readers get the line, unless it has buttons.
        quiet: invalid && from.settled && to.settled && !props.actions,
        actions: (
          <>
            {wrong && pairProblem?.reversed && !readOnly && !disabled && (
              <PickerMessageAction data-slot={`${slot}-swap`} onClick={swap}>
                {labels.swap}
              </PickerMessageAction>
            )}
            {props.actions}
          </>
        ),
        children: <DateSummaryText {...shown} />,
      }}
      panel={props.children}
      className={cx(styles.root, props.rootProps.className)}
    >
      <div
        data-slot={`${slot}-fields`}
        data-stacks={stacksBelow}
        data-clearable={dataAttr(!required)}
        className={styles.fields}
      >
        <div data-slot={`${slot}-lines`} className={styles.lines}>
          {fields}
        </div>
      </div>
      {props.suffix}
    </PickerFrame>
  );
}
