'use client';
import type { ReactNode } from 'react';
import { cx } from '../../core/class-names';
import { numberFormat, pluralOf } from '../../core/locale/intl';
import { chevronLeft, Icon } from '../../primitives/icon';
import { Field } from '../field';
import { OneTimeCodeInput } from '../one-time-code-input';
import styles from './account-step.module.css';
import { AccountText } from './account-text';
import { useAccountView } from './account-view';
import { timeLeftText } from './attempt/countdown';
import { StepFields } from './step-fields';

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
  const { prefix } = useAccountView();
  return (
    <StepFields part="code-step">
      <Field
        name="code"
        controlId={`${prefix}-code`}
        label={label}
        description={<AccountText textOf={hintOf} />}
        rules="required"
      >
        {children}
      </Field>
    </StepFields>
  );
}

/** Props of {@link OneTimeCodeStep}. */
interface OneTimeCodeStepProps {
  /** Number of digits. */
  digits: number;
  /** Returns where the code is, from its number of digits and the account. */
  hintOf: (digits: string, plural: Intl.LDMLPluralRule, account: string) => string;
}

/** Step that asks for a one-time code. */
export function OneTimeCodeStep({ digits, hintOf }: OneTimeCodeStepProps) {
  const { labels, locale } = useAccountView();
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
  /** Content of the application beside it. */
  resendAction?: ReactNode;
  /** Other ways to confirm. */
  children?: ReactNode;
}

/** Links below the button of the code step: another code, other ways, and back. */
export function CodeLinks({ onSendCode, resendAction, children }: CodeLinksProps) {
  const { slot, attempt, labels, locale } = useAccountView();
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
  const { slot, attempt, labels } = useAccountView();
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
