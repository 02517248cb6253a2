'use client';
import { useContext, useRef, useState, type KeyboardEvent } from 'react';
import { cx } from '../../internals/class-names';
import {
  FieldContext,
  useFieldControl,
  useNativeFieldProps,
} from '../../internals/forms/field-context';
import { lazyModule } from '../../internals/lazy-module';
import { dataAttr } from '../../internals/data-attr';
import { usableList } from '../../internals/usable-list';
import { useFocusableRoot } from '../../internals/use-focusable-root';
import { useLazyModule } from '../../internals/use-lazy-module';
import { passwordInput as english } from '../../languages/en';
import { IconButton } from '../../primitives/button';
import { arrowBigUp, eye, eyeOff, Icon } from '../../primitives/icon';
import { InputGroup, TextInput, type TextInputProps } from '../../primitives/text-input';
import { useLocale } from '../../provider/locale-context';
import { useLabels } from '../../provider/use-labels';
import type { PasswordInputProps } from './password-input-props';
import styles from './password-input.module.css';
import { rootProps } from './root-props';
import { useReveal } from './use-reveal';

const none: readonly string[] = [];

/** The strength of a password, which few password inputs show. */
const passwordStrength = lazyModule(() => import('./password-strength'));

/**
 * Field for a password, with a button that shows it, a hint while Caps Lock is on, and optionally its strength. An
 * uncontrolled password is only in the element, in no state and no attribute. Renders a `<div>`; the id of the input is
 * `<id>-input`.
 */
export function PasswordInput({ className, ...props }: PasswordInputProps) {
  const { strength = false, weakWords = none, readOnly = false } = props;
  const labels = useLabels(
    'passwordInput',
    english,
    useLocale(props.locale, 'PasswordInput'),
    props.labels,
  );
  const root = useFocusableRoot(props.ref);
  const input = useRef<HTMLInputElement>(null);
  const id = props.id === undefined ? undefined : `${props.id}-input`;
  const field = useFieldControl({ ...props, id });
  const isInField = useContext(FieldContext) !== null;
  // The field reads the value from the native input, where password managers write it without an event.
  const native: TextInputProps = useNativeFieldProps('input', props as object);
  const [revealed, toggle] = useReveal(input);
  const [capsLock, setCapsLock] = useState(false);
  const strengthPart = useLazyModule(passwordStrength, strength !== false);
  const words = usableList('PasswordInput', 'weakWords', weakWords);
  const strengthId = `${field.id}-strength`;

  const readCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  return (
    <div
      data-slot="password-input"
      {...rootProps(props)}
      ref={root}
      data-disabled={dataAttr(field.disabled)}
      data-readonly={dataAttr(readOnly)}
      data-invalid={dataAttr(field.invalid)}
      data-revealed={dataAttr(revealed)}
      data-alone={dataAttr(!isInField)}
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
          {...inputProps(native)}
          {...field}
          ref={input}
          data-slot="password-input-input"
          type={revealed ? 'text' : 'password'}
          form={props.form}
          readOnly={readOnly}
          autoComplete={props.autoComplete ?? 'current-password'}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          aria-describedby={cx(field['aria-describedby'], strength !== false && strengthId)}
        />
        <IconButton
          size="sm"
          label={labels.reveal}
          aria-pressed={revealed}
          data-slot="password-input-reveal"
          disabled={field.disabled}
          className={styles.reveal}
          // Keeps the caret in place and an on-screen keyboard open.
          onMouseDown={(event) => event.preventDefault()}
          onClick={toggle}
        >
          <Icon shapes={revealed ? eyeOff : eye} />
        </IconButton>
      </InputGroup>
      <span role="status" data-slot="password-input-caps-lock" className={styles.capsLock}>
        {capsLock && (
          <>
            <Icon size="sm" shapes={arrowBigUp} />
            {labels.capsLock}
          </>
        )}
      </span>
      {strengthPart && strength !== false && (
        <strengthPart.PasswordStrength
          id={strengthId}
          input={input}
          rating={strength}
          {...{ words, labels }}
        />
      )}
    </div>
  );
}

/** Returns the props of a native input that a surrounding field or the parent sets. */
function inputProps(props: TextInputProps): TextInputProps {
  const names = [
    'name',
    'value',
    'defaultValue',
    'minLength',
    'maxLength',
    'aria-errormessage',
    'onValueChange',
  ] as const;
  return Object.fromEntries(names.map((name) => [name, props[name]]));
}
