'use client';
import { useState } from 'react';
import { cx } from '../../core/class-names';
import {
  AccountField,
  AccountFrame,
  BackButton,
  CodeLinks,
  LinkStep,
  OneTimeCodeStep,
  StepFields,
  SubmitButton,
  useAccountLabels,
  useAttempt,
  useAttemptFocus,
  usableIdentifier,
  usableLength,
  type AttemptPlan,
  usePrefix,
} from '../account-form/parts';
import { useForm } from '../field';
import type { ForgotPasswordFormProps } from './forgot-password-form-props';
import styles from './forgot-password-form.module.css';
import { forgotPasswordRequestsOf, type ForgotPasswordFields } from './forgot-password-requests';
import { forgotPasswordForm as english } from './words';

const plan: AttemptPlan = {
  first: 'username',
  steps: ['code', 'link'],
  fields: ['username', 'code'],
};

/**
 * Form for a forgotten password: it asks for the email address or username, then says that a link was sent or asks
 * for a code. It sends no requests itself; the application passes a function for each. Renders a `<div>` around a
 * `<form>`.
 */
export function ForgotPasswordForm({
  onSend,
  onCode,
  onError,
  defaultAnswer,
  identifier: identifierProp,
  defaultUsername = '',
  codeLength,
  codeHeading,
  linkHeading,
  locale: localeProp,
  labels: labelsProp,
  id,
  className,
  ...rest
}: ForgotPasswordFormProps) {
  const component = 'ForgotPasswordForm';
  const { locale, labels } = useAccountLabels(
    component,
    'forgotPasswordForm',
    english,
    localeProp,
    labelsProp,
  );
  const identifier = usableIdentifier(component, identifierProp);
  const digits = usableLength(component, 'codeLength', codeLength);
  const form = useForm<ForgotPasswordFields>();
  const [username, setUsername] = useState(defaultUsername);
  const attempt = useAttempt({ component, plan, form, onError, defaultAnswer });
  const { message, panel } = useAttemptFocus(attempt.state, form);
  const prefix = usePrefix(id, 'forgot-password');
  const { step } = attempt.state;
  const view = {
    slot: 'forgot-password-form',
    prefix,
    username,
    attempt,
    labels: { ...labels, rejected: labels.sendFailed, succeeded: labels.codeAccepted },
    locale,
  };
  const requests = forgotPasswordRequestsOf({ onSend, onCode }, attempt, username, setUsername);

  return (
    <AccountFrame
      {...rest}
      view={view}
      form={form}
      message={message}
      id={id}
      headings={{ code: codeHeading, link: linkHeading }}
      name={labels.send}
      className={cx(styles.root, className)}
      onSubmit={onSend && requests.submit}
    >
      <StepFields part="credentials" hidden={step !== 'username'}>
        <AccountField
          identifier={identifier}
          defaultUsername={defaultUsername}
          autoComplete="username"
          isAsked={step === 'username'}
        />
      </StepFields>
      {step === 'code' && <OneTimeCodeStep digits={digits} hintOf={labels.codeHint} />}
      {step === 'link' && <LinkStep ref={panel} textOf={labels.linkSent} />}
      <SubmitButton text={labels.send} busyText={labels.sending} />
      {step === 'code' && <CodeLinks onSendCode={onSend && requests.sendCode} />}
      {step === 'link' && <BackButton />}
    </AccountFrame>
  );
}
