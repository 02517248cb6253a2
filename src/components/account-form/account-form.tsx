'use client';
import type { ComponentProps, ReactNode } from 'react';
import { cx, dataAttr } from '../../core/dom';
import { Button } from '../../primitives/button';
import { Callout } from '../../primitives/callout';
import { Form, type FormHandle, type SubmitHandler } from '../field';
import styles from './account-form.module.css';
import { StepFoot, StepText, type AccountStep } from './account-steps';
import { isAnnounced, timeLeftText } from './countdown';
import {
  AccountContext,
  useAccount,
  type Account,
  type AccountIdentifier,
} from './use-account-form';

/** Props that the forms of an account share, including those of the root element. */
export interface AccountFormProps extends Omit<ComponentProps<'div'>, 'onError' | 'children'> {
  /** Called with the error if a function throws; the user sees only a generic message. */
  onError?: ((error: unknown) => void) | undefined;
  /** Heading above the form, at the level that the page needs; names the form. */
  heading?: ReactNode;
  /** Content below `heading`, such as a paragraph; not part of the name of the form. */
  subtitle?: ReactNode;
  /** Last line, such as a link to another form. Steps with a button back to the first one do not show it. */
  footer?: ReactNode;
  /** `card` renders a card, `plain` no frame, for use in a dialog or card. Default: `card`. */
  variant?: 'card' | 'plain';
  /**
   * Target of the form without scripts: a URL, requested by `post`, or a server function. Default: the URL of
   * the page.
   */
  action?: string | ((data: FormData) => void | Promise<void>);
  /** BCP 47 tag for labels, numbers and times. Default: that of the provider, or `en`. */
  locale?: string | undefined;
}

/** Props of a form that asks for the account, and for a code or confirms a link if the server says so. */
export interface NamedAccountFormProps extends AccountFormProps {
  /** Kind of account name, which determines the label, the keyboard and the validation. Default: `email`. */
  identifier?: AccountIdentifier;
  /** Initial email address or username. Default: empty. */
  defaultUsername?: string;
  /** Number of digits of a one-time code. Default: 6. */
  codeLength?: number;
  /** Heading of the code step. Default: `heading`. */
  codeHeading?: ReactNode;
  /** Heading after a link was sent. Default: `heading`. */
  linkHeading?: ReactNode;
}

/** What a step has besides the fields of the first one, which are hidden then, and kept for password managers. */
interface StepParts {
  /** Default: the heading of the form. */
  heading?: ReactNode;
  /** Returns the sentence below the heading, from the account. Default: the subtitle of the form. */
  textOf?: (account: string) => string;
  /** Content above the button, or at the end of a form instead of it. */
  content?: ReactNode;
  /** Text of the button. Default: that of the form. */
  submit?: string;
  /** Last row. Default: back to the first step. */
  foot?: ReactNode;
}

/** Props of {@link AccountForm}, including those of the root element. */
interface AccountFrameProps<Values extends object> extends Omit<
  AccountFormProps,
  'onError' | 'locale' | 'onSubmit'
> {
  children: ReactNode;
  account: Account & { form: FormHandle<Values> };
  /** Parts of the steps; `done` only if success replaces the form. */
  steps: { [Step in AccountStep]?: StepParts | undefined };
  /** Whether the link to the form is no longer valid, if that is known in advance. */
  expired?: boolean | undefined;
  /** Submits a step; without it, the form is posted. */
  onSubmit: SubmitHandler<Values> | undefined;
  /** Content below the form, outside it. */
  ways?: ReactNode;
}

