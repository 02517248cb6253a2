'use client';
import { cx } from '../../core/class-names';
import {
  AccountFrame,
  EndStep,
  NewPasswordField,
  StepFields,
  SubmitButton,
  useAccountLabels,
  useAttempt,
  useAttemptFocus,
  usableLength,
  type AttemptPlan,
  usePrefix,
} from '../account-form/parts';
import { useForm } from '../field';
import type { ResetPasswordFormProps } from './reset-password-form-props';
import styles from './reset-password-form.module.css';
import { resetPasswordForm as english } from './words';

const plan: AttemptPlan = { first: 'password', steps: ['expired'], fields: ['password'] };

/**
 * Form for a new password, to which a link or a code by email leads. It sends no request itself; the application
 * passes a function for it. Renders a `<div>` around a `<form>`.
 */
export function ResetPasswordForm({
  onChangePassword,
  onError,
  defaultAnswer,
  username,
  expired = false,
  requestNewLink,
  afterSuccess,
  minPasswordLength: minLengthProp,
  passwordStrength,
  weakWords,
  successHeading,
  expiredHeading,
  locale: localeProp,
  labels: labelsProp,
  id,
  className,
  ...rest
}: ResetPasswordFormProps) {
  const component = 'ResetPasswordForm';
  const { locale, labels } = useAccountLabels(
    component,
    'resetPasswordForm',
    english,
    localeProp,
    labelsProp,
  );
  const minPasswordLength = usableLength(component, 'minPasswordLength', minLengthProp);
  const form = useForm<{ password: string }>();
  const attempt = useAttempt({ component, plan, form, onError, defaultAnswer });
  const { message, panel } = useAttemptFocus(attempt.state, form);
  const prefix = usePrefix(id, 'reset-password');
  const { state, ask } = attempt;
  const isExpired = expired || state.step === 'expired';
  const step = state.status === 'done' ? 'done' : isExpired ? 'expired' : 'password';
  const ends = {
    done: { text: labels.passwordChanged, next: afterSuccess, linkText: labels.signIn },
    expired: { text: labels.expired, next: requestNewLink, linkText: labels.requestNewLink },
  };
  const view = {
    slot: 'reset-password-form',
    prefix,
    username: username ?? '',
    attempt,
    labels: { ...labels, rejected: labels.saveFailed, succeeded: labels.passwordChanged },
    locale,
  };
  const submit = ({ password }: { password: string }) =>
    ask('submit', 'onChangePassword', (signal) => onChangePassword?.({ password }, { signal }));

  return (
    <AccountFrame
      {...rest}
      view={view}
      form={form}
      message={message}
      id={id}
      step={step}
      headings={{ done: successHeading, expired: expiredHeading }}
      name={labels.save}
      className={cx(styles.root, className)}
      onSubmit={onChangePassword && submit}
      panel={step !== 'password' && <EndStep ref={panel} end={step} {...ends[step]} />}
    >
      <StepFields part="credentials">
        {username !== undefined && (
          <input
            id={`${prefix}-username`}
            type="text"
            name="username"
            autoComplete="username"
            defaultValue={username}
            readOnly
            hidden
          />
        )}
        <NewPasswordField
          minPasswordLength={minPasswordLength}
          passwordStrength={passwordStrength}
          weakWords={weakWords}
          label={labels.newPassword}
          isAsked
        />
      </StepFields>
      <SubmitButton text={labels.save} busyText={labels.saving} />
    </AccountFrame>
  );
}
