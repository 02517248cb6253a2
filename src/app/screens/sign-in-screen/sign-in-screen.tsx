'use client';
import type { ReactNode, Ref } from 'react';
import { LoginForm, type LoginFormProps } from '../../../components/login-form';
import { Callout } from '../../../primitives/callout';
import { signInScreen as english } from '../languages/en';
import type { SignInScreenLabels } from '../languages/screen-labels';
import { GuestFrame } from './guest-frame';
import { Medallion } from './medallion';
import styles from './sign-in-screen.module.css';

const medallion = <Medallion />;

/** Props that the form of the screen takes as they are: `onSignIn`, `remember`, `forgot`, `providers` and so on. */
type FormProps = Omit<LoginFormProps, 'heading' | 'labels' | 'variant' | 'ref'>;

/** Props of {@link SignInScreen}: its own and those of the `LoginForm` in it. */
export interface SignInScreenProps extends FormProps {
  /** Name or mark of the application, on the picture. */
  brand?: ReactNode;
  /** Picture that fills half of the page; `null` for none. Default: a medallion of tiles. */
  art?: ReactNode;
  /** Sentence below the heading. */
  lead?: ReactNode;
  /** Whether a session has just come to its end, which the screen says. */
  ended?: boolean;
  /** What went wrong beside the form, such as a sign-in elsewhere; read out at once. */
  problem?: ReactNode;
  /** What stands below the form, such as an account to try things out with. */
  children?: ReactNode;
  /** Small print at the foot of the page. */
  footnote?: ReactNode;
  /** Heading, which takes focus from a script: an application moves it there on arrival. */
  headingRef?: Ref<HTMLHeadingElement>;
  /**
   * Labels in another language, such as `signInScreen` of `languages/de`, or single ones of your own. Those of the form come
   * from the provider. Default: English.
   */
  labels?: Partial<SignInScreenLabels>;
}

/**
 * Screen to sign in: a whole page with heading, messages and the form. Renders a `<div>` with the landmarks of a page.
 * @example
 * <SignInScreen
 *   brand="Journal"
 *   remember="checked"
 *   onSignIn={signInBy(auth)} // or a function of your own that asks the server
 * />
 */
export function SignInScreen({
  brand,
  art = medallion,
  lead,
  ended = false,
  problem,
  children,
  footnote,
  headingRef,
  labels: words,
  ...form
}: SignInScreenProps) {
  const labels = { ...english, ...words };
  return (
    <GuestFrame
      art={art}
      brand={brand}
      footnote={footnote}
      data-slot="sign-in-screen"
      className={styles.root}
    >
      <LoginForm
        {...form}
        variant="plain"
        heading={
          <>
            <h1 ref={headingRef} tabIndex={-1}>
              {labels.title}
            </h1>
            {lead && <p>{lead}</p>}
            {ended && (
              <Callout role="status" className={styles.notice}>
                {labels.ended}
              </Callout>
            )}
            {problem && (
              <Callout kind="danger" role="alert" className={styles.notice}>
                {problem}
              </Callout>
            )}
          </>
        }
      />
      {children}
    </GuestFrame>
  );
}
