'use client';
import { useState } from 'react';
import { cx } from '../../core/class-names';
import {
  AccountFrame,
  BackButton,
  CodeLinks,
  continueWith,
  EndStep,
  LinkStep,
  OneTimeCodeStep,
  OtherWays,
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
import type { SignUpFormProps } from './sign-up-form-props';
import styles from './sign-up-form.module.css';
import { signUpRequestsOf, type SignUpFields } from './sign-up-requests';
import { SignUpStep } from './sign-up-step';
import { signUpForm as english } from './words';

const plan: AttemptPlan = {
  first: 'credentials',
  steps: ['code', 'link'],
  fields: ['name', 'username', 'password', 'terms', 'code'],
};

/**
 * Sign-up form: email address or username and a new password, optionally a name and the acceptance of terms, then a
 * code or a link by email if the server requires one; optionally passkeys and providers. It sends no requests itself;
 * the application passes a function for each. Renders a `<div>` around a `<form>`.
 */
export function SignUpForm({
  onSignUp,
  onSendCode,
  onSendLink,
  onPasskey,
  onProvider,
  onError,
  providers,
  defaultAnswer,
  identifier: identifierProp,
  defaultUsername = '',
  withName = false,
  defaultName = '',
  terms,
  minPasswordLength: minLengthProp,
  passwordStrength,
  weakWords,
  codeLength,
  codeHeading,
  linkHeading,
  successHeading,
  afterSuccess,
  otherWays,
  locale: localeProp,
  labels: labelsProp,
  id,
  className,
  ...rest
}: SignUpFormProps) {
  const { locale, labels } = useAccountLabels(
    'SignUpForm',
    'signUpForm',
    english,
    localeProp,
    labelsProp,
  );
  const identifier = usableIdentifier('SignUpForm', identifierProp);
  const minPasswordLength = usableLength('SignUpForm', 'minPasswordLength', minLengthProp);
  const digits = usableLength('SignUpForm', 'codeLength', codeLength);
  const form = useForm<SignUpFields>();
  const [username, setUsername] = useState(defaultUsername);
  const attempt = useAttempt({ component: 'SignUpForm', plan, form, onError, defaultAnswer });
  const { message, panel } = useAttemptFocus(attempt.state, form, withName ? 'name' : 'username');
  const prefix = usePrefix(id, 'sign-up');
  const { step, status } = attempt.state;
  const isDone = status === 'done';
  const requests = signUpRequestsOf(
    { onSignUp, onSendCode, onSendLink, onPasskey },
    attempt,
    form,
    setUsername,
  );
  const view = {
    slot: 'sign-up-form',
    prefix,
    username,
    attempt,
    labels: { ...labels, rejected: labels.signUpFailed, succeeded: labels.accountCreated },
    locale,
  };

  return (
    <AccountFrame
      {...rest}
      view={view}
      form={form}
      message={message}
      id={id}
      step={isDone ? 'done' : step}
      headings={{ code: codeHeading, link: linkHeading, done: successHeading }}
      name={labels.create}
      className={cx(styles.root, className)}
      onSubmit={onSignUp || step === 'link' ? requests.submit : undefined}
      panel={
        isDone && (
          <EndStep
            ref={panel}
            end="done"
            text={labels.accountCreated}
            next={afterSuccess}
            linkText={labels.next}
          />
        )
      }
      ways={
        !isDone && (
          <OtherWays
            providers={providers}
            otherWays={otherWays}
            passkey={onPasskey && { text: labels.passkey, onPress: requests.signUpByPasskey }}
            component="SignUpForm"
            name={labels.otherWays}
            onPressProvider={(provider) => continueWith(attempt, onProvider, provider)}
          />
        )
      }
    >
      <SignUpStep
        labels={labels}
        identifier={identifier}
        defaultUsername={defaultUsername}
        withName={withName}
        defaultName={defaultName}
        terms={terms}
        minPasswordLength={minPasswordLength}
        passwordStrength={passwordStrength}
        weakWords={weakWords}
        isAsked={step === 'credentials'}
      />
      {step === 'code' && <OneTimeCodeStep digits={digits} hintOf={labels.codeHint} />}
      {step === 'link' && <LinkStep ref={panel} textOf={labels.linkSent} />}
      {(step !== 'link' || onSendLink) && (
        <SubmitButton text={labels.create} busyText={labels.creating} />
      )}
      {step === 'code' && <CodeLinks onSendCode={onSendCode && requests.sendCode} />}
      {step === 'link' && <BackButton />}
    </AccountFrame>
  );
}
