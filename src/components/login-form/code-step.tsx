'use client';
import type { ReactNode } from 'react';
import { numberFormat, pluralOf } from '../../internals/intl';
import { Field } from '../field';
import type { LoginFormLabels } from '../../languages/language';
import { CodeInput } from './code-input';
import styles from './sign-in-step.module.css';

/** Props of {@link CodeStep}. */
interface CodeStepProps {
  /** Prefix of the ids of the fields. */
  prefix: string;
  labels: LoginFormLabels;
  locale: string;
  /** Email address or user name of the first step. */
  username: string;
  /** Number of digits. */
  digits: number;
}

/** Second step: the account, and the one-time code. */
export function CodeStep({ prefix, labels, locale, username, digits }: CodeStepProps) {
  return (
    <div data-slot="login-form-code-step" className={styles.root}>
      <Field
        name="code"
        label={labels.code}
        description={
          <>
            {labels.codeHint(numberFormat(locale).format(digits), pluralOf(locale, digits))}
            {'\u00A0· '}
            <bdi data-slot="login-form-account">{username}</bdi>
          </>
        }
        rules="required"
      >
        <CodeInput id={`${prefix}-code`} digits={digits} />
      </Field>
    </div>
  );
}

/** Props of {@link CodeLinks}. */
interface CodeLinksProps {
  labels: LoginFormLabels;
  resend: ReactNode;
  onBack: () => void;
}

/** Row below the button of the second step: a back button, and the app's button for another code. */
export function CodeLinks({ labels, resend, onBack }: CodeLinksProps) {
  return (
    <div data-slot="login-form-code-links" className={styles.options}>
      <button type="button" data-slot="login-form-back" className={styles.link} onClick={onBack}>
        {labels.back}
      </button>
      {resend && (
        <div data-slot="login-form-resend" className={styles.resend}>
          {resend}
        </div>
      )}
    </div>
  );
}
