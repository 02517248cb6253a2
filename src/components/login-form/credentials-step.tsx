'use client';
import { TextInput } from '../../primitives/text-input';
import { Field } from '../field';
import type { LoginFormLabels } from '../../languages/language';
import type { LoginFormProps } from './login-form-props';
import { PasswordInput } from './password-input';
import styles from './sign-in-step.module.css';

/** Props of {@link CredentialsStep}. */
interface CredentialsStepProps extends Pick<
  LoginFormProps,
  'identifier' | 'defaultUsername' | 'remember' | 'forgot'
> {
  /** Prefix of the ids of the fields. */
  prefix: string;
  labels: LoginFormLabels;
  /** Whether the second step replaces it; the fields are kept for password managers and for going back. */
  hidden: boolean;
  revealed: boolean;
  onReveal: (revealed: boolean) => void;
}

/** Rule for a password, which may consist of spaces. */
const filled = { code: 'required', params: {}, judgesEmpty: true, check: Boolean };

/** First step: account, password, the checkbox to stay signed in, and the link to reset the password. */
export function CredentialsStep({
  identifier = 'email',
  defaultUsername,
  remember,
  forgot,
  prefix,
  labels,
  hidden,
  revealed,
  onReveal,
}: CredentialsStepProps) {
  const isEmail = identifier === 'email';
  // Hidden fields must not block the second step.
  return (
    <div data-slot="login-form-credentials" className={styles.root} hidden={hidden}>
      <Field name="username" label={labels[identifier]} rules={hidden ? [] : 'required'}>
        <TextInput
          id={`${prefix}-username`}
          type={isEmail ? 'email' : 'text'}
          defaultValue={defaultUsername}
          autoComplete="username webauthn"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          className={isEmail ? styles.email : undefined}
        />
      </Field>
      <Field
        name="password"
        controlId={`${prefix}-password`}
        label={labels.password}
        rules={hidden ? [] : filled}
      >
        {({ id, name, required, invalid, 'aria-describedby': describedBy }) => (
          <PasswordInput
            {...{ labels, revealed, onReveal, id, name, required, invalid }}
            aria-describedby={describedBy}
            autoComplete="current-password"
          />
        )}
      </Field>
      {(remember || forgot) && (
        <div data-slot="login-form-options" className={styles.options}>
          {remember && (
            <Field name="remember" label={labels.remember} data-slot="login-form-remember">
              <input type="checkbox" defaultChecked={remember === 'checked'} />
            </Field>
          )}
          {typeof forgot === 'string' ? (
            <a href={forgot} data-slot="login-form-forgot" className={styles.link}>
              {labels.forgot}
            </a>
          ) : (
            forgot
          )}
        </div>
      )}
    </div>
  );
}
