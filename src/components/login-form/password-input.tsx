'use client';
import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { IconButton } from '../../primitives/button';
import { arrowBigUp, eye, eyeOff, Icon } from '../../primitives/icon';
import { InputGroup, TextInput, type TextInputProps } from '../../primitives/text-input';
import type { LoginFormLabels } from '../../languages/language';
import styles from './sign-in-step.module.css';

/** Props of {@link PasswordInput}: those of an `<input>` and of the reveal button. */
interface PasswordInputProps extends TextInputProps {
  labels: LoginFormLabels;
  /** Whether the text is visible. */
  revealed: boolean;
  /** Called when the button is pressed. */
  onReveal: (revealed: boolean) => void;
}

/** Password input with a reveal button and a Caps Lock warning. The value is kept only in the element. */
export function PasswordInput({ labels, revealed, onReveal, ...rest }: PasswordInputProps) {
  const group = useRef<HTMLDivElement>(null);
  const restore = useRef<() => void>(null);
  const [capsLock, setCapsLock] = useState(false);

  useLayoutEffect(() => {
    restore.current?.();
    restore.current = null;
  });
  const toggle = () => {
    const input = group.current?.querySelector('input') as HTMLInputElement;
    const { selectionStart, selectionEnd, selectionDirection } = input;
    // In some browsers, a change of type moves the caret.
    restore.current = () =>
      input.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
    onReveal(!revealed);
  };
  const readCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  return (
    <InputGroup
      ref={group}
      invalid={rest.invalid}
      onKeyDown={readCapsLock}
      onKeyUp={readCapsLock}
      onBlur={() => setCapsLock(false)}
    >
      <TextInput {...rest} type={revealed ? 'text' : 'password'} />
      <span role="status" data-slot="login-form-caps-lock" className={styles.capsLock}>
        {capsLock && (
          <>
            <Icon size="sm" shapes={arrowBigUp} />
            {labels.capsLock}
          </>
        )}
      </span>
      <IconButton
        size="sm"
        label={labels.reveal}
        aria-pressed={revealed}
        data-slot="login-form-reveal"
        className={styles.reveal}
        // Keeps the caret in place and an on-screen keyboard open.
        onMouseDown={(event) => event.preventDefault()}
        onClick={toggle}
      >
        <Icon shapes={revealed ? eyeOff : eye} />
      </IconButton>
    </InputGroup>
  );
}
