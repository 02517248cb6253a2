'use client';
import { useForm } from '../field';
import { AccountForm } from './account-form';
import { StepFoot } from './account-steps';
import type { SecondFactor } from './attempt-state';
import type { Credentials, LoginFormProps } from './login-form-props';
import { CredentialsStep, FactorLinks, factorTextOf, SecondFactorStep } from './login-steps';
import { OtherWays } from './other-ways';
import { useAccountForm, type AccountFormKind } from './use-account-form';
import { usePasskeyAutofill } from './use-passkey-autofill';
import { loginForm as english, type LoginFormLabels } from './words';

const atOnce: AccountFormKind<LoginFormLabels> = {
  component: 'LoginForm',
  slot: 'login-form',
  id: 'sign-in',
  words: 'loginForm',
  english,
  commonLabels: ({ signIn, signingIn, signInFailed, signedIn }) => ({
    submit: signIn,
    submitting: signingIn,
    rejected: signInFailed,
    succeeded: signedIn,
  }),
  first: 'credentials',
  steps: ['password', 'code', 'link'],
  fields: ['username', 'password', 'code'],
};
const accountFirst = { ...atOnce, first: 'username' } as const;

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
  passkeyAutofill = false,
  providers,
  lastProvider,
  remember = false,
  defaultRemember = false,
  forgotPasswordLink,
  resendAction,
  codeHeading,
  linkHeading,
  otherWays,
  ...props
}: LoginFormProps) {
  const form = useForm<Credentials>();
  const account = useAccountForm(
    onIdentify ? accountFirst : atOnce,
    form,
    { onSignIn, onIdentify, onSendLink, onSendCode, onPasskey },
    props,
  );
  const { labels, attempt, send, sendAgain } = account;
  const { step, factor } = attempt.state;
  usePasskeyAutofill(
    { onPasskey, onError: props.onError, defaultRemember: remember && defaultRemember },
    attempt,
    form,
    passkeyAutofill && onPasskey !== undefined,
  );

  const isRemembered = () => form.get('remember') === true;
  const readUsername = () => String(form.get('username') ?? '').trim();
  const sendLink = () =>
    sendAgain('link', 'onSendLink', { username: readUsername(), remember: isRemembered() });
  const submit = ({ username, password, remember: remembers, code }: Credentials) => {
    if (step === 'link') return sendLink();
    const identity = { username: username.trim(), remember: remembers === true };
    if (step === 'username') return send('submit', 'onIdentify', identity);
    const credentials: Credentials = { ...identity, password };
    if (step === 'code') {
      credentials.code = (code ?? '').trim();
      if (factor) credentials.factor = factor;
    }
    return send('submit', 'onSignIn', credentials);
  };
  const validateAndSendLink = async () => {
    if (await form.validate('username')) await sendLink();
    else form.focus('username');
  };
  const switchFactor = (next: SecondFactor) => {
    if (attempt.closed) return;
    attempt.switchFactor(next);
    if (next === 'email' && onSendCode) {
      void send('code', 'onSendCode', { username: readUsername(), factor: next });
    }
  };
  const sendCode = () => void sendAgain('code', 'onSendCode', { username: readUsername(), factor });
  const signInByPasskey = () =>
    void send('passkey', 'onPasskey', { conditional: false, remember: isRemembered() });

  return (
    <AccountForm
      {...account.rest}
      account={account}
      onSubmit={onSignIn || onIdentify || step === 'link' ? submit : undefined}
      steps={{
        username: { submit: labels.next },
        password: { textOf: (name) => name },
        code: {
          heading: codeHeading,
          textOf: factorTextOf(account, labels),
          content: <SecondFactorStep labels={labels} />,
          foot: (
            <StepFoot
              resend={
                onSendCode && factor !== 'app' && factor !== 'recovery' ? sendCode : undefined
              }
              resendAction={resendAction}
            >
              <FactorLinks labels={labels} onSwitch={switchFactor} />
            </StepFoot>
          ),
        },
        link: {
          heading: linkHeading,
          textOf: labels.linkSent,
          foot: <StepFoot resend="submit" />,
        },
      }}
      ways={
        <OtherWays
          name={labels.otherWays}
          passkey={onPasskey && { text: labels.passkey, onPress: signInByPasskey }}
          sendLink={onSendLink && { text: labels.sendLink, onPress: validateAndSendLink }}
          providers={providers}
          lastProvider={lastProvider}
          onProvider={onProvider}
          otherWays={otherWays}
        />
      }
    >
      <CredentialsStep
        labels={labels}
        remember={remember}
        defaultRemember={defaultRemember}
        forgotPasswordLink={forgotPasswordLink}
      />
    </AccountForm>
  );
}
