'use client';
import { TextInput } from '../../primitives/text-input';
import {
  AccountField,
  NewPasswordField,
  StepFields,
  useAccountView,
  type AccountIdentifier,
  type NewPasswordProps,
  type AccountFormLabels,
} from '../account-form/parts';
import { Field } from '../field';
import type { SignUpFormProps } from './sign-up-form-props';
import styles from './sign-up-form.module.css';
import type { SignUpFormLabels } from './words';

/** Props of {@link SignUpStep}. */
interface SignUpStepProps
  extends
    Pick<NewPasswordProps, 'passwordStrength' | 'weakWords'>,
    Pick<SignUpFormProps, 'withName' | 'defaultName' | 'terms'> {
  labels: AccountFormLabels & SignUpFormLabels;
  identifier: AccountIdentifier;
  /** Initial email address or username. */
  defaultUsername: string;
  /** Minimum number of characters. */
  minPasswordLength: number;
  /** Whether it is the current step; a hidden field must not block another one. */
  isAsked: boolean;
}

/** First step: name, account, new password and terms. It is hidden in the others, and kept for password managers. */
export function SignUpStep({
  labels,
  identifier,
  defaultUsername,
  withName,
  defaultName,
  terms,
  minPasswordLength,
  passwordStrength,
  weakWords,
  isAsked,
}: SignUpStepProps) {
  const { prefix } = useAccountView();
  return (
    <StepFields part="credentials" hidden={!isAsked}>
      {withName && (
        <Field name="name" label={labels.name} rules={isAsked ? 'required' : []}>
          <TextInput id={`${prefix}-name`} defaultValue={defaultName} autoComplete="name" />
        </Field>
      )}
      <AccountField
        identifier={identifier}
        defaultUsername={defaultUsername}
        isAsked={isAsked}
        autoComplete="username"
      />
      <NewPasswordField
        minPasswordLength={minPasswordLength}
        passwordStrength={passwordStrength}
        weakWords={weakWords}
        isAsked={isAsked}
        label={labels.password}
      />
      {terms && (
        <Field
          name="terms"
          label={terms}
          rules={isAsked ? 'accepted' : []}
          data-slot="sign-up-form-terms"
          className={styles.terms}
        >
          <input id={`${prefix}-terms`} type="checkbox" />
        </Field>
      )}
    </StepFields>
  );
}
