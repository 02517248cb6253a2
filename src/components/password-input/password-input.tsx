'use client';
import {
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { cx, dataAttr } from '../../core/dom';
import { FieldContext, useNativeFieldProps } from '../../core/forms/field-context';
import { useInnerFieldControl, type FormControlProps } from '../../core/forms/use-field-control';
import type { TextChangeDetails } from '../../core/forms/use-text';
import { lazyModule } from '../../core/lazy-module';
import { usableList } from '../../core/props/usable-list';
import { useLocale, useLabels } from '../../core/provider/language';
import { useFocusableRoot } from '../../core/use-focusable-root';
import { useLazyModule } from '../../core/use-lazy-module';
import { iconButton } from '../../primitives/button';
import { arrowBigUp, eye, eyeOff, Icon } from '../../primitives/icon';
import { InputGroup, TextInput, type TextInputProps } from '../../primitives/text-input';
import styles from './password-input.module.css';
import { passwordInput as english, type PasswordInputLabels } from './words';
import type { PasswordRating } from './zxcvbn-rating';

/** Props of {@link PasswordInput}, including those of the root element. */
export interface PasswordInputProps
  extends
    FormControlProps,
    Omit<ComponentProps<'div'>, 'defaultValue' | 'onChange' | 'autoFocus' | 'children' | 'role'> {
  /**
   * Password (controlled). React writes a controlled value into the markup, so prefer an uncontrolled one, which is
   * only in the element.
   */
  value?: string;
  /** Initial password, which is in the markup. Default: `''`. */
  defaultValue?: string;
  /** Called when the user changes the password, and when the form is reset. */
  onValueChange?: (value: string, details: TextChangeDetails) => void;
  /**
   * What password managers do: fill in the `current-password`, or suggest and save a `new-password`. Default:
   * `current-password`.
   */
  autoComplete?: 'current-password' | 'new-password' | (string & {});
  /**
   * Whether the strength of the password is shown: `true` rates it with zxcvbn, which loads on focus; a function
   * rates it itself. Default: `false`.
   */
  strength?: boolean | PasswordRating;
  /** Words that make a password weak, such as the user's name and the name of the product. Default: none. */
  weakWords?: ReadonlyArray<string>;
  /** Minimum number of characters, for the browser and password managers. */
  minLength?: number;
  /** Maximum number of characters; the browser accepts no more. */
  maxLength?: number;
  /** Labels that override the default ones. */
  labels?: Partial<PasswordInputLabels>;
  /** Id of the input. */
  id?: string;
}

const none: readonly string[] = [];

/** The strength of a password, which few password inputs show. */
const passwordStrength = lazyModule(() => import('./password-strength'));

/**
 * Field for a password, with a button that shows it, a message while Caps Lock is on, and optionally its strength. An
 * uncontrolled password is only in the element, in no state and no attribute. Renders a `<div>`; `id` is that of the
 * input.
 */
export function PasswordInput({
  value,
  defaultValue,
  onValueChange,
  autoComplete = 'current-password',
  strength = false,
  weakWords = none,
  minLength,
  maxLength,
  locale: localeProp,
  labels: labelsProp,
  name,
  form,
  readOnly = false,
  ref,
  className,
  ...props
}: PasswordInputProps) {
  const locale = useLocale(localeProp, 'PasswordInput');
  const labels = useLabels('passwordInput', english, locale, labelsProp);
  const root = useFocusableRoot(ref);
  const input = useRef<HTMLInputElement>(null);
  const { field, rest } = useInnerFieldControl('PasswordInput', props, input);
  const isInField = useContext(FieldContext) !== null;
  // The field reads the value from the native input, where password managers write it without an event.
  const native = useNativeFieldProps<TextInputProps>('input', {
    name,
    value,
    defaultValue,
    minLength,
    maxLength,
    onValueChange,
  });
  const [revealed, toggle] = useReveal(input);
  const [capsLock, setCapsLock] = useState(false);
  const strengthPart = useLazyModule(passwordStrength, strength !== false);
  const words = usableList('PasswordInput', 'weakWords', weakWords);
  const strengthId = `${field.id}-strength`;

  const readCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  return (
    <div
      data-slot="password-input"
      {...rest}
      ref={root}
      data-disabled={dataAttr(field.disabled)}
      data-readonly={dataAttr(readOnly)}
      data-invalid={dataAttr(field.invalid)}
      data-revealed={dataAttr(revealed)}
      data-standalone={dataAttr(!isInField)}
      className={cx(styles.root, className)}
    >
      <InputGroup
        data-slot="password-input-field"
        invalid={field.invalid}
        disabled={field.disabled}
        readOnly={readOnly}
        onKeyDown={readCapsLock}
        onKeyUp={readCapsLock}
        onBlur={() => setCapsLock(false)}
      >
        <TextInput
          name={native.name}
          value={native.value}
          defaultValue={native.defaultValue}
          minLength={native.minLength}
          maxLength={native.maxLength}
          onValueChange={native.onValueChange}
          aria-errormessage={native['aria-errormessage']}
          {...field}
          ref={input}
          data-slot="password-input-input"
          type={revealed ? 'text' : 'password'}
          form={form}
          readOnly={readOnly}
          autoComplete={autoComplete}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          aria-describedby={cx(field['aria-describedby'], strength !== false && strengthId)}
        />
        <button
          type="button"
          data-slot="password-input-reveal"
          data-variant="ghost"
          data-size="sm"
          aria-label={labels.showPassword}
          aria-pressed={revealed}
          disabled={field.disabled}
          className={cx(iconButton, styles.reveal)}
          // Keeps the caret in place and an on-screen keyboard open.
          onMouseDown={(event) => event.preventDefault()}
          onClick={toggle}
        >
          <Icon icon={revealed ? eyeOff : eye} />
        </button>
      </InputGroup>
      <span role="status" data-slot="password-input-caps-lock" className={styles.capsLock}>
        {capsLock && (
          <>
            <Icon size="sm" icon={arrowBigUp} />
            {labels.capsLock}
          </>
        )}
      </span>
      {strengthPart && strength !== false && (
        <strengthPart.PasswordStrength
          id={strengthId}
          input={input}
          rating={strength}
          words={words}
          labels={labels}
        />
      )}
    </div>
  );
}

/**
 * Manages whether the password of an input is shown; the caret keeps its place. A submit of the form hides it, because
 * browsers remember the text of visible inputs.
 */
function useReveal(
  input: RefObject<HTMLInputElement | null>,
): [revealed: boolean, toggle: () => void] {
  const [revealed, setRevealed] = useState(false);
  const restore = useRef<() => void>(null);
  useLayoutEffect(() => {
    restore.current?.();
    restore.current = null;
  });
  useEffect(() => {
    if (!revealed) return undefined;
    const hide = ({ target }: Event) => {
      if (target === input.current?.form) setRevealed(false);
    };
    document.addEventListener('submit', hide, true);
    return () => document.removeEventListener('submit', hide, true);
  }, [input, revealed]);
  const toggle = () => {
    const element = input.current;
    if (!element) return;
    const { selectionStart, selectionEnd, selectionDirection } = element;
    // In some browsers, a change of type moves the caret, in Chromium with the next layout.
    restore.current = () => {
      element.getBoundingClientRect();
      element.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
    };
    setRevealed(!revealed);
  };
  return [revealed, toggle];
}
