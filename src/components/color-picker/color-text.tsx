'use client';
import { type ComponentProps, type KeyboardEvent, useRef } from 'react';
import { cx, dataAttr, isComposing } from '../../core/dom';
import { useCustomValidity } from '../../core/forms/use-custom-validity';
import { useEarlyText } from '../../core/forms/use-early-text';
import { useTextHistory } from '../../core/forms/use-text-history';
import { useSpokenText } from '../../core/messages/announcer';
import { useAfterPress } from '../../core/messages/use-after-press';
import { useMergedRefs } from '../../core/use-merged-refs';
import { Icon, circleAlert, info } from '../../primitives/icon';
import { controlFrame } from '../../primitives/text-input';
import styles from './color-fields.module.css';
import { colorReader } from './read-color';
import type { ColorText } from './use-color-text';
import type { ColorPickerLabels } from './words';

interface ColorTextInputProps extends ComponentProps<'input'> {
  colorText: ColorText;
  labels: ColorPickerLabels;
  invalid: boolean;
  /** Called for keys that the field does not handle. */
  onKey?: (event: KeyboardEvent<HTMLInputElement>) => void;
}

/** Text field for a color in any notation. Enter and blur commit the text. */
export function ColorTextInput(props: ColorTextInputProps) {
  const { ref, colorText, labels, invalid, onKey, className, ...rest } = props;
  const { text, problem, waits, commit } = colorText;
  const field = useRef<HTMLInputElement>(null);
  const history = useTextHistory(text, colorText.type);
  // Text that has not been parsed must not be submitted.
  useCustomValidity(field, waits ? labels.notUnderstood('#ff6347') : problem);
  useEarlyText(field, text, (typed, hasFocus) => {
    if (rest.readOnly) return;
    if (hasFocus) colorText.type(typed);
    else colorText.commitEarly(typed);
  });

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'Enter') {
      commit(event.nativeEvent);
      if (waits) event.preventDefault();
    }
    onKey?.(event);
  };
  return (
    <input
      type="text"
      data-invalid={dataAttr(invalid)}
      data-readonly={dataAttr(rest.readOnly)}
      aria-invalid={invalid}
      // Codes are left-to-right in every language.
      dir="ltr"
      autoCapitalize="none"
      autoCorrect="off"
      autoComplete="off"
      spellCheck={false}
      {...rest}
      ref={useMergedRefs(field, ref)}
      value={text}
      {...history}
      onFocus={() => void colorReader.load()}
      onBlur={(event) => commit(event.nativeEvent)}
      onKeyDown={handleKeyDown}
      className={cx(controlFrame, styles.code, className)}
    />
  );
}

interface ColorMessageProps {
  id: string;
  /** Prefix of the value of `data-slot`. */
  slot: string;
  colorText: ColorText;
  /** Whether another line announces the message. Default: `false`. */
  quiet?: boolean;
}

/** Line below the text field: why the text is invalid, or that a color was mapped into sRGB. */
export function ColorMessage({ id, slot, colorText, quiet = false }: ColorMessageProps) {
  const line = useRef<HTMLDivElement>(null);
  const error = useAfterPress(line, colorText.error);
  const note = useAfterPress(line, colorText.note);
  useSpokenText(line, quiet ? null : error ? 'error' : 'echo');
  return (
    <div
      id={id}
      ref={line}
      data-slot={`${slot}-message`}
      data-type={error ? 'error' : note ? 'note' : undefined}
      className={styles.message}
    >
      {(error || note) && (
        <span data-slot={`${slot}-message-text`} className={styles.words}>
          <Icon icon={error ? circleAlert : info} size="sm" />
          {error || note}
        </span>
      )}
    </div>
  );
}
