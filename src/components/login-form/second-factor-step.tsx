'use client';
import { TextInput } from '../../primitives/text-input';
import {
  CodeLinks,
  CodeStep,
  OneTimeCodeStep,
  stepStyles,
  useAccountView,
  type AccountFormLabels,
} from '../account-form/parts';
import type { LoginFormProps } from './login-form-props';
import type { Requests } from './requests';
import type { LoginFormLabels } from './words';

/** Props of {@link SecondFactorStep}. */
interface SecondFactorStepProps {
  labels: AccountFormLabels & LoginFormLabels;
  /** Number of digits. */
  digits: number;
}

/** Step that asks for a one-time code or a recovery code. */
export function SecondFactorStep({ labels, digits }: SecondFactorStepProps) {
  const { factor } = useAccountView().attempt.state;
  if (factor !== 'recovery') {
    const hintOf = factor === 'email' ? labels.emailCodeHint : labels.codeHint;
    // Another kind of code starts with an empty field.
    return <OneTimeCodeStep key={factor} digits={digits} hintOf={hintOf} />;
  }
  return (
    <CodeStep label={labels.recoveryCode} hintOf={labels.recoveryHint}>
      <TextInput
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        className={stepStyles.recovery}
      />
    </CodeStep>
  );
}

/** Props of {@link FactorLinks}. */
interface FactorLinksProps extends Pick<LoginFormProps, 'onSendCode' | 'resendAction'> {
  labels: LoginFormLabels;
  requests: Requests;
}

/** Links below the button: another code, the other second factors, and back. */
export function FactorLinks({ labels, requests, onSendCode, resendAction }: FactorLinksProps) {
  const { factor, factors } = useAccountView().attempt.state;
  const sends = onSendCode && (factor === 'email' || factor === null);
  return (
    <CodeLinks onSendCode={sends ? requests.sendCode : undefined} resendAction={resendAction}>
      {factors
        .filter((other) => other !== factor)
        .map((other) => (
          <button
            key={other}
            type="button"
            data-slot="login-form-factor"
            data-factor={other}
            className={stepStyles.link}
            onClick={() => requests.switchFactor(other)}
          >
            {labels[switchLabels[other]]}
          </button>
        ))}
    </CodeLinks>
  );
}

const switchLabels = {
  app: 'switchToApp',
  email: 'switchToEmail',
  recovery: 'switchToRecovery',
} as const;
