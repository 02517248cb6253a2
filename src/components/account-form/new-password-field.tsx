'use client';
import { numberFormat, pluralOf } from '../../core/locale/intl';
import { Field } from '../field';
import { PasswordInput, type PasswordInputProps } from '../password-input';
import { useAccountView } from './account-view';

/** Props of a form that asks for a new password. */
export interface NewPasswordProps {
  /** Minimum number of characters, which the hint names. Default: 8. */
  minPasswordLength?: number;
  /**
   * Whether the strength of the password is shown: `true` rates it with zxcvbn, which loads on focus; a function
   * rates it itself. Default: `false`.
   */
  passwordStrength?: PasswordInputProps['strength'] | undefined;
  /** Words that make a password weak, such as the name of the product. Default: none. */
  weakWords?: ReadonlyArray<string> | undefined;
}

/** Props of {@link NewPasswordField}. */
interface NewPasswordFieldProps extends NewPasswordProps {
  label: string;
  /** Minimum number of characters. */
  minPasswordLength: number;
  /** Whether the current step asks for it; a hidden field must not block a step. */
  isAsked: boolean;
}

/** Rule for a password, which may consist of spaces. */
export const filled = { code: 'required', params: {}, validatesEmpty: true, check: Boolean };

const none: readonly string[] = [];

/** Field for a new password, with its requirements as a hint. */
export function NewPasswordField({
  label,
  minPasswordLength: length,
  passwordStrength = false,
  weakWords = none,
  isAsked,
}: NewPasswordFieldProps) {
  const { prefix, labels, locale } = useAccountView();
  const hint = labels.passwordHint(numberFormat(locale).format(length), pluralOf(locale, length));
  return (
    <Field
      name="password"
      label={label}
      description={hint}
      rules={isAsked ? [filled, `minLength:${length}`] : []}
    >
      <PasswordInput
        id={`${prefix}-password`}
        locale={locale}
        autoComplete="new-password"
        minLength={length}
        strength={passwordStrength}
        weakWords={weakWords}
      />
    </Field>
  );
}
