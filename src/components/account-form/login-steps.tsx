'use client';
import { TextInput } from '../../primitives/text-input';
import { Field } from '../field';
import { PasswordInput } from '../password-input';
import styles from './account-form.module.css';
import { AccountField, CodeStep, codeTextOf } from './account-steps';
import type { SecondFactor } from './attempt-state';
import type { LoginFormProps } from './login-form-props';
import { filled, useAccount, type Account } from './use-account-form';
import type { AccountFormLabels, LoginFormLabels } from './words';

interface CredentialsStepProps extends Pick<
  LoginFormProps,
  'remember' | 'defaultRemember' | 'forgotPasswordLink'
> {
  labels: AccountFormLabels & LoginFormLabels;
}

/** Account, password, the checkbox to stay signed in, and the link to reset the password: in one step or in two. */
export function CredentialsStep({
  remember,
  defaultRemember,
  forgotPasswordLink,
  labels,
}: CredentialsStepProps) {
  const { prefix, attempt, locale } = useAccount();
  const { step } = attempt.state;
  const asksPassword = step === 'credentials' || step === 'password';
  return (
    <>
      <div hidden={step === 'password'}>
        <AccountField autoComplete="username webauthn" />
      </div>
      <div hidden={!asksPassword}>
        {/* A hidden field must not block a step. */}
        <Field name="password" label={labels.password} rules={asksPassword ? filled : []}>
          <PasswordInput id={`${prefix}-password`} locale={locale} />
        </Field>
      </div>
      {(remember || forgotPasswordLink) && (
        <div
          data-slot="login-form-options"
          className={styles.options}
          hidden={!asksPassword && !remember}
        >
          {remember && (
            <Field name="remember" label={labels.staySignedIn} data-slot="login-form-remember">
              <input type="checkbox" defaultChecked={defaultRemember} />
            </Field>
          )}
          {asksPassword && typeof forgotPasswordLink === 'string' ? (
            <a href={forgotPasswordLink} data-slot="login-form-forgot" className={styles.link}>
              {labels.forgotPassword}
            </a>
          ) : (
            asksPassword && forgotPasswordLink
          )}
        </div>
      )}
    </>
  );
}

/** Returns the sentence that says where the code of the second factor is. */
export function factorTextOf(account: Account, labels: LoginFormLabels) {
  const { factor } = account.attempt.state;
  if (factor === 'recovery') return labels.recoveryHint;
  return codeTextOf(account, factor === 'email' ? account.labels.emailCodeHint : labels.codeHint);
}

/** Step that asks for a one-time code or a recovery code. */
export function SecondFactorStep({ labels }: { labels: LoginFormLabels }) {
  const { factor } = useAccount().attempt.state;
  // Another kind of code starts with an empty field.
  if (factor !== 'recovery') return <CodeStep key={factor} />;
  return (
    <CodeStep label={labels.recoveryCode}>
      {(described) => (
        <TextInput
          {...described}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          className={styles.recovery}
        />
      )}
    </CodeStep>
  );
}

interface FactorLinksProps {
  labels: LoginFormLabels;
  onSwitch: (factor: SecondFactor) => void;
}

const switchLabels = {
  app: 'switchToApp',
  email: 'switchToEmail',
  recovery: 'switchToRecovery',
} as const;

/** Buttons that switch to the other second factors of the account. */
export function FactorLinks({ labels, onSwitch }: FactorLinksProps) {
  const { factor, factors } = useAccount().attempt.state;
  const others = factors.filter((other) => other !== factor);
  if (others.length === 0) return null;
  return (
    <div data-slot="login-form-factors" className={styles.ways}>
      {others.map((other) => (
        <button
          key={other}
          type="button"
          data-slot="login-form-factor"
          data-factor={other}
          className={styles.link}
          onClick={() => onSwitch(other)}
        >
          {labels[switchLabels[other]]}
        </button>
      ))}
    </div>
  );
}
