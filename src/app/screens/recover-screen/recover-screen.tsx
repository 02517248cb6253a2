'use client';
import {
  ForgotPasswordForm,
  type ForgotPasswordFormProps,
} from '../../../components/forgot-password-form';
import { recoverScreen as english } from '../languages/en';
import { GuestFrame, GuestHeading, Medallion } from '../sign-in-screen';
import type { RecoverFrameProps } from './recover-screen-props';

const medallion = <Medallion />;

/** Props that are passed to the form: `onSend`, `onCode`, `footer` and so on. */
type FormProps = Omit<
  ForgotPasswordFormProps,
  'heading' | 'subtitle' | 'codeHeading' | 'linkHeading' | 'labels' | 'variant' | 'ref'
>;

/** Props of {@link RecoverScreen}: its own and those of its `ForgotPasswordForm`. */
export interface RecoverScreenProps extends FormProps, RecoverFrameProps {}

/**
 * Complete page for a forgotten password, which sends a link or a code by email. `NewPasswordScreen` follows. Renders a
 * `<div>` with the landmarks of a page.
 * @example <RecoverScreen
 *   logo="Journal"
 *   footer={<a href="/login">Back to sign-in</a>}
 *   onSend={sendLink} // your function that asks your server for an email />
 */
export function RecoverScreen({
  logo,
  image = medallion,
  subtitle,
  children,
  footnote,
  headingRef,
  labels: words,
  ...form
}: RecoverScreenProps) {
  const labels = { ...english, ...words };
  const sent = <GuestHeading ref={headingRef} title={labels.sent} />;
  return (
    <GuestFrame image={image} logo={logo} footnote={footnote} data-slot="recover-screen">
      <ForgotPasswordForm
        {...form}
        variant="plain"
        heading={<GuestHeading ref={headingRef} title={labels.title} />}
        subtitle={subtitle && <p>{subtitle}</p>}
        codeHeading={sent}
        linkHeading={sent}
      />
      {children}
    </GuestFrame>
  );
}
