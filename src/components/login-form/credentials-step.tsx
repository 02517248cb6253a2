'use client';
import type { AccountFormLabels } from '../account-form/parts';
import {
  AccountField,
  filled,
  StepFields,
  stepStyles,
  useAccountView,
  type AccountIdentifier,
} from '../account-form/parts';
import { Field } from '../field';
import { PasswordInput } from '../password-input';
import type { LoginFormProps } from './login-form-props';
import type { LoginFormLabels } from './words';

/** Props of {@link CredentialsStep}. */
interface CredentialsStepProps extends Pick<
  LoginFormProps,
  'remember' | 'defaultRemember' | 'forgotPasswordLink'
> {
  identifier: AccountIdentifier;
  /** Initial email address or username. */
  defaultUsername: string;
  labels: AccountFormLabels & LoginFormLabels;
}

/**
 * Account, password, the checkbox to stay signed in, and the link to reset the password: in one step or in two. The
 * fields of other steps are hidden, and kept for password managers and for going back.
 */
export function CredentialsStep({
  identifier,
  defaultUsername,
  remember,
  defaultRemember = false,
  forgotPasswordLink,
  labels,
}: CredentialsStepProps) {
  const { prefix, username, attempt, locale } = useAccountView();
  const { step } = attempt.state;
  const asksUsername = step === 'credentials' || step === 'username';
  const asksPassword = step === 'credentials' || step === 'password';
  // Hidden fields must not block a step.
  return (
    <StepFields part="credentials" hidden={!asksUsername && !asksPassword}>
      {step === 'password' && (
        <bdi data-slot="login-form-account" className={stepStyles.account}>
          {username}
        </bdi>
      )}
      <div hidden={!asksUsername}>
        <AccountField
          identifier={identifier}
          defaultUsername={defaultUsername}
          autoComplete="username webauthn"
          isAsked={asksUsername}
        />
      </div>
      <div hidden={!asksPassword}>
        <Field name="password" label={labels.password} rules={asksPassword ? filled : []}>
          <PasswordInput id={`${prefix}-password`} locale={locale} />
        </Field>
      </div>
      {(remember || forgotPasswordLink) && (
        <div
          data-slot="login-form-options"
          className={stepStyles.options}
          hidden={!asksPassword && !remember}
        >
          {remember && (
            <Field name="remember" label={labels.staySignedIn} data-slot="login-form-remember">
              <input type="checkbox" defaultChecked={defaultRemember} />
            </Field>
          )}
          {asksPassword && typeof forgotPasswordLink === 'string' ? (
            <a href={forgotPasswordLink} data-slot="login-form-forgot" className={stepStyles.link}>
              {labels.forgotPassword}
            </a>
          ) : (
            asksPassword && forgotPasswordLink
          )}
        </div>
      )}
    </StepFields>
  );
}
