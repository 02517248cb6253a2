'use client';
import { TextInput } from '../../primitives/text-input';
import { Field } from '../field';
import styles from './account-step.module.css';
import { useAccountView } from './account-view';

/** Kind of account name. */
export type AccountIdentifier = 'email' | 'username' | 'either';

/** Props of {@link AccountField}. */
interface AccountFieldProps {
  identifier: AccountIdentifier;
  /** Initial email address or username. */
  defaultUsername: string;
  autoComplete: string;
  /** Whether the current step asks for it; a hidden field must not block a step. */
  isAsked: boolean;
}

/** Field for the email address or username. */
export function AccountField({
  identifier,
  defaultUsername,
  autoComplete,
  isAsked,
}: AccountFieldProps) {
  const { prefix, labels } = useAccountView();
  const isEmail = identifier === 'email';
  return (
    <Field
      name="username"
      label={labels[identifier === 'either' ? 'emailOrUsername' : identifier]}
      rules={isAsked ? 'required' : []}
    >
      <TextInput
        id={`${prefix}-username`}
        type={isEmail ? 'email' : 'text'}
        defaultValue={defaultUsername}
        autoComplete={autoComplete}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        className={isEmail ? styles.email : undefined}
      />
    </Field>
  );
}
