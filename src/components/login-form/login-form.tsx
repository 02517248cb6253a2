'use client';
import { useEffect, useRef, useState } from 'react';
import { cx } from '../../internals/class-names';
import { useLocale } from '../../internals/locale-context';
import { useLabels } from '../../internals/use-labels';
import { Form, useForm, type SubmitDetails } from '../field';
import { CodeStep } from './code-step';
import { CredentialsStep } from './credentials-step';
import { forgetSecrets } from './forget-secrets';
import { loginFormLabels } from './labels';
import styles from './login-form.module.css';
import type { LoginFormProps } from './login-form-props';
import type { Credentials } from './sign-in-answer';
import { SignInButton } from './sign-in-button';
import { SignInMessage } from './sign-in-message';
import { useSignIn } from './use-sign-in';

/**
 * Form that signs somebody in: email address or user name, password, and a one-time code where the server asks for it.
 * It knows no server; `onSignIn` asks one. Renders a `<div>` around a `<form>`.
 */
export function LoginForm({
  onSignIn,
  onError,
  defaultAnswer,
  identifier = 'email',
  defaultUsername = '',
  remember,
  forgot,
  codeLength = 6,
  resend,
  heading,
  providers,
  footer,
  variant = 'card',
  action,
  locale: localeProp,
  labels: words,
  className,
  ...rest
}: LoginFormProps) {
  const locale = useLocale(localeProp, 'LoginForm');
  const labels = useLabels(loginFormLabels, locale, words);
  const form = useForm<Credentials>();
  const signIn = useSignIn({ onSignIn, onError, defaultAnswer });
  const [revealed, reveal] = useState(false);
  const [username, setUsername] = useState(defaultUsername);
  const message = useRef<HTMLDivElement>(null);
  const { state, ready } = signIn;
  const inCode = state.step === 'code';

  const drawn = useRef(state);
  useEffect(() => {
    const { step, problem } = drawn.current;
    drawn.current = state;
    if (state.problem && state.problem !== problem) message.current?.focus();
    else if (state.step !== step) form.focus() || form.focus(inCode ? 'code' : 'username');
  }, [state, form, inCode]);

  const submit = async (
    { username: typed, password, code }: Credentials,
    { event }: SubmitDetails<Credentials>,
  ): Promise<void> => {
    reveal(false);
    if (!ready) return;
    const box = (event.target as HTMLFormElement).elements.namedItem('remember');
    const name = typed.trim();
    setUsername(name);
    const outcome = await signIn.ask({
      username: name,
      password,
      remember: box instanceof HTMLInputElement && box.checked,
      ...(inCode ? { code } : {}),
    });
    forgetSecrets(form, outcome);
  };

  return (
    <div
      data-slot="login-form"
      {...rest}
      data-variant={variant}
      className={cx(styles.root, className)}
    >
      {heading && (
        <div data-slot="login-form-heading" className={styles.heading}>
          {heading}
        </div>
      )}
      <Form
        form={form}
        errors={state.fieldErrors}
        locale={locale}
        method="post"
        action={action}
        aria-label={labels.signIn}
        data-slot="login-form-form"
        onSubmit={onSignIn && submit}
        onInput={signIn.edit}
      >
        <CredentialsStep
          {...{ identifier, defaultUsername, remember, forgot, labels, revealed }}
          hidden={inCode}
          onReveal={reveal}
        />
        {inCode && (
          <CodeStep
            {...{ labels, locale, username, resend }}
            digits={codeLength}
            onBack={signIn.goBack}
          />
        )}
        <SignInButton signIn={signIn} labels={labels} />
        <SignInMessage ref={message} signIn={signIn} labels={labels} locale={locale} />
      </Form>
      {providers && (
        <div
          role="group"
          aria-label={labels.otherWays}
          data-slot="login-form-providers"
          className={styles.providers}
          hidden={inCode}
        >
          <p aria-hidden="true" data-slot="login-form-or" className={styles.or}>
            {labels.or}
          </p>
          {providers}
        </div>
      )}
      {footer && (
        <div data-slot="login-form-footer" className={styles.footer}>
          {footer}
        </div>
      )}
    </div>
  );
}