/** Account form: a card with a heading, the fields of the first step as children, and the parts of the current step. */
export function AccountForm<Values extends object>({
  account,
  steps,
  expired,
  onSubmit,
  ways,
  heading: firstHeading,
  subtitle: firstLead,
  footer,
  variant = 'card',
  action,
  className,
  children,
  ...rest
}: AccountFrameProps<Values>) {
  const { slot, prefix, attempt, labels, locale, form } = account;
  const { state } = attempt;
  const isDone = state.status === 'done' && steps.done !== undefined;
  const step = isDone ? 'done' : expired ? 'expired' : state.step;
  const isEnd = step === 'done' || step === 'expired';
  const goesBack = step !== state.plan.first && !isEnd;
  const { heading = firstHeading, textOf, ...parts } = steps[step] ?? {};
  const { content, submit = labels.submit, foot = goesBack && <StepFoot /> } = parts;
  const text = textOf ? <StepText step={step} textOf={textOf} /> : firstLead;
  const lead = isEnd ? <Callout tone={isDone ? 'success' : 'warning'}>{text}</Callout> : text;
  const headingId = `${prefix}-heading`;
  return (
    <AccountContext value={account}>
      <div
        data-slot={slot}
        data-step={step}
        {...rest}
        data-variant={variant}
        className={cx(styles.root, className)}
      >
        {(heading || lead) && (
          <div data-slot={`${slot}-header`} className={styles.head}>
            {heading && (
              <div id={headingId} data-slot={`${slot}-heading`}>
                {heading}
              </div>
            )}
            {lead && <div data-slot={`${slot}-subtitle`}>{lead}</div>}
          </div>
        )}
        {isEnd ? (
          content
        ) : (
          <Form
            form={form}
            errors={state.fieldErrors}
            locale={locale}
            // React sets the method for functions.
            method={typeof action === 'function' ? undefined : 'post'}
            action={action}
            aria-label={labels.submit}
            aria-labelledby={heading ? headingId : undefined}
            data-slot={`${slot}-form`}
            className={styles.form}
            onSubmit={onSubmit}
            onInput={state.status === 'done' ? attempt.edit : undefined}
          >
            <ProblemMessage />
            <div
              data-slot={`${slot}-credentials`}
              className={styles.step}
              hidden={step === 'code' || step === 'link'}
            >
              {children}
            </div>
            {content}
            {step !== 'link' && <SubmitButton text={submit} />}
            {foot}
            <StatusMessage />
          </Form>
        )}
        {!isEnd && ways}
        {footer && !goesBack && (
          <div data-slot={`${slot}-footer`} className={styles.footer}>
            {footer}
          </div>
        )}
      </div>
    </AccountContext>
  );
}

/**
 * Error for the last attempt, which receives focus, so that screen readers announce it; the end of a lockout
 * replaces its message.
 */
function ProblemMessage() {
  const account = useAccount();
  const text = problemText(account);
  if (text === null) return null;
  const { slot, attempt, message } = account;
  const { problem, status } = attempt.state;
  return (
    <Callout
      ref={message}
      tabIndex={-1}
      data-slot={`${slot}-problem`}
      data-problem={problem?.kind ?? status}
      tone={status === 'free' ? 'success' : problem?.kind === 'blocked' ? 'warning' : 'danger'}
    >
      {text}
    </Callout>
  );
}

/** Labels of the states that are announced. */
const news = {
  slow: 'takingLonger',
  done: 'succeeded',
  free: 'lockoutEnded',
  sent: 'sent',
} as const;

/**
 * Progress of the attempt in a polite live region. Messages that receive focus are not repeated, and a
 * lockout is announced only at intervals.
 */
function StatusMessage() {
  const account = useAccount();
  const { state, lockout } = account.attempt;
  const { problem, status } = state;
  const counts = problem?.kind === 'blocked' && lockout < problem.seconds && isAnnounced(lockout);
  const text = problemText(account);
  return (
    <p
      role="status"
      data-slot={`${account.slot}-status`}
      data-quiet={dataAttr(text !== null)}
      className={styles.status}
    >
      {counts ? text : status in news && account.labels[news[status as keyof typeof news]]}
    </p>
  );
}

function problemText({ attempt, labels, locale }: Account): string | null {
  const { problem, status } = attempt.state;
  if (status === 'free') return labels.lockoutEnded;
  if (!problem) return null;
  if (problem.kind === 'custom') return problem.text;
  if (problem.kind === 'blocked') return labels.lockedOut(timeLeftText(locale, attempt.lockout));
  if (problem.kind === 'wrong') return labels.rejected;
  if (problem.kind === 'wrong-code') return labels.wrongCode;
  return labels[problem.kind === 'unusable' ? 'failed' : problem.kind];
}

/** Button that submits a step. */
function SubmitButton({ text }: { text: string }) {
  const { slot, attempt, labels } = useAccount();
  const { state, lockout, pending } = attempt;
  const isBusy = pending && state.trigger === 'submit';
  return (
    <Button
      type="submit"
      variant="solid"
      loading={isBusy}
      aria-disabled={lockout > 0 ? true : undefined}
      data-slot={`${slot}-submit`}
    >
      {isBusy ? labels.submitting : state.step === 'code' ? labels.verify : text}
    </Button>
  );
}
