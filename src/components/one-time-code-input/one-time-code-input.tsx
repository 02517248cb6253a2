'use client';
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ClipboardEvent,
  type ComponentProps,
  type DragEvent,
  type MouseEvent,
  type SyntheticEvent,
} from 'react';
import { callBack, type ChangeDetails } from '../../core/callbacks';
import { cx, dataAttr, listen } from '../../core/dom';
import { useEarlyText } from '../../core/forms/use-early-text';
import { useInnerFieldControl, type FormControlProps } from '../../core/forms/use-field-control';
import { useFormReset } from '../../core/forms/use-form-event';
import { numberFormat } from '../../core/locale/intl';
import { useAnnouncer } from '../../core/messages/announcer';
import { useLocale, useLabels } from '../../core/provider/language';
import { useControllableState } from '../../core/state';
import { useFocusableRoot } from '../../core/use-focusable-root';
import { TextInput } from '../../primitives/text-input';
import { CodeTiles, type CodeSelection } from './code-tiles';
import styles from './one-time-code-input.module.css';
import {
  editCode,
  findCode,
  isPlain,
  isRefused,
  readCharacters,
  usableCode,
  usableFormat,
  type CodeCharacters,
} from './read-code';
import { oneTimeCodeInput as english, type OneTimeCodeInputLabels } from './words';

/** Cause of a change of a code. */
export type OneTimeCodeChangeReason = 'type' | 'paste' | 'reset';

/** Details of a change of a code. */
export type OneTimeCodeChangeDetails = ChangeDetails<OneTimeCodeChangeReason>;

/** Props of {@link OneTimeCodeInput}, including those of the root element. */
export interface OneTimeCodeInputProps
  extends
    FormControlProps,
    Omit<ComponentProps<'div'>, 'defaultValue' | 'onChange' | 'autoFocus' | 'children' | 'role'> {
  /** Code, without separators (controlled); `''` for none. */
  value?: string;
  /** Initial code, without separators. Default: `''`. */
  defaultValue?: string;
  /** Called when the code changes, with its characters in ASCII, letters in upper case, and no separators. */
  onValueChange?: (value: string, details: OneTimeCodeChangeDetails) => void;
  /** Called when the user enters the last character or pastes a complete code. */
  onComplete?: (value: string, details: OneTimeCodeChangeDetails) => void;
  /** Number of characters. Default: the sum of `grouping`, else 6. */
  length?: number;
  /** Characters of the code: digits, or digits and the letters A to Z. Default: `numeric`. */
  characters?: CodeCharacters;
  /**
   * Numbers of characters between dashes, such as `3-3`; `6` for a code of 6 without a dash. Default: two halves for
   * an even length above 4.
   */
  grouping?: string;
  /** What browsers and password managers fill in. Default: `one-time-code`. */
  autoComplete?: string;
  /** Labels that override the default ones. */
  labels?: Partial<OneTimeCodeInputLabels>;
  /** Id of the input. */
  id?: string;
}

/**
 * Field for a code from an app, a message or a list of recovery codes: one text input over a row of tiles, so that
 * paste, autofill, the on-screen keyboard and screen readers treat the code as one value. Renders a `<div>`; `id` is
 * that of the input.
 */
