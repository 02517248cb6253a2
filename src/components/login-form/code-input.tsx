'use client';
import { Fragment, useLayoutEffect, useRef, useState, type SyntheticEvent } from 'react';
import { cx } from '../../internals/class-names';
import { presence } from '../../internals/presence';
import { TextInput, type TextInputProps } from '../../primitives/text-input';
import { useField } from '../field';
import styles from './code-input.module.css';
import { readCode } from './read-code';

/** Props of {@link CodeInput}. */
interface CodeInputProps extends TextInputProps {
  /** Number of digits, and of tiles. */
  digits: number;
}

/**
 * Single input over a row of tiles, which show its digits and its caret, so that paste, autofill and the
 * on-screen keyboard work.
 */
export function CodeInput({ digits, className, ...rest }: CodeInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const [shown, setShown] = useState({ code: '', start: 0, end: 0 });
  // The form may also set the value.
  useField();
  const read = () => {
    const { value = '', selectionStart, selectionEnd } = input.current ?? {};
    const next = {
      code: readCode(value, digits),
      start: selectionStart ?? 0,
      end: selectionEnd ?? 0,
    };
    setShown((last) =>
      last.code === next.code && last.start === next.start && last.end === next.end ? last : next,
    );
  };
  useLayoutEffect(read);
  const keepDigits = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => {
    const code = readCode(currentTarget.value, digits);
    if (currentTarget.value !== code) currentTarget.value = code;
    read();
  };
  const { code, start, end } = shown;
  const current = Math.min(start, digits - 1);
  const half = digits > 4 && digits % 2 === 0 ? digits / 2 : 0;
  return (
    <div data-slot="login-form-code" dir="ltr" className={cx(styles.root, className)}>
      <TextInput
        {...rest}
        ref={input}
        inputMode="numeric"
        autoComplete="one-time-code"
        className={styles.input}
        onSelect={read}
        onChange={(event) => {
          // Rewriting the value would interrupt an input method that composes full-width digits.
          if (!(event.nativeEvent as InputEvent).isComposing) keepDigits(event);
        }}
        onCompositionEnd={keepDigits}
      />
      <div aria-hidden="true" data-slot="login-form-code-tiles" className={styles.tiles}>
        {Array.from({ length: digits }, (_, index) => (
          <Fragment key={index}>
            {index === half && index > 0 && (
              <span data-slot="login-form-code-dash" className={styles.dash} />
            )}
            <span
              data-slot="login-form-code-tile"
              data-current={presence(
                start === end ? index === current : index >= start && index < end,
              )}
              data-caret={presence(start === end && index === current && code.length === index)}
              className={styles.tile}
            >
              {code[index]}
            </span>
          </Fragment>
        ))}
      </div>
    </div>
  );
}
