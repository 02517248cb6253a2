'use client';
import { useEffect, useRef, useState } from 'react';
import { cx } from '../../internals/class-names';
import { useLocale } from '../../provider/locale-context';
import { presence } from '../../internals/presence';
import { useLabels } from '../../provider/use-labels';
import { Button } from '../../primitives/button';
import { Form, type SubmitDetails } from '../field';
import { loginForm as english } from '../../languages/en';
import { CodeStep } from './code-step';
import { CredentialsStep } from './credentials-step';
import styles from './login-form.module.css';
import type { LoginFormProps } from './login-form-props';
import type { Credentials } from './sign-in-answer';
import { SignInMessage } from './sign-in-message';
import { usableLength } from './usable-length';
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
  remember: asksToRemember,
  forgot,
  codeLength,
  resend,
  heading,
  providers,
  footer,
  variant = 'card',
  action,
  locale: localeProp,
  labels: words,
  id,
  className,
  ...rest
}: LoginFormProps) {
  const locale = useLocale(localeProp, 'LoginForm');
  const labels = useLabels('loginForm', english, locale, words);
  const digits = usableLength(codeLength);
  const signIn = useSignIn({ onSignIn, onError, defaultAnswer, digits });
  const [revealed, reveal] = useState(false);
  const [username, setUsername] = useState(defaultUsername);
  // Password managers know a field again by its id, which React's own would not be.
  const prefix = id ?? 'sign-in';
  const headingId = `${prefix}-heading`;
  const form = useRef<HTMLFormElement>(null);
  const message = useRef<HTMLDivElement>(null);
  const { state, pause, waits } = signIn;
  const inCode = state.step === 'code';

  const drawn = useRef(state);
  useEffect(() => {
    const { step, problem } = drawn.current;
    drawn.current = state;
    if (state.problem && state.problem !== problem) message.current?.focus();
    // The form leads to faults of fields itself.
    else if (state.step !== step && !state.fieldErrors) {
      const name = inCode ? 'code' : 'username';
      form.current?.querySelector<HTMLElement>(`[name=${name}]`)?.focus();
    }
  }, [state, inCode]);

  const submit = (
    { username: typed, password, code }: Credentials,
    { event, form: handle }: SubmitDetails<Credentials>,
  ) => {
    if (waits || pause > 0 || state.status === 'done') return undefined;
    const name = typed.trim();
    setUsername(name);
    const remember = new FormData(event.target as HTMLFormElement).has('remember');
    const credentials = { username: name, password, remember, ...(inCode && { code }) };
    return signIn.ask(credentials, handle);
  };

  return (
    <div
      data-slot="login-form"
      {...rest}
      id={id}
      data-variant={variant}
      className={cx(styles.root, className)}
    >
      {heading && (
        <div id={headingId} data-slot="login-form-heading" className={styles.heading}>
          {heading}
        </div>
      )}
      <Form
        ref={form}
        errors={state.fieldErrors}
        locale={locale}
        // React gives functions a method itself.
        method={typeof action === 'function' ? undefined : 'post'}
        action={action}
        aria-label={labels.signIn}
        aria-labelledby={heading ? headingId : undefined}
        data-slot="login-form-form"
        onSubmit={onSignIn && submit}
        onSubmitCapture={() => reveal(false)}
        onInput={state.status === 'done' ? signIn.edit : undefined}
      >
        <CredentialsStep
          {...{ prefix, identifier, defaultUsername, forgot, labels, revealed }}
          remember={asksToRemember}
          hidden={inCode}
          onReveal={reveal}
        />
        {inCode && (
          <CodeStep
            {...{ prefix, labels, locale, username, digits, resend }}
            onBack={signIn.goBack}
          />
        )}
        <Button
          type="submit"
          variant="solid"
          aria-disabled={waits || pause > 0 ? true : undefined}
          data-slot="login-form-submit"
          data-busy={presence(waits)}
          className={styles.submit}
        >
          {waits ? labels.signingIn : inCode ? labels.verify : labels.signIn}
        </Button>
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
        <div data-slot="login-form-footer" className={styles.quiet}>
          {footer}
        </div>
      )}
    </div>
  );
}
