'use client';
import type { ReactNode } from 'react';
import { numberFormat, pluralOf } from '../../core/locale/intl';
import { LinkButton } from '../../primitives/button';
import { TextInput } from '../../primitives/text-input';
import { Field } from '../field';
import { OneTimeCodeInput } from '../one-time-code-input';
import { PasswordInput, type PasswordInputProps } from '../password-input';
import styles from './account-form.module.css';
import type { AttemptStep } from './attempt-state';
import { timeLeftText } from './countdown';
import {
  filled,
  usableIdentifier,
  usableLength,
  useAccount,
  type Account,
} from './use-account-form';

/** Field for the email address or username. */
export function AccountField({ autoComplete }: { autoComplete: string }) {
  const { component, prefix, labels, defaultUsername, attempt, ...account } = useAccount();
  const { step } = attempt.state;
  const identifier = usableIdentifier(component, account.identifier);
  const isEmail = identifier === 'email';
  return (
    <Field
      name="username"
      label={labels[identifier === 'either' ? 'emailOrUsername' : identifier]}
      // A hidden field must not block a step.
      rules={step === 'credentials' || step === 'username' ? 'required' : []}
    >
      <TextInput
        id={`${prefix}-username`}
        type={isEmail ? 'email' : 'text'}
        defaultValue={defaultUsername}
        autoComplete={autoComplete}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        className={isEmail ? styles.email : undefined}
      />
    </Field>
  );
}

/** Props of a form that asks for a new password. */
export interface NewPasswordProps {
  /** Minimum number of characters, which the description names. Default: 8. */
  minPasswordLength?: number;
  /**
   * Whether the strength of the password is shown: `true` rates it with zxcvbn, which loads on focus; a function
   * rates it itself. Default: `false`.
   */
  passwordStrength?: PasswordInputProps['strength'] | undefined;
  /** Words that make a password weak, such as the name of the product. Default: none. */
  weakWords?: ReadonlyArray<string> | undefined;
}

interface NewPasswordFieldProps extends Omit<NewPasswordProps, 'minPasswordLength'> {
  label: string;
}

const none: readonly string[] = [];

/** Field for a new password, with its requirements as its description. */
export function NewPasswordField({
  label,
  passwordStrength = false,
  weakWords = none,
}: NewPasswordFieldProps) {
  const { component, prefix, labels, locale, minPasswordLength, attempt } = useAccount();
  const { step, plan } = attempt.state;
  const length = usableLength(component, 'minPasswordLength', minPasswordLength);
  const hint = labels.passwordHint(numberFormat(locale).format(length), pluralOf(locale, length));
  return (
    <Field
      name="password"
      label={label}
      description={hint}
      rules={step === plan.first ? [filled, `minLength:${length}`] : []}
    >
      <PasswordInput
        id={`${prefix}-password`}
        locale={locale}
        autoComplete="new-password"
        minLength={length}
        strength={passwordStrength}
        weakWords={weakWords}
      />
    </Field>
  );
}

/** Step of the attempt, or its success instead of the form. */
export type AccountStep = AttemptStep | 'done';

/** Parts that the sentences of the steps are. */
const textSlots: { [Step in AccountStep]?: string } = {
  code: 'code-text',
  link: 'link-step',
  done: 'done',
  expired: 'expired',
};

/** Placeholder for the account in a translated string; no language contains this character. */
const placeholder = '\uFFFC';

interface StepTextProps {
  step: AccountStep;
  /** Returns the sentence with an account, or without one if it is empty. */
  textOf: (account: string) => string;
}

/**
 * Sentence below the heading of a step, or the account alone, which is highlighted and in its own direction. It describes
 * the input for a code; in a step without fields, it receives focus, so that it is announced.
 */
export function StepText({ step, textOf }: StepTextProps) {
  const { slot, prefix, username, panel } = useAccount();
  const [before, after] = textOf(username && placeholder).split(placeholder);
  const part = textSlots[step];
  const own = step === 'code' ? { id: `${prefix}-code-text` } : { ref: panel, tabIndex: -1 };
  return (
    <p {...(part && { ...own, 'data-slot': `${slot}-${part}` })}>
      {before}
      {after !== undefined && (
        <bdi data-slot={`${slot}-account`} className={styles.account}>
          {username}
        </bdi>
      )}
      {after}
    </p>
  );
}

/** Returns the sentence about a one-time code, from its number of digits and the account. */
type CodeText = (digits: string, plural: Intl.LDMLPluralRule, account: string) => string;

/** Returns the sentence about a one-time code, from the account. */
export function codeTextOf({ locale, digits }: Account, textOf: CodeText) {
  const number = numberFormat(locale).format(digits);
  return (account: string) => textOf(number, pluralOf(locale, digits), account);
}

interface CodeStepProps {
  /** Label for screen readers. Default: that of a one-time code. */
  label?: string;
  /** Renders the input, from the props of its description. Default: a one-time code. */
  children?: (props: { 'aria-describedby': string }) => ReactNode;
}

/** Step that asks for a code, which the sentence below the heading describes. */
export function CodeStep({ label, children }: CodeStepProps) {
  const { slot, prefix, labels, locale, digits } = useAccount();
  const described = { 'aria-describedby': `${prefix}-code-text` };
  return (
    <div data-slot={`${slot}-code-step`} className={styles.step}>
      <Field
        name="code"
        controlId={`${prefix}-code`}
        label={label ?? labels.code}
        hideLabel
        rules={children ? 'required' : `required|digits:${digits}`}
      >
        {children?.(described) ?? (
          <OneTimeCodeInput {...described} length={digits} locale={locale} />
        )}
      </Field>
    </div>
  );
}

interface StepFootProps {
  /** Requests another code or link; `submit` submits the form. Default: no button. */
  resend?: (() => void) | 'submit' | undefined;
  /** Content of the application. */
  resendAction?: ReactNode;
  /** Other ways through the step. */
  children?: ReactNode;
}

/** Last row of a step: back to the first one, and other ways, another code or link or the time until then. */
export function StepFoot({ resend, resendAction, children }: StepFootProps) {
  const { slot, attempt, labels, locale } = useAccount();
  const { pause, lockout, goBack } = attempt;
  const submits = resend === 'submit';
  return (
    <div data-slot={`${slot}-foot`} className={styles.foot}>
      <button type="button" data-slot={`${slot}-back`} className={styles.link} onClick={goBack}>
        {labels.back}
      </button>
      {children}
      {resend && (
        <button
          type={submits ? 'submit' : 'button'}
          data-slot={submits ? `${slot}-submit` : `${slot}-send-code`}
          aria-disabled={pause > 0 || lockout > 0 || undefined}
          className={styles.link}
          onClick={submits ? undefined : resend}
        >
          {pause > 0 ? labels.resendIn(timeLeftText(locale, pause)) : labels.resend}
        </button>
      )}
      {resendAction && (
        <div data-slot={`${slot}-resend`} className={styles.resend}>
          {resendAction}
        </div>
      )}
    </div>
  );
}

interface EndLinkProps {
  /** URL of the next page, or custom content. */
  next: ReactNode;
  /** Text of the link, if `next` is a URL. */
  children: string;
}

/** Where to go at the end of a form. */
export function EndLink({ next, children }: EndLinkProps) {
  const { slot } = useAccount();
  if (typeof next !== 'string') return next;
  return (
    <LinkButton href={next} variant="solid" data-slot={`${slot}-next`}>
      {children}
    </LinkButton>
  );
}
