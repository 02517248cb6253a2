import type { ComponentProps, ReactNode } from 'react';
import type { LoginFormLabels } from '../../languages/language';
import type { SignInAnswer, SignInRequest } from './sign-in-answer';

/** Props of the login form itself. */
export interface LoginFormOwnProps {
  /**
   * Called when the user signs in; asks the host's server and resolves with its answer. After `challenge: 'otp'` it
   * is called again with the same credentials and the `code`. An error that it throws is shown as a message. Without this
   * function the form is posted to `action`.
   */
  onSignIn?: SignInRequest | undefined;
  /** Called with the error when `onSignIn` threw; the user sees only that something went wrong. */
  onError?: ((error: unknown) => void) | undefined;
  /** Initial answer, for a server that renders the form again after a post without JavaScript. */
  defaultAnswer?: SignInAnswer | undefined;
  /** What the first field takes; it decides the label, the keyboard and the validation. Default: `email`. */
  identifier?: 'email' | 'username' | 'either';
  /** Initial email address or user name. Default: empty. */
  defaultUsername?: string;
  /** Whether the user is asked to stay signed in, and the initial state of the checkbox. Default: not asked. */
  remember?: 'unchecked' | 'checked' | undefined;
  /** URL where a forgotten password is reset, or a link of your own. Default: no link. */
  forgot?: ReactNode;
  /** Number of digits of a one-time code. Default: 6. */
  codeLength?: number;
  /** Part of the second step for users without a code: a button that sends another one, or a link to other ways. */
  resend?: ReactNode;
  /** Heading above the form, at the level that the page needs, with a text below it; names the form. */
  heading?: ReactNode;
  /** Heading in its place while a one-time code is asked for. Default: `heading`. */
  codeHeading?: ReactNode;
  /** Other ways to sign in, such as buttons of providers; rendered outside the `<form>`, so that they may have their own. */
  providers?: ReactNode;
  /** Last line, such as a link to sign up. */
  footer?: ReactNode;
  /** Frame of the form: `card` has its own, `plain` is for a dialog or card of the host. Default: `card`. */
  variant?: 'card' | 'plain';
  /**
   * What receives the form where no script runs: a URL, by the method `post`, or a server function. Default: the
   * page's own URL.
   */
  action?: string | ((data: FormData) => void | Promise<void>);
  /** BCP 47 tag for texts, numbers and times. Default: the provider's, else `en`. */
  locale?: string | undefined;
  /** Texts that replace the shipped ones. */
  labels?: Partial<LoginFormLabels>;
}

type RootProps = Omit<ComponentProps<'div'>, keyof LoginFormOwnProps | 'children'>;

/** Props of `LoginForm`: its own and those of the root element. */
export interface LoginFormProps extends LoginFormOwnProps, RootProps {
  /**
   * Id of the root, with which those of the fields begin: `<id>-username`, `<id>-password`, `<id>-code`. It stays the
   * same from build to build, so that password managers know the fields again. Default of that beginning: `sign-in`.
   */
  id?: string;
}
