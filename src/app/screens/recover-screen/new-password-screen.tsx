'use client';
import {
  ResetPasswordForm,
  type ResetPasswordFormProps,
} from '../../../components/reset-password-form';
import { recoverScreen as english } from '../languages/en';
import { GuestFrame, GuestHeading, Medallion } from '../sign-in-screen';
import type { RecoverFrameProps } from './recover-screen-props';

const medallion = <Medallion />;

/** Props that are passed to the form: `onChangePassword`, `expired`, `requestNewLink`, `afterSuccess` and so on. */
type FormProps = Omit<
  ResetPasswordFormProps,
  'heading' | 'subtitle' | 'successHeading' | 'expiredHeading' | 'labels' | 'variant' | 'ref'
>;

/** Props of {@link NewPasswordScreen}: its own and those of its `ResetPasswordForm`. */
export interface NewPasswordScreenProps extends FormProps, RecoverFrameProps {}

/**
 * Complete page for a new password, which a link or a code by email leads to. Renders a `<div>` with the landmarks of a
 * page.
 * @example <NewPasswordScreen
 *   logo="Journal"
 *   requestNewLink="/recover"
 *   afterSuccess="/login"
 *   onChangePassword={reset} // your function that sends the password and the token of the link />
 */
export function NewPasswordScreen({
  logo,
  image = medallion,
  subtitle,
  children,
  footnote,
  headingRef,
  labels: words,
  ...form
}: NewPasswordScreenProps) {
  const labels = { ...english, ...words };
  return (
    <GuestFrame image={image} logo={logo} footnote={footnote} data-slot="new-password-screen">
      <ResetPasswordForm
        {...form}
        variant="plain"
        heading={<GuestHeading ref={headingRef} title={labels.reset} />}
        subtitle={subtitle && <p>{subtitle}</p>}
        successHeading={<GuestHeading ref={headingRef} title={labels.done} />}
        expiredHeading={<GuestHeading ref={headingRef} title={labels.expired} />}
      />
      {children}
    </GuestFrame>
  );
}