export function OneTimeCodeInput({
  value: valueProp,
  defaultValue = '',
  onValueChange,
  onComplete,
  length: lengthProp,
  characters: charactersProp,
  grouping,
  autoComplete = 'one-time-code',
  locale: localeProp,
  labels: labelsProp,
  name,
  form,
  readOnly = false,
  ref,
  className,
  ...props
}: OneTimeCodeInputProps) {
  const locale = useLocale(localeProp, 'OneTimeCodeInput');
  const labels = useLabels('oneTimeCodeInput', english, locale, labelsProp);
  const format = usableFormat({ length: lengthProp, characters: charactersProp, grouping });
  const { length, characters, groups } = format;
  const root = useFocusableRoot(ref);
  const input = useRef<HTMLInputElement>(null);
  const announcer = useAnnouncer(input);
  const tiles = useRef<HTMLDivElement>(null);
  const { field, rest } = useInnerFieldControl('OneTimeCodeInput', props, input);
  const [value, setValue] = useControllableState<string, OneTimeCodeChangeDetails>({
    value: valueProp,
    defaultValue,
    onValueChange,
  });
  const code = usableCode(valueProp === undefined ? 'defaultValue' : 'value', value, format);
  // Text that an input method composes, which must not be rewritten.
  const [composed, setComposed] = useState<string | null>(null);

  const [selection, setSelection] = useState<CodeSelection>({ start: 0, end: 0 });
  const readSelection = () => {
    const { selectionStart, selectionEnd } = input.current ?? {};
    const [start, end] = [selectionStart ?? 0, selectionEnd ?? 0];
    setSelection((last) => (last.start === start && last.end === end ? last : { start, end }));
  };
  useLayoutEffect(readSelection);
  // React's `onSelect` waits for the release of a press, which the page may never get.
  useEffect(() => {
    const page = input.current?.ownerDocument ?? document;
    return listen(page, { selectionchange: readSelection });
  });

  const { format: write } = numberFormat(locale);
  const tellProgress = (count: number) =>
    announcer.sayAtRest(labels.progress(write(count), write(length)));
  const tellRefusal = () =>
    announcer.say(characters === 'numeric' ? labels.digitsOnly : labels.digitsAndLettersOnly);

  const change = (next: string, details: OneTimeCodeChangeDetails) => {
    if (next !== code) tellProgress(next.length);
    setValue(next, details);
    if (next !== code && next.length === length) callBack(onComplete, next, details);
  };
  // Event that inserts text, while the browser inserts it.
  const pasteEvent = useRef<Event>(null);
  const read = ({ currentTarget, nativeEvent }: SyntheticEvent<HTMLInputElement>) => {
    const { value: text, selectionStart } = currentTarget;
    const next = editCode(text, selectionStart ?? text.length, format);
    // If React rewrote the text, the caret would move to its end. The browser can undo what was not rewritten.
    if (next.code !== text) {
      currentTarget.value = next.code;
      currentTarget.setSelectionRange(next.caret, next.caret);
      if (isRefused((nativeEvent as InputEvent).data, characters)) tellRefusal();
    }
    setComposed(null);
    const pasted = pasteEvent.current;
    change(
      next.code,
      pasted ? { reason: 'paste', event: pasted } : { reason: 'type', event: nativeEvent },
    );
  };
  const insert = (event: ClipboardEvent | DragEvent, text: string) => {
    const element = input.current;
    if (readOnly || !element) return;
    event.preventDefault();
    const found = findCode(text, format);
    const { selectionStart, selectionEnd } = element;
    const room = length - code.length + (selectionEnd ?? 0) - (selectionStart ?? 0);
    const part = readCharacters(text, characters);
    if (found !== null) {
      element.select();
    } else if (part.length > room) {
      // If the end was cut off, the code would be wrong.
      tellProgress(code.length);
      return;
    } else if (!isPlain(text, characters)) {
      tellRefusal();
      return;
    }
    pasteEvent.current = event.nativeEvent;
    // As if it was typed, so that the browser can undo it. Test environments lack this method.
    if (!document.execCommand?.('insertText', false, found ?? part)) {
      change(found ?? code + part, { reason: 'paste', event: event.nativeEvent });
    }
    pasteEvent.current = null;
  };
  const selectTile = ({ detail, clientX }: MouseEvent) => {
    // A double click and a drag select characters.
    if (detail !== 1 || input.current?.selectionStart !== input.current?.selectionEnd) return;
    const cells = [...(tiles.current?.querySelectorAll('[data-slot$="-tile"]') ?? [])];
    const boxes = cells.map((cell) => cell.getBoundingClientRect());
    // A click without coordinates, such as one by voice control, does not move the caret.
    if (clientX <= (boxes[0]?.left ?? 0)) return;
    const tile = boxes.findIndex(({ right }) => clientX < right);
    const start = tile < 0 ? code.length : Math.min(tile, code.length);
    input.current?.setSelectionRange(start, Math.min(start + 1, code.length));
    readSelection();
  };
  useFormReset(input, (event) => setValue(defaultValue, { reason: 'reset', event }));
  useEarlyText(input, code, (text) => {
    const early = findCode(text, format) ?? editCode(text, text.length, format).code;
    // React does not replace text without a code, because the value stays the same.
    if (early === code && input.current) input.current.value = code;
    // In a separate task, because an error in the parent's handler would unmount the tree if thrown
    // in an effect.
    queueMicrotask(() => change(early, { reason: 'type', event: undefined }));
  });

  return (
    <div
      data-slot="one-time-code-input"
      {...rest}
      ref={root}
      data-disabled={dataAttr(field.disabled)}
      data-readonly={dataAttr(readOnly)}
      data-invalid={dataAttr(field.invalid)}
      data-complete={dataAttr(code.length === length)}
      className={cx(styles.root, className)}
    >
      {/* Codes are read from left to right in every language. */}
      <div dir="ltr" data-slot="one-time-code-input-field" className={styles.field}>
        <TextInput
          {...field}
          ref={input}
          data-slot="one-time-code-input-input"
          name={name}
          form={form}
          readOnly={readOnly}
          inputMode={characters === 'numeric' ? 'numeric' : 'text'}
          autoComplete={autoComplete}
          autoCapitalize={characters === 'numeric' ? 'none' : 'characters'}
          autoCorrect="off"
          spellCheck={false}
          value={composed ?? code}
          className={styles.input}
          onClick={selectTile}
          onPaste={(event) => insert(event, event.clipboardData.getData('text'))}
          onDrop={(event) => {
            event.currentTarget.focus();
            insert(event, event.dataTransfer.getData('text'));
          }}
          onChange={(event) => {
            if ((event.nativeEvent as InputEvent).isComposing) {
              setComposed(event.currentTarget.value);
            } else read(event);
          }}
          onCompositionEnd={read}
        />
        <CodeTiles
          ref={tiles}
          code={composed === null ? code : readCharacters(composed, characters)}
          length={length}
          groups={groups}
          selection={selection}
        />
      </div>
    </div>
  );
}
