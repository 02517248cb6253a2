'use client';
import {
  ForgotPasswordForm,
  type ForgotPasswordFormProps,
  ResetPasswordForm,
  type ResetPasswordFormProps,
} from '../../components/account-form';
import { GuestForm, type GuestScreenProps } from './guest-frame';
import { recoverScreen as english, type RecoverScreenLabels } from './languages/en';

/** Props that the screens for a forgotten and a new password share. */
interface RecoverFrameProps extends GuestScreenProps {
  /**
   * Labels in another language, such as `recoverScreen` of `languages/de`, or custom ones. Those of the form
   * come from the provider. Default: English.
   */
  labels?: Partial<RecoverScreenLabels>;
}

/** Props that are passed to the form: `onSend`, `onCode`, `footer` and so on. */
type ForgotProps = Omit<
  ForgotPasswordFormProps,
  'heading' | 'subtitle' | 'codeHeading' | 'linkHeading' | 'labels' | 'variant' | 'ref'
>;

/** Props of {@link RecoverScreen}: its own and those of its `ForgotPasswordForm`. */
export interface RecoverScreenProps extends ForgotProps, RecoverFrameProps {}

/**
 * Complete page for a forgotten password, which sends a link or a code by email. `NewPasswordScreen` follows. Renders a
 * `<div>` with the landmarks of a page.
 * @example <RecoverScreen
 *   logo="Journal"
 *   footer={<a href="/login">Back to sign in</a>}
 *   onSend={sendLink} // your function that asks your server for an email />
 */
export function RecoverScreen({ labels: words, ...screen }: RecoverScreenProps) {
  const labels = { ...english, ...words };
  return (
    <GuestForm slot="recover-screen" title={labels.title} screen={screen}>
      {(form, headingOf) => (
        <ForgotPasswordForm
          {...form}
          codeHeading={headingOf(labels.sent)}
          linkHeading={headingOf(labels.sent)}
        />
      )}
    </GuestForm>
  );
}

/** Props that are passed to the form: `onChangePassword`, `expired`, `requestNewLink`, `afterSuccess` and so on. */
type ResetProps = Omit<
  ResetPasswordFormProps,
  'heading' | 'subtitle' | 'successHeading' | 'expiredHeading' | 'labels' | 'variant' | 'ref'
>;

/** Props of {@link NewPasswordScreen}: its own and those of its `ResetPasswordForm`. */
export interface NewPasswordScreenProps extends ResetProps, RecoverFrameProps {}

/**
 * Complete page for a new password, which a link or a code by email leads to. Renders a `<div>` with the landmarks of a
 * page.
 * @example <NewPasswordScreen
 *   logo="Journal"
 *   requestNewLink="/recover"
 *   afterSuccess="/login"
 *   onChangePassword={reset} // your function that sends the password and the token of the link />
 */
export function NewPasswordScreen({ labels: words, ...screen }: NewPasswordScreenProps) {
  const labels = { ...english, ...words };
  return (
    <GuestForm slot="new-password-screen" title={labels.reset} screen={screen}>
      {(form, headingOf) => (
        <ResetPasswordForm
          {...form}
          successHeading={headingOf(labels.done)}
          expiredHeading={headingOf(labels.expired)}
        />
      )}
    </GuestForm>
  );
}
