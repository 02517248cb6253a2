'use client';
import type { ComponentProps, ReactNode, RefObject } from 'react';
import { cx, dataAttr } from '../../core/dom';
import { FormValue } from '../form-value';
import { InputGroup, type InputGroupProps } from '../text-input';
import { PickerButtons, type PickerButtonsProps } from './picker-buttons';
import styles from './picker-frame.module.css';
import { PickerMessage, type PickerMessageProps } from './picker-message';

/** Props of {@link PickerFrame}: `children` are the text fields. */
export interface PickerFrameProps extends ComponentProps<'div'> {
  /** Prefix of the values of `data-slot`. */
  slot: string;
  /** State of the field, and whether its panel is open. */
  state: Record<'disabled' | 'readOnly' | 'invalid' | 'open', boolean>;
  /** Ref to the frame of the text fields, at which the panel is placed. */
  anchor: RefObject<HTMLDivElement | null>;
  /** Further props of that frame. */
  frameProps?: InputGroupProps | undefined;
  /** Buttons at the end of the frame; a read-only field has none. */
  buttons: Omit<PickerButtonsProps, 'slot' | 'open' | 'disabled'>;
  /** Names and values that the form submits; without a name, nothing is submitted. */
  values: ReadonlyArray<readonly [name: string | undefined, value: string]>;
  /** Id of the form, if the field is outside it. */
  form?: string | undefined;
  /** Line below the frame, which is rendered once it has a `textId`. */
  message: PickerMessageProps;
  /** Panel of the field, while it is open. */
  panel: ReactNode;
}

/**
 * Root of a field that is typed or selected in a panel: text fields and buttons in one frame, the values of the form, a line
 * below, and the panel. Renders a `<div>`.
 */
export function PickerFrame({
  slot,
  state,
  anchor,
  frameProps,
  buttons,
  values,
  form,
  message,
  panel,
  className,
  children,
  ...rest
}: PickerFrameProps) {
  const { open, ...control } = state;
  return (
    <div
      data-slot={slot}
      {...rest}
      data-disabled={dataAttr(control.disabled)}
      data-readonly={dataAttr(control.readOnly)}
      data-invalid={dataAttr(control.invalid)}
      data-open={dataAttr(open)}
      className={cx(styles.root, className)}
    >
      <InputGroup {...frameProps} {...control} ref={anchor} data-slot={`${slot}-field`}>
        {children}
        {!control.readOnly && (
          <PickerButtons {...buttons} slot={slot} open={open} disabled={control.disabled} />
        )}
      </InputGroup>
      {values.map(
        ([name, value], index) =>
          name !== undefined && (
            <FormValue
              key={index}
              type="hidden"
              name={name}
              form={form}
              disabled={control.disabled}
              value={value}
            />
          ),
      )}
      {message.textId !== undefined && (
        <PickerMessage slot={`${slot}-message`} invalid={control.invalid} {...message} />
      )}
      {panel}
    </div>
  );
}
