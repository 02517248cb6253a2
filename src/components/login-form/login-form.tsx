'use client';
import { useState } from 'react';
import { cx } from '../../core/class-names';
import {
  AccountFrame,
  BackButton,
  continueWith,
  LinkStep,
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
import { CredentialsStep } from './credentials-step';
import type { Credentials, LoginFormProps } from './login-form-props';
import styles from './login-form.module.css';
import { requestsOf } from './requests';
import { FactorLinks, SecondFactorStep } from './second-factor-step';
import { usePasskeyAutofill } from './use-passkey-autofill';
import { loginForm as english } from './words';

const fields = ['username', 'password', 'code'];
const steps = ['password', 'code', 'link'] as const;
const atOnce: AttemptPlan = { first: 'credentials', steps, fields };
const accountFirst: AttemptPlan = { first: 'username', steps, fields };

/**
 * Sign-in form: email address or username and password, in one step or in two, and a one-time code if the server
 * requires one; optionally a link by email, passkeys and providers. It sends no requests itself; the application
 * passes a function for each. Renders a `<div>` around a `<form>`.
 */
export function LoginForm({
  onSignIn,
  onIdentify,
  onSendLink,
  onSendCode,
  onPasskey,
  onProvider,
  onError,
  passkeyAutofill = false,
  providers,
  lastProvider,
  defaultAnswer,
  identifier: identifierProp,
  defaultUsername = '',
  remember = false,
  defaultRemember = false,
  forgotPasswordLink,
  codeLength,
  resendAction,
  codeHeading,
  linkHeading,
  otherWays,
  locale: localeProp,
  labels: labelsProp,
  id,
  className,
  ...rest
}: LoginFormProps) {
  const { locale, labels } = useAccountLabels(
    'LoginForm',
    'loginForm',
    english,
    localeProp,
    labelsProp,
  );
  const identifier = usableIdentifier('LoginForm', identifierProp);
  const digits = usableLength('LoginForm', 'codeLength', codeLength);
  const form = useForm<Credentials>();
  const [username, setUsername] = useState(defaultUsername);
  const plan = onIdentify ? accountFirst : atOnce;
  const attempt = useAttempt({ component: 'LoginForm', plan, form, onError, defaultAnswer });
  const offersPasskeys = passkeyAutofill && onPasskey !== undefined;
  const remembers = remember && defaultRemember;
  usePasskeyAutofill(
    { onPasskey, onError, defaultRemember: remembers },
    attempt,
    form,
    offersPasskeys,
  );
  const { message, panel } = useAttemptFocus(attempt.state, form);
  const prefix = usePrefix(id, 'sign-in');
  const { step } = attempt.state;
  const requests = requestsOf(
    { onSignIn, onIdentify, onSendLink, onSendCode, onPasskey },
    attempt,
    form,
    setUsername,
  );
  const view = {
    slot: 'login-form',
    prefix,
    username,
    attempt,
    labels: { ...labels, rejected: labels.signInFailed, succeeded: labels.signedIn },
    locale,
  };

  return (
    <AccountFrame
      {...rest}
      view={view}
      form={form}
      message={message}
      id={id}
      headings={{ code: codeHeading, link: linkHeading }}
      name={labels.signIn}
      className={cx(styles.root, className)}
      onSubmit={onSignIn || onIdentify || step === 'link' ? requests.submit : undefined}
      ways={
        <OtherWays
          providers={providers}
          lastProvider={lastProvider}
          otherWays={otherWays}
          passkey={onPasskey && { text: labels.passkey, onPress: requests.signInByPasskey }}
          sendLink={onSendLink && { text: labels.sendLink, onPress: requests.sendLink }}
          component="LoginForm"
          name={labels.otherWays}
          onPressProvider={(provider) => continueWith(attempt, onProvider, provider)}
        />
      }
    >
      <CredentialsStep
        labels={labels}
        identifier={identifier}
        defaultUsername={defaultUsername}
        remember={remember}
        defaultRemember={defaultRemember}
        forgotPasswordLink={forgotPasswordLink}
      />
      {step === 'code' && <SecondFactorStep labels={labels} digits={digits} />}
      {step === 'link' && <LinkStep ref={panel} textOf={labels.linkSent} />}
      <SubmitButton
        text={step === 'username' ? labels.next : labels.signIn}
        busyText={labels.signingIn}
      />
      {step === 'code' && (
        <FactorLinks
          labels={labels}
          requests={requests}
          onSendCode={onSendCode}
          resendAction={resendAction}
        />
      )}
      {(step === 'password' || step === 'link') && <BackButton />}
    </AccountFrame>
  );
}
