'use client';
import type { ComponentProps, KeyboardEvent, RefObject } from 'react';
import { cx, dataAttr, isComposing } from '../../core/dom';
import { useCustomValidity } from '../../core/forms/use-custom-validity';
import { useTextHistory } from '../../core/forms/use-text-history';
import type { TypedText } from '../../core/forms/use-typed-text';
import { opensPanel } from '../../core/panel/use-open';
import { controlFrame } from '../text-input';
import styles from './picker-input.module.css';

/** Props of {@link TypedInput}: those of an `<input>` whose text the parent holds. */
export interface TypedInputProps extends ComponentProps<'input'> {
  ref: RefObject<HTMLInputElement | null>;
  /** Whether the value is invalid. */
  invalid?: boolean | undefined;
  /** Text of the field, and functions that store it and that it has had focus. */
  typed: Pick<TypedText<unknown>, 'text' | 'type' | 'visit'>;
  /** Message with which the field blocks submission. Default: it does not. */
  validity?: string | null | undefined;
  /** Called on blur and Enter, and before the panel opens. */
  onCommit: (event: Event) => void;
  /** Called when F4 or Alt+Arrow down opens the panel. Default: the keys do nothing. */
  onOpen?: ((event: KeyboardEvent<HTMLInputElement>) => void) | undefined;
}

/**
 * Text field as `PickerInput`, for a picker that holds its text, and so also handles resets of its form and what was typed before
 * hydration. Renders an `<input>`.
 */
export function TypedInput({
  invalid = false,
  typed,
  validity,
  onCommit,
  onOpen,
  className,
  ...rest
}: TypedInputProps) {
  useCustomValidity(rest.ref, validity ?? '');
  const history = useTextHistory(typed.text, typed.type);
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    rest.onKeyDown?.(event);
    if (event.defaultPrevented || isComposing(event.nativeEvent)) return;
    const opens = onOpen && opensPanel(event);
    if (opens || event.key === 'Enter') onCommit(event.nativeEvent);
    if (!opens) return;
    event.preventDefault();
    onOpen(event);
  };
  return (
    <input
      data-slot="typed-input"
      data-invalid={dataAttr(invalid)}
      data-readonly={dataAttr(rest.readOnly)}
      aria-invalid={invalid}
      type="text"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...rest}
      value={typed.text}
      {...history}
      onFocus={typed.visit}
      onBlur={(event) => onCommit(event.nativeEvent)}
      onKeyDown={handleKeyDown}
      className={cx(controlFrame, styles.root, className)}
    />
  );
}
