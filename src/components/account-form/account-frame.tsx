'use client';
import type { ComponentProps, ReactNode, Ref } from 'react';
import { cx } from '../../core/class-names';
import { Form, type FormHandle, type SubmitHandler } from '../field';
import styles from './account-frame.module.css';
import { AccountViewContext, type AccountView } from './account-view';
import { ProblemMessage, StatusMessage } from './attempt-message';
import type { AttemptStep } from './attempt/attempt-state';

/** Props that the forms of an account share. */
export interface AccountFormProps {
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
  /** BCP 47 tag for texts, numbers and times. Default: that of the provider, or `en`. */
  locale?: string | undefined;
}

type FrameProps = Pick<AccountFormProps, 'heading' | 'subtitle' | 'footer' | 'variant' | 'action'>;

/** Step of the attempt, or its success instead of the form. */
type AccountStep = AttemptStep | 'done';

/** Props of {@link AccountFrame}, including those of the root element. */
interface AccountFrameProps<Values extends object>
  extends FrameProps, Omit<ComponentProps<'div'>, keyof FrameProps | 'onSubmit'> {
  view: AccountView;
  form: FormHandle<Values>;
  /** What is shown. Default: the step of the attempt. */
  step?: AccountStep;
  /** Headings of steps. Default: `heading`. */
  headings?: Partial<Record<AccountStep, ReactNode>>;
  /** Name of a form without a heading. */
  name: string;
  /** Ref to the message, which receives focus. */
  message: Ref<HTMLDivElement>;
  /** Submits a step; without it, the form is posted. */
  onSubmit: SubmitHandler<Values> | undefined;
  /** Content instead of the form. */
  panel?: ReactNode;
  /** Content below the form, outside it. */
  ways?: ReactNode;
}

/** Root of an account form: card, heading, form with its messages, content below, and the last line. */
export function AccountFrame<Values extends object>({
  view,
  form,
  step: shownStep,
  headings = {},
  name,
  message,
  onSubmit,
  panel,
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
  const { slot, prefix, attempt, locale } = view;
  const { state } = attempt;
  const step = shownStep ?? state.step;
  const goesBack = step !== state.plan.first && step !== 'done' && step !== 'expired';
  const hasOwnHeading = headings[step] !== undefined;
  const heading = hasOwnHeading ? headings[step] : firstHeading;
  const lead = hasOwnHeading ? null : firstLead;
  const headingId = `${prefix}-heading`;
  return (
    <AccountViewContext value={view}>
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
        {panel || (
          <Form
            form={form}
            errors={state.fieldErrors}
            locale={locale}
            // React sets the method for functions.
            method={typeof action === 'function' ? undefined : 'post'}
            action={action}
            aria-label={name}
            aria-labelledby={heading ? headingId : undefined}
            data-slot={`${slot}-form`}
            className={styles.form}
            onSubmit={onSubmit}
            onInput={state.status === 'done' ? attempt.edit : undefined}
          >
            <ProblemMessage ref={message} />
            {children}
            <StatusMessage />
          </Form>
        )}
        {ways}
        {footer && !goesBack && (
          <div data-slot={`${slot}-footer`} className={styles.footer}>
            {footer}
          </div>
        )}
      </div>
    </AccountViewContext>
  );
}
