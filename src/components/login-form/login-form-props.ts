import type { ComponentProps, ReactNode } from 'react';
import type { LoginFormLabels } from '../../languages/language';
import type { SignInAnswer, SignInRequest } from './sign-in-answer';

/** Own props of the login form. */
export interface LoginFormOwnProps {
  /**
   * Called when the user signs in; sends the credentials to your server and resolves with its result. After
   * `challenge: 'otp'`, it is called again with the same credentials and the `code`. If it throws, a message
   * is shown. Without this function, the form is posted to `action`.
   */
  onSignIn?: SignInRequest | undefined;
  /** Called with the error if `onSignIn` throws; the user sees only a generic message. */
  onError?: ((error: unknown) => void) | undefined;
  /** Initial result, for a server that renders the form again after a post without JavaScript. */
  defaultAnswer?: SignInAnswer | undefined;
  /** Kind of account name, which determines the label, the keyboard and the validation. Default: `email`. */
  identifier?: 'email' | 'username' | 'either';
  /** Initial email address or user name. Default: empty. */
  defaultUsername?: string;
  /** Whether there is a checkbox to stay signed in, and its initial state. Default: no checkbox. */
  remember?: 'unchecked' | 'checked' | undefined;
  /** URL for resetting a forgotten password, or a custom link. Default: no link. */
  forgot?: ReactNode;
  /** Number of digits of a one-time code. Default: 6. */
  codeLength?: number;
  /**
   * Content of the second step for users without a code: a button that sends another one, or a link to
   * alternatives.
   */
  resend?: ReactNode;
  /**
   * Heading above the form, at the level that the page needs, optionally followed by text; names the form.
   */
  heading?: ReactNode;
  /** Heading of the code step. Default: `heading`. */
  codeHeading?: ReactNode;
  /**
   * Other ways to sign in, such as buttons of providers; rendered outside of the `<form>`, so that they may
   * contain forms.
   */
  providers?: ReactNode;
  /** Last line, such as a link to sign up. */
  footer?: ReactNode;
  /** `card` renders a card, `plain` no frame, for use in a dialog or card. Default: `card`. */
  variant?: 'card' | 'plain';
  /**
   * Target of the form without scripts: a URL, requested by `post`, or a server function. Default: the URL of
   * the page.
   */
  action?: string | ((data: FormData) => void | Promise<void>);
  /** BCP 47 tag for texts, numbers and times. Default: the provider's, else `en`. */
  locale?: string | undefined;
  /** Labels that override the default ones. */
  labels?: Partial<LoginFormLabels>;
}

type RootProps = Omit<ComponentProps<'div'>, keyof LoginFormOwnProps | 'children'>;

/** Props of `LoginForm`, including those of the root element. */
export interface LoginFormProps extends LoginFormOwnProps, RootProps {
  /**
   * Id of the root element and prefix of the ids of the fields: `<id>-username`, `<id>-password`,
   * `<id>-code`. It must be the same in every build, so that password managers recognize the fields. Default
   * of the prefix: `sign-in`.
   */
  id?: string;
}
