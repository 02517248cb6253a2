'use client';
import { SignUpForm, type SignUpFormProps } from '../../components/account-form';
import { GuestForm, type GuestScreenProps } from './guest-frame';
import { signUpScreen as english, type SignUpScreenLabels } from './languages/en';

/** Props that are passed to the form: `onSignUp`, `terms`, `passwordStrength`, `footer` and so on. */
type FormProps = Omit<
  SignUpFormProps,
  | 'heading'
  | 'subtitle'
  | 'codeHeading'
  | 'linkHeading'
  | 'successHeading'
  | 'labels'
  | 'variant'
  | 'ref'
>;

/** Props of {@link SignUpScreen}: its own and those of its `SignUpForm`. */
export interface SignUpScreenProps extends FormProps, GuestScreenProps {
  /**
   * Labels in another language, such as `signUpScreen` of `languages/de`, or custom ones. Those of the form
   * come from the provider. Default: English.
   */
  labels?: Partial<SignUpScreenLabels>;
}

/**
 * Complete sign-up page with heading and form, and a code or a link by email. Renders a `<div>` with the landmarks
 * of a page.
 * @example <SignUpScreen
 *   logo="Journal"
 *   footer={<a href="/login">Sign in</a>}
 *   onSignUp={signUp} // your function that sends the values />
 */
export function SignUpScreen({ labels: words, ...screen }: SignUpScreenProps) {
  const labels = { ...english, ...words };
  return (
    <GuestForm slot="sign-up-screen" title={labels.title} screen={screen}>
      {(form, headingOf) => (
        <SignUpForm
          {...form}
          codeHeading={headingOf(labels.sent)}
          linkHeading={headingOf(labels.sent)}
          successHeading={headingOf(labels.done)}
        />
      )}
    </GuestForm>
  );
}
