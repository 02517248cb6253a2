'use client';
import type { AccountFormLabels, LoginFormLabels } from '../../languages/language';
import { TextInput } from '../../primitives/text-input';
import styles from './account-step.module.css';
import { CodeLinks, CodeStep, OneTimeCodeStep } from './code-step';
import type { LoginFormProps } from './login-form-props';
import type { Requests } from './requests';
import type { AccountView } from './use-account-words';

/** Props of {@link SecondFactor}. */
interface SecondFactorProps {
  view: AccountView;
  labels: AccountFormLabels & LoginFormLabels;
  /** Number of digits. */
  digits: number;
}

/** Step that asks for a one-time code or a recovery code. */
export function SecondFactor({ view, labels, digits }: SecondFactorProps) {
  const { factor } = view.attempt.state;
  if (factor !== 'recovery') {
    const hintOf = factor === 'email' ? labels.emailCodeHint : labels.codeHint;
    // Another kind of code starts with an empty field.
    return <OneTimeCodeStep key={factor} {...{ view, digits, hintOf }} />;
  }
  return (
    <CodeStep view={view} label={labels.recoveryCode} hint={labels.recoveryHint}>
      <TextInput
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        className={styles.recovery}
      />
    </CodeStep>
  );
}

/** Props of {@link FactorLinks}. */
interface FactorLinksProps extends Pick<LoginFormProps, 'onSendCode' | 'resend'> {
  view: AccountView;
  labels: LoginFormLabels;
  requests: Requests;
}

/** Row below the button: back, another code, and the other second factors. */
export function FactorLinks({ view, labels, requests, onSendCode, resend }: FactorLinksProps) {
  const { factor, factors } = view.attempt.state;
  const sends = onSendCode && (factor === 'email' || factor === null);
  return (
    <CodeLinks view={view} onSendCode={sends ? requests.sendCode : undefined} resend={resend}>
      {factors
        .filter((other) => other !== factor)
        .map((other) => (
          <button
            key={other}
            type="button"
            data-slot="login-form-factor"
            data-factor={other}
            className={styles.link}
            onClick={() => requests.switchFactor(other)}
          >
            {labels[switchLabels[other]]}
          </button>
        ))}
    </CodeLinks>
  );
}

const switchLabels = { app: 'byApp', email: 'byEmail', recovery: 'byRecovery' } as const;
