'use client';
import {
  ResetPasswordForm,
  type ResetPasswordFormProps,
} from '../../../components/reset-password-form';
import { recoverScreen as english } from '../languages/en';
import { GuestFrame, GuestHeading, Medallion } from '../sign-in-screen';
import type { RecoverFrameProps } from './recover-screen-props';

const medallion = <Medallion />;

/** Props that are passed to the form: `onReset`, `expired`, `again`, `done` and so on. */
type FormProps = Omit<
  ResetPasswordFormProps,
  'heading' | 'lead' | 'doneHeading' | 'expiredHeading' | 'labels' | 'variant' | 'ref'
>;

/** Props of {@link NewPasswordScreen}: its own and those of its `ResetPasswordForm`. */
export interface NewPasswordScreenProps extends FormProps, RecoverFrameProps {}

/**
 * Complete page for a new password, which a link or a code by email leads to. Renders a `<div>` with the landmarks of a
 * page.
 * @example <NewPasswordScreen
 *   brand="Journal"
 *   again="/recover"
 *   done="/login"
 *   onReset={reset} // your function that sends the password and the token of the link />
 */
export function NewPasswordScreen({
  brand,
  art = medallion,
  lead,
  children,
  footnote,
  headingRef,
  labels: words,
  ...form
}: NewPasswordScreenProps) {
  const labels = { ...english, ...words };
  return (
    <GuestFrame art={art} brand={brand} footnote={footnote} data-slot="new-password-screen">
      <ResetPasswordForm
        {...form}
        variant="plain"
        heading={<GuestHeading ref={headingRef} title={labels.reset} />}
        lead={lead && <p>{lead}</p>}
        doneHeading={<GuestHeading ref={headingRef} title={labels.done} />}
        expiredHeading={<GuestHeading ref={headingRef} title={labels.expired} />}
      />
      {children}
    </GuestFrame>
  );
}
