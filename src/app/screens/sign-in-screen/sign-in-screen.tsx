'use client';
import type { ReactNode } from 'react';
import { LoginForm, type LoginFormProps } from '../../../components/account-form';
import { Callout } from '../../../primitives/callout';
import { signInScreen as english, type SignInScreenLabels } from '../languages/en';
import { GuestFrame, GuestHeading, type GuestScreenProps } from './guest-frame';
import { Medallion } from './medallion';
import styles from './sign-in-screen.module.css';

const medallion = <Medallion />;

/** Props that are passed to the form: `onSignIn`, `remember`, `forgotPasswordLink`, `providers` and so on. */
type FormProps = Omit<LoginFormProps, 'heading' | 'subtitle' | 'labels' | 'variant' | 'ref'>;

/** Props of {@link SignInScreen}: its own and those of its `LoginForm`. */
export interface SignInScreenProps extends FormProps, GuestScreenProps {
  /** Whether a session has just ended, which a message states. */
  sessionEnded?: boolean;
  /**
   * Error message outside the form, such as a failed sign-in with another provider; announced immediately.
   */
  errorMessage?: ReactNode;
  /**
   * Labels in another language, such as `signInScreen` of `languages/de`, or custom ones. Those of the form
   * come from the provider. Default: English.
   */
  labels?: Partial<SignInScreenLabels>;
}

/**
 * Complete sign-in page with heading, messages and the form. Renders a `<div>` with the landmarks of a page.
 * @example <SignInScreen
 *   logo="Journal"
 *   remember defaultRemember
 *   onSignIn={signInBy(auth)} // or your own function that sends the credentials />
 */
export function SignInScreen({
  logo,
  image = medallion,
  subtitle,
  sessionEnded = false,
  errorMessage,
  children,
  footnote,
  headingRef,
  labels: words,
  ...form
}: SignInScreenProps) {
  const labels = { ...english, ...words };
  return (
    <GuestFrame
      image={image}
      logo={logo}
      footnote={footnote}
      data-slot="sign-in-screen"
      className={styles.root}
    >
      <LoginForm
        {...form}
        variant="plain"
        heading={<GuestHeading ref={headingRef} title={labels.title} />}
        subtitle={
          <>
            {subtitle && <p>{subtitle}</p>}
            {sessionEnded && (
              <Callout role="status" className={styles.notice}>
                {labels.ended}
              </Callout>
            )}
            {errorMessage && (
              <Callout tone="danger" role="alert" className={styles.notice}>
                {errorMessage}
              </Callout>
            )}
          </>
        }
      />
      {children}
    </GuestFrame>
  );
}
