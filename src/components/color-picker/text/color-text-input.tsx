'use client';
import type { ComponentProps, KeyboardEvent, RefObject } from 'react';
import { useCustomValidity } from '../../../internals/use-custom-validity';
import { TextInput } from '../../../primitives/text-input';
import type { ColorText } from './use-color-text';
import { useBeforeHydration } from '../use-before-hydration';
import { colorReader } from './use-color-reader';

/** Props of {@link ColorTextInput}. */
interface ColorTextInputProps extends Omit<
  ComponentProps<typeof TextInput>,
  'value' | 'onChange' | 'onBlur' | 'onFocus' | 'ref'
> {
  ref: RefObject<HTMLInputElement | null>;
  colorText: ColorText;
  /** Sentence that holds a form back while the text is being read. */
  unread: string;
  /** Called for keys that are not the field's own. */
  onKey?: (event: KeyboardEvent<HTMLInputElement>) => void;
}

/** Text field for a color in any notation: Enter and leaving it take the text over. */
export function ColorTextInput({ ref, colorText, unread, onKey, ...rest }: ColorTextInputProps) {
  const { text, problem, waits, commit } = colorText;
  // A text that has not been read is no color yet, and no form may take it for one.
  const validity = waits ? unread : problem;
  useCustomValidity(ref, validity);
  useBeforeHydration(() => {
    const input = ref.current;
    if (!input || input.value === text || rest.readOnly) return;
    colorText.adopt(input.value, input !== input.ownerDocument.activeElement);
  });

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      commit(event.nativeEvent);
      if (waits) event.preventDefault();
    }
    onKey?.(event);
  };
  return (
    <TextInput
      // A code reads from left to right in every language.
      dir="ltr"
      autoCapitalize="none"
      autoComplete="off"
      spellCheck={false}
      {...rest}
      ref={ref}
      value={text}
      onChange={(event) => colorText.type(event.target.value)}
      onFocus={() => void colorReader.load()}
      onBlur={(event) => commit(event.nativeEvent)}
      onKeyDown={press}
    />
  );
}
