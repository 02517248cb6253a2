// biome-ignore-all lint/a11y/useSemanticElements: `<fieldset>` has a layout and a `disabled` of its own.
'use client';
import { useEffect, useRef, useState } from 'react';
import { cx } from '../../internals/class-names';
import { useLocale } from '../../provider/locale-context';
import { inDevelopment, reportProblem } from '../../internals/report-problem';
import { useLabels } from '../../provider/use-labels';
import { Button } from '../../primitives/button';
import { Form, type SubmitDetails } from '../field';
import { loginForm as english } from '../../languages/en';
import { CodeLinks, CodeStep } from './code-step';
import { CredentialsStep } from './credentials-step';
import styles from './login-form.module.css';
import type { LoginFormProps } from './login-form-props';
import type { Credentials } from './sign-in-answer';
import { readCode } from './read-code';
import { SignInProblem, SignInStatus } from './sign-in-message';
import { useSignIn } from './use-sign-in';

/**
 * Sign-in form: email address or user name, password, and a one-time code if the server requires one. It
 * sends no request itself; `onSignIn` does. Renders a `<div>` around a `<form>`.
 */
export function LoginForm({
  onSignIn,
  onError,
  defaultAnswer,
  identifier: identifierProp,
  defaultUsername = '',
  remember,
  forgot,
  codeLength,
  resend,
  heading: firstHeading,
  codeHeading = firstHeading,
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
  const identifier = usableIdentifier(identifierProp);
  const digits = usableLength(codeLength);
  const signIn = useSignIn({ onSignIn, onError, defaultAnswer });
  const [revealed, setRevealed] = useState(false);
  const [username, setUsername] = useState(defaultUsername);
  // Password managers recognize a field by its id, so it must not be a generated one.
  const prefix = id ?? 'sign-in';
  const headingId = `${prefix}-heading`;
  const form = useRef<HTMLFormElement>(null);
  const message = useRef<HTMLDivElement>(null);
  const { state, lockout, pending } = signIn;
  const inCode = state.step === 'code';
  const heading = inCode ? codeHeading : firstHeading;

  const previous = useRef(state);
  useEffect(() => {
    const { step, problem } = previous.current;
    previous.current = state;
    if (state.problem && state.problem !== problem) message.current?.focus();
    // The form itself moves focus to errors of fields.
    else if (state.step !== step && !state.fieldErrors) {
      const name = inCode ? 'code' : 'username';
      form.current?.querySelector<HTMLElement>(`[name=${name}]`)?.focus();
    }
  }, [state, inCode]);

  const submit = (
    { username: typed, password, remember: stay, code }: Credentials,
    { form: handle }: SubmitDetails<Credentials>,
  ) => {
    if (pending || lockout > 0 || state.status === 'done') return undefined;
    const name = typed.trim();
    setUsername(name);
    const credentials = { username: name, password, remember: stay === true };
    return signIn.ask(
      inCode ? { ...credentials, code: readCode(code ?? '', digits) } : credentials,
      handle,
    );
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
        // React sets the method for functions.
        method={typeof action === 'function' ? undefined : 'post'}
        action={action}
        aria-label={labels.signIn}
        aria-labelledby={heading ? headingId : undefined}
        data-slot="login-form-form"
        className={styles.form}
        onSubmit={onSignIn && submit}
        onSubmitCapture={() => setRevealed(false)}
        onInput={state.status === 'done' ? signIn.edit : undefined}
      >
        <SignInProblem ref={message} signIn={signIn} labels={labels} locale={locale} />
        <CredentialsStep
          {...{ prefix, identifier, defaultUsername, remember, forgot, labels, revealed }}
          hidden={inCode}
          onReveal={setRevealed}
        />
        {inCode && <CodeStep {...{ prefix, labels, locale, username, digits }} />}
        <Button
          type="submit"
          variant="solid"
          loading={pending}
          aria-disabled={lockout > 0 ? true : undefined}
          data-slot="login-form-submit"
        >
          {pending ? labels.signingIn : inCode ? labels.verify : labels.signIn}
        </Button>
        {inCode && <CodeLinks labels={labels} resend={resend} onBack={signIn.goBack} />}
        <SignInStatus signIn={signIn} labels={labels} locale={locale} />
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

const identifiers = ['email', 'username', 'either'] as const;

function usableIdentifier(
  identifier: LoginFormProps['identifier'] = 'email',
): (typeof identifiers)[number] {
  if (identifiers.includes(identifier)) return identifier;
  if (inDevelopment) {
    reportProblem(
      'LoginForm',
      'identifier',
      `is "${String(identifier)}", which is not supported, so the form asks for an email address. Pass "email", "username" or "either".`,
    );
  }
  return 'email';
}

const usualLength = 6;

function usableLength(length = usualLength): number {
  if (Number.isInteger(length) && length > 0) return length;
  if (inDevelopment) {
    reportProblem(
      'LoginForm',
      'codeLength',
      `is ${length}, which is not a number of digits, so the code has ${usualLength}. Pass a whole number above 0.`,
    );
  }
  return usualLength;
}
