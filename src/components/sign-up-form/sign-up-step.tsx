'use client';
import type { AccountFormLabels, SignUpFormLabels } from '../../languages/language';
import { TextInput } from '../../primitives/text-input';
import { Field } from '../field';
import {
  AccountField,
  NewPasswordField,
  StepFields,
  type AccountIdentifier,
  type AccountView,
  type NewPasswordProps,
} from '../login-form/parts';
import type { SignUpFormProps } from './sign-up-form-props';
import styles from './sign-up-form.module.css';

/** Props of {@link SignUpStep}. */
interface SignUpStepProps
  extends
    Pick<NewPasswordProps, 'passwordStrength' | 'weakWords'>,
    Pick<SignUpFormProps, 'askName' | 'defaultName' | 'terms'> {
  view: AccountView;
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
  view,
  labels,
  identifier,
  defaultUsername,
  askName,
  defaultName,
  terms,
  minPasswordLength,
  passwordStrength,
  weakWords,
  isAsked,
}: SignUpStepProps) {
  const { prefix } = view;
  return (
    <StepFields view={view} part="credentials" hidden={!isAsked}>
      {askName && (
        <Field name="name" label={labels.name} rules={isAsked ? 'required' : []}>
          <TextInput id={`${prefix}-name`} defaultValue={defaultName} autoComplete="name" />
        </Field>
      )}
      <AccountField {...{ view, identifier, defaultUsername, isAsked }} autoComplete="username" />
      <NewPasswordField
        {...{ view, minPasswordLength, passwordStrength, weakWords, isAsked }}
        label={labels.password}
      />
      {terms && (
        <Field
          name="terms"
          label={terms}
          rules={isAsked ? 'required:false' : []}
          data-slot="sign-up-form-terms"
          className={styles.terms}
        >
          <input id={`${prefix}-terms`} type="checkbox" />
        </Field>
      )}
    </StepFields>
  );
}
