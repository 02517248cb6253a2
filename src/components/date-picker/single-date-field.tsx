'use client';
import type { ReactNode } from 'react';
import { cx } from '../../core/dom';
import type { PickerField } from '../../core/forms/use-picker';
import type { TypedText } from '../../core/forms/use-typed-text';
import type { useOpen } from '../../core/panel/use-open';
import { calendar, Icon } from '../../primitives/icon';
import {
  PickerFrame,
  pickerMessageId,
  pickerText,
  TypedInput,
  type PickerFrameProps,
  type TypedInputProps,
} from '../../primitives/picker-field';
import type { DateFieldProps } from './date-picker-props';
import type { Problem } from './date-rules';
import { DateSummaryText, type DateSummary } from './date-summary';

interface SingleDateFieldProps extends PickerField, DateFieldProps {
  /** Whether the panel is open, and what opens and closes it. */
  panel: Pick<ReturnType<typeof useOpen>, 'open' | 'toggle'>;
  typed: Pick<
    TypedText<Problem>,
    'text' | 'problem' | 'settled' | 'visited' | 'type' | 'visit' | 'commit'
  >;
  /** Meaning of the text, or an empty text. */
  echo: DateSummary;
  /** Whether the parsed value stays visible when the field shows the same text. */
  lasting?: boolean;
  /** Autofill token. Default: `off`. */
  autoComplete?: string;
  /** Values that the form submits, each under the name of the picker. */
  values: ReadonlyArray<string>;
  /** Whether the field can be cleared. Default: while it has text. */
  filled?: boolean;
  /** Props of the frame. */
  frameProps?: PickerFrameProps['frameProps'];
  /** Further props of the text field. */
  inputProps?: Partial<Pick<TypedInputProps, 'className' | 'onPaste' | 'onDrop' | 'required'>>;
  /** Content before the text field, such as chips. */
  before?: ReactNode;
  /** Class name of an element around that content and the text field; without it, they are children of the frame. */
  contentClassName?: string | undefined;
  /** Text between the field and its buttons, and the id of its description. */
  suffix?: { id: string; content: ReactNode } | undefined;
}

/** Root of a picker with one text field: the field with its buttons, the form's value and the line below. */
export function SingleDateField(props: SingleDateFieldProps) {
  const { slot, root, anchor, input, formProps, labels, typed, echo } = props;
  const { suffix, panel, contentClassName } = props;
  const { open, toggle } = panel;
  const { problem } = typed;
  const { required, invalid: marked, ...field } = props.field;
  const wrong = typed.settled && problem !== null;
  const invalid = marked || wrong;
  const hint = typed.text ? '' : labels.hint;
  const message = pickerText(wrong ? problem.text : null, echo.text, hint);
  const messageId = pickerMessageId(field.id, message.type, typed.visited || open);
  const { name, form, readOnly = false } = formProps;
  const content = (
    <>
      {props.before}
      <TypedInput
        {...field}
        ref={input}
        data-slot={`${slot}-input`}
        aria-describedby={cx(field['aria-describedby'], suffix?.id, messageId)}
        required={required}
        invalid={invalid}
        readOnly={readOnly}
        form={form}
        autoComplete={props.autoComplete ?? 'off'}
        placeholder={props.placeholder}
        typed={typed}
        validity={problem?.text}
        onCommit={typed.commit}
        onOpen={(event) => toggle(event, 'keyboard')}
        {...props.inputProps}
      />
    </>
  );
  return (
    <PickerFrame
      {...props.rootProps}
      ref={root}
      slot={slot}
      state={{ disabled: field.disabled, readOnly, invalid, open }}
      anchor={anchor}
      frameProps={{ onPointerEnter: props.onNear, onFocus: props.onNear, ...props.frameProps }}
      buttons={{
        fieldId: field.id,
        partName: props.partName,
        clearLabel: labels.clear,
        openLabel: labels.openCalendar,
        icon: <Icon icon={calendar} />,
        'aria-haspopup': 'dialog',
        filled: !required && (props.filled ?? typed.text !== ''),
        onClear: (event) => {
          props.onClear(event);
          input.current?.focus();
        },
        onClick: (event) => toggle(event, 'trigger-press'),
      }}
      values={props.values.map((value) => [name, value])}
      form={form}
      message={{
        textId: messageId,
        type: message.type,
        // Beside an error of the field, only screen readers get the line, unless it has buttons.
        quiet: typed.settled && !(props.lasting && (!marked || props.actions)),
        actions: props.actions,
        children: (
          <DateSummaryText
            text={message.text}
            length={message.type === 'echo' ? echo.length : undefined}
          />
        ),
      }}
      panel={props.children}
    >
      {contentClassName === undefined ? (
        content
      ) : (
        <div data-slot={`${slot}-content`} className={contentClassName}>
          {content}
        </div>
      )}
      {suffix?.content}
    </PickerFrame>
  );
}
