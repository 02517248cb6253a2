'use client';
import type { ComponentProps, MouseEvent, KeyboardEvent, ReactNode } from 'react';
import { cx, dataAttr } from '../../core/dom';
import type { PickerField } from '../../core/forms/use-picker';
import type { TypedText } from '../../core/forms/use-typed-text';
import { FormValue } from '../../primitives/form-value';
import { calendar, Icon } from '../../primitives/icon';
import {
  pickerMessageId,
  pickerText,
  PickerButtons,
  PickerMessage,
} from '../../primitives/picker-field';
import { InputGroup } from '../../primitives/text-input';
import styles from './date-picker.module.css';
import type { Problem } from './date-rules';
import { DateSummaryText, type DateSummary } from './date-summary';
import { DateTextInput, type DateTextInputProps } from './date-text-input';
import type { DatePickerLabels } from './words';

/** Props of {@link SingleDateField}. */
interface SingleDateFieldProps extends PickerField {
  /** Prefix of the values of `data-slot`. */
  slot: string;
  /** Props of the root element. */
  rootProps: ComponentProps<'div'> & { [attribute: `data-${string}`]: string };
  /** Props of the picker for its controls in the form. */
  formProps: { name?: string; form?: string; readOnly?: boolean };
  labels: DatePickerLabels;
  typed: Pick<TypedText<unknown>, 'text' | 'settled' | 'visited' | 'type' | 'visit' | 'commit'>;
  /** Reason why the text is invalid, or `null`. */
  problem: Problem | null;
  /** Meaning of the text, or an empty text. */
  echo: DateSummary;
  /** Whether the parsed value stays visible when the field shows the same text. */
  lasting?: boolean;
  placeholder: string;
  /** Autofill token. Default: `off`. */
  autoComplete?: string;
  /** Values that the form submits, each under the name of the picker. */
  values: ReadonlyArray<string>;
  /** Whether the field can be cleared. Default: while it has text. */
  filled?: boolean;
  /** Props of the frame. */
  frameProps?: Pick<ComponentProps<typeof InputGroup>, 'className' | 'onKeyDown'>;
  /** Further props of the text field. */
  inputProps?: Partial<Pick<DateTextInputProps, 'className' | 'onPaste' | 'required'>>;
  /** Content before the text field, such as chips. */
  before?: ReactNode;
  /** Class name of an element around that content and the text field; without it, they are children of the frame. */
  contentClassName?: string | undefined;
  open: boolean;
  onToggle: (
    event: KeyboardEvent<HTMLElement> | MouseEvent<HTMLElement>,
    reason: 'keyboard' | 'trigger-press',
  ) => void;
  onClear: (event: Event) => void;
  /** Text between the field and its buttons, and the id of its description. */
  suffix?: { id: string; content: ReactNode } | undefined;
  /** Buttons in the line below. */
  actions?: ReactNode;
  /** Panel below the field. */
  children: ReactNode;
}

/** Root of a picker with one text field: the field with its buttons, the form's value and the line below. */
export function SingleDateField(props: SingleDateFieldProps) {
  const { slot, root, anchor, input, formProps, labels, typed, problem, echo } = props;
  const { suffix, open, onToggle, contentClassName } = props;
  const filled = props.filled ?? typed.text !== '';
  const { required, invalid: marked, ...field } = props.field;
  const wrong = typed.settled && problem !== null;
  const invalid = marked || wrong;
  const hint = typed.text ? '' : labels.hint;
  const message = pickerText(wrong ? problem.text : null, echo.text, hint);
  const messageId = pickerMessageId(field.id, message.type, typed.visited || open);
  const { name, form, readOnly } = formProps;
  const content = (
    <>
      {props.before}
      <DateTextInput
        ref={input}
        slot={`${slot}-input`}
        field={{
          ...field,
          'aria-describedby': cx(field['aria-describedby'], suffix?.id, messageId),
        }}
        required={required}
        invalid={invalid}
        readOnly={readOnly}
        form={form}
        autoComplete={props.autoComplete ?? 'off'}
        placeholder={props.placeholder}
        dateText={typed}
        validity={problem?.text ?? ''}
        onCommit={typed.commit}
        onOpen={(event) => onToggle(event, 'keyboard')}
        {...props.inputProps}
      />
    </>
  );
  return (
    <div
      data-slot={slot}
      {...props.rootProps}
      ref={root}
      data-disabled={dataAttr(field.disabled)}
      data-readonly={dataAttr(readOnly)}
      data-invalid={dataAttr(invalid)}
      data-open={dataAttr(open)}
      className={cx(styles.root, props.rootProps.className)}
    >
      <InputGroup
        {...props.frameProps}
        ref={anchor}
        data-slot={`${slot}-field`}
        invalid={invalid}
        disabled={field.disabled}
        readOnly={readOnly ?? false}
      >
        {contentClassName === undefined ? (
          content
        ) : (
          <div data-slot={`${slot}-content`} className={contentClassName}>
            {content}
          </div>
        )}
        {suffix?.content}
        {!readOnly && (
          <PickerButtons
            fieldId={field.id}
            partName={props.partName}
            slot={slot}
            clearLabel={labels.clear}
            openLabel={labels.openCalendar}
            icon={<Icon icon={calendar} />}
            aria-haspopup="dialog"
            open={open}
            filled={filled}
            disabled={field.disabled}
            onClear={(event) => {
              props.onClear(event);
              input.current?.focus();
            }}
            onClick={(event) => onToggle(event, 'trigger-press')}
          />
        )}
      </InputGroup>
      {name !== undefined &&
        props.values.map((value, index) => (
          <FormValue
            key={index}
            type="hidden"
            name={name}
            form={form}
            disabled={field.disabled}
            value={value}
          />
        ))}
      {messageId && (
        <PickerMessage
          textId={messageId}
          slot={`${slot}-message`}
          type={message.type}
          quiet={typed.settled && !props.lasting}
          actions={props.actions}
        >
          <DateSummaryText
            text={message.text}
            length={message.type === 'echo' ? echo.length : undefined}
          />
        </PickerMessage>
      )}
      {props.children}
    </div>
  );
}
