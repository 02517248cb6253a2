'use client';
import type { KeyboardEvent, RefObject } from 'react';
import { isComposing } from '../../core/dom';
import { useCustomValidity } from '../../core/forms/use-custom-validity';
import type { ResolvedFieldControl } from '../../core/forms/use-field-control';
import type { TypedText } from '../../core/forms/use-typed-text';
import { opensPanel } from '../../core/panel/use-open';
import { TypedInput, type TypedInputProps } from '../../primitives/picker-field';

/** Props of {@link DateTextInput}. */
export interface DateTextInputProps extends Pick<
  TypedInputProps,
  | 'required'
  | 'invalid'
  | 'readOnly'
  | 'form'
  | 'autoComplete'
  | 'placeholder'
  | 'className'
  | 'onPaste'
> {
  ref: RefObject<HTMLInputElement | null>;
  slot: string;
  field: Omit<ResolvedFieldControl, 'required' | 'invalid'>;
  dateText: Pick<TypedText<unknown>, 'text' | 'type' | 'visit'>;
  /** Validation message for the browser, or `''`. */
  validity: string;
  /** Called on blur and Enter. */
  onCommit: (event: Event) => void;
  /** Called when a key opens the calendar. */
  onOpen: (event: KeyboardEvent<HTMLInputElement>) => void;
}

/** Text field for one date. Enter and blur commit the text, F4 and Alt+Arrow down open the calendar. */
export function DateTextInput({
  ref,
  slot,
  field,
  dateText,
  validity,
  onCommit,
  onOpen,
  ...rest
}: DateTextInputProps) {
  useCustomValidity(ref, validity);

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'Enter') onCommit(event.nativeEvent);
    if (!opensPanel(event)) return;
    event.preventDefault();
    onCommit(event.nativeEvent);
    onOpen(event);
  };
  return (
    <TypedInput
      data-slot={slot}
      {...rest}
      {...field}
      ref={ref}
      value={dateText.text}
      onChange={(event) => dateText.type(event.target.value)}
      onFocus={dateText.visit}
      onBlur={(event) => onCommit(event.nativeEvent)}
      onKeyDown={handleKeyDown}
    />
  );
}
