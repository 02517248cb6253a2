'use client';
import type { ReactNode } from 'react';
import { cx } from '../../core/class-names';
import { numberFormat, pluralOf } from '../../core/locale/intl';
import { LinkButton } from '../../primitives/button';
import { Callout } from '../../primitives/callout';
import { chevronLeft, Icon } from '../../primitives/icon';
import { TextInput } from '../../primitives/text-input';
import { Field } from '../field';
import { OneTimeCodeInput } from '../one-time-code-input';
import { PasswordInput, type PasswordInputProps } from '../password-input';
import styles from './account-form.module.css';
import { timeLeftText } from './countdown';
import { filled, usableIdentifier, usableLength, useAccount } from './use-account-form';

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
  /** Minimum number of characters, which the hint names. Default: 8. */
  minPasswordLength?: number;
  /**
   * Whether the strength of the password is shown: `true` rates it with zxcvbn, which loads on focus; a function
   * rates it itself. Default: `false`.
   */
  passwordStrength?: PasswordInputProps['strength'] | undefined;
  /** Words that make a password weak, such as the name of the product. Default: none. */
  weakWords?: ReadonlyArray<string> | undefined;
}

/** Props of {@link NewPasswordField}. */
interface NewPasswordFieldProps extends Omit<NewPasswordProps, 'minPasswordLength'> {
  label: string;
}

const none: readonly string[] = [];

/** Field for a new password, with its requirements as a hint. */
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

/** Placeholder for the account in a translated string; no language contains this character. */
const placeholder = '\uFFFC';

/**
 * Text that contains the account, highlighted and in its own direction.
 * @param props.textOf Returns the text with an account, or without one if it is empty.
 */
function AccountText({ textOf }: { textOf: (account: string) => string }): ReactNode {
  const { slot, username } = useAccount();
  if (!username) return textOf('');
  const [before, after] = textOf(placeholder).split(placeholder);
  return (
    <>
      {before}
      <bdi data-slot={`${slot}-account`} className={styles.account}>
        {username}
      </bdi>
      {after}
    </>
  );
}

/** Props of {@link CodeStep}. */
interface CodeStepProps {
  label: string;
  /** Returns where the code is, from the account. */
  hintOf: (account: string) => string;
  /** Input for the code. */
  children: ReactNode;
}

/** Step that asks for a code, with a hint that names the account. */
export function CodeStep({ label, hintOf, children }: CodeStepProps) {
  const { slot, prefix } = useAccount();
  return (
    <div data-slot={`${slot}-code-step`} className={styles.step}>
      <Field
        name="code"
        controlId={`${prefix}-code`}
        label={label}
        description={<AccountText textOf={hintOf} />}
        rules="required"
      >
        {children}
      </Field>
    </div>
  );
}

/** Props of {@link OneTimeCodeStep}. */
interface OneTimeCodeStepProps {
  /** Returns where the code is, from its number of digits and the account. */
  hintOf: (digits: string, plural: Intl.LDMLPluralRule, account: string) => string;
}

/** Step that asks for a one-time code. */
export function OneTimeCodeStep({ hintOf }: OneTimeCodeStepProps) {
  const { labels, locale, digits } = useAccount();
  const number = numberFormat(locale).format(digits);
  const plural = pluralOf(locale, digits);
  return (
    <CodeStep hintOf={(account) => hintOf(number, plural, account)} label={labels.code}>
      <OneTimeCodeInput length={digits} locale={locale} />
    </CodeStep>
  );
}

/** Props of {@link CodeLinks}. */
interface CodeLinksProps {
  /** Called when the user requests another code. Default: no button. */
  onSendCode?: (() => void) | undefined;
  /** Content of the application. */
  resendAction?: ReactNode;
  children?: ReactNode;
}

/** Links below the button of the code step: another code, other ways, and back. */
export function CodeLinks({ onSendCode, resendAction, children }: CodeLinksProps) {
  const { slot, attempt, labels, locale } = useAccount();
  const { pause } = attempt;
  return (
    <div data-slot={`${slot}-code-links`} className={styles.links}>
      <div data-slot={`${slot}-code-options`} className={styles.ways}>
        {onSendCode && (
          <button
            type="button"
            data-slot={`${slot}-send-code`}
            aria-disabled={pause > 0 || undefined}
            className={styles.link}
            onClick={onSendCode}
          >
            {pause > 0 ? labels.resendIn(timeLeftText(locale, pause)) : labels.resend}
          </button>
        )}
        {resendAction && (
          <div data-slot={`${slot}-resend`} className={styles.resend}>
            {resendAction}
          </div>
        )}
        {children}
      </div>
      <BackButton />
    </div>
  );
}

/** Button back to the first step. */
export function BackButton() {
  const { slot, attempt, labels } = useAccount();
  return (
    <button
      type="button"
      data-slot={`${slot}-back`}
      className={cx(styles.link, styles.back)}
      onClick={attempt.goBack}
    >
      <Icon icon={chevronLeft} directional />
      {labels.back}
    </button>
  );
}

/** Props of {@link LinkStep}. */
interface LinkStepProps {
  /** Returns what was sent, from the account. */
  textOf: (account: string) => string;
}

/** Step after a link was requested: what was sent, and to whom. It receives focus, so that it is announced. */
export function LinkStep({ textOf }: LinkStepProps) {
  const { slot, panel } = useAccount();
  return (
    <div ref={panel} tabIndex={-1} data-slot={`${slot}-link-step`} className={styles.sent}>
      <p>
        <AccountText textOf={textOf} />
      </p>
    </div>
  );
}

/** Props of {@link EndStep}. */
interface EndStepProps {
  /** Success, or a link that is no longer valid. */
  end: 'done' | 'expired';
  text: string;
  /** URL of the next page, or custom content. */
  next: ReactNode;
  /** Text of the link, if `next` is a URL. */
  linkText: string;
}

/** End of a form, instead of its fields, and where to go. It receives focus, so that it is announced. */
export function EndStep({ end, text, next, linkText }: EndStepProps) {
  const { slot, panel } = useAccount();
  const isDone = end === 'done';
  return (
    <div ref={panel} tabIndex={-1} data-slot={`${slot}-${end}`} className={styles.end}>
      <Callout tone={isDone ? 'success' : 'warning'}>{text}</Callout>
      {typeof next === 'string' ? (
        <LinkButton href={next} variant={isDone ? 'solid' : 'outline'} data-slot={`${slot}-next`}>
          {linkText}
        </LinkButton>
      ) : (
        next
      )}
    </div>
  );
}
