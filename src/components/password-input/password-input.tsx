'use client';
import { useContext, useRef, useState, type KeyboardEvent } from 'react';
import { cx } from '../../core/class-names';
import { dataAttr } from '../../core/data-attr';
import { FieldContext, useNativeFieldProps } from '../../core/forms/field-context';
import { useFieldControl } from '../../core/forms/use-field-control';
import { lazyModule } from '../../core/lazy-module';
import { usableList } from '../../core/props/usable-list';
import { useLocale } from '../../core/provider/locale-context';
import { useLabels } from '../../core/provider/use-labels';
import { useFocusableRoot } from '../../core/use-focusable-root';
import { useLazyModule } from '../../core/use-lazy-module';
import { IconButton } from '../../primitives/button';
import { arrowBigUp, eye, eyeOff, Icon } from '../../primitives/icon';
import { InputGroup, TextInput, type TextInputProps } from '../../primitives/text-input';
import type { PasswordInputProps } from './password-input-props';
import styles from './password-input.module.css';
import { useReveal } from './use-reveal';
import { passwordInput as english } from './words';

const none: readonly string[] = [];

/** The strength of a password, which few password inputs show. */
const passwordStrength = lazyModule(() => import('./password-strength'));

/**
 * Field for a password, with a button that shows it, a hint while Caps Lock is on, and optionally its strength. An
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
  required,
  disabled,
  readOnly = false,
  invalid,
  id,
  'aria-label': label,
  'aria-labelledby': labelledBy,
  'aria-describedby': describedBy,
  ref,
  className,
  ...rest
}: PasswordInputProps) {
  const locale = useLocale(localeProp, 'PasswordInput');
  const labels = useLabels('passwordInput', english, locale, labelsProp);
  const root = useFocusableRoot(ref);
  const input = useRef<HTMLInputElement>(null);
  const field = useFieldControl(
    'PasswordInput',
    {
      id,
      required,
      disabled,
      invalid,
      'aria-label': label,
      'aria-labelledby': labelledBy,
      'aria-describedby': describedBy,
    },
    input,
  );
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
        <IconButton
          size="sm"
          label={labels.showPassword}
          aria-pressed={revealed}
          data-slot="password-input-reveal"
          disabled={field.disabled}
          className={styles.reveal}
          // Keeps the caret in place and an on-screen keyboard open.
          onMouseDown={(event) => event.preventDefault()}
          onClick={toggle}
        >
          <Icon icon={revealed ? eyeOff : eye} />
        </IconButton>
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
