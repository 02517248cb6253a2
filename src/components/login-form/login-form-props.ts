import type { ComponentProps, ReactNode } from 'react';
import type { LoginFormLabels } from '../../languages/language';
import type { SignInAnswer, SignInRequest } from './sign-in-answer';

/** Props that the login form keeps to itself. */
export interface LoginFormOwnProps {
  /**
   * Called when the reader signs in; asks the host's server and resolves with its answer. After `challenge: 'otp'` it
   * is called again with the same credentials and the `code`. What it throws becomes a message of its own. Without this
   * function the form is posted to `action`.
   */
  onSignIn?: SignInRequest;
  /** Called when `onSignIn` threw, with the error; the reader sees no more of it than that something went wrong. */
  onError?: (error: unknown) => void;
  /** Answer to begin with, as where a server draws the form anew after a post without JavaScript. */
  defaultAnswer?: SignInAnswer;
  /** What the first field takes; it decides label, keyboard and check. Default: `email`. */
  identifier?: 'email' | 'username' | 'either';
  /** Email address or user name at the beginning. Default: empty. */
  defaultUsername?: string;
  /** Whether the reader is asked to stay signed in, and what the box says at first. Default: not asked. */
  remember?: 'unchecked' | 'checked';
  /** Where a forgotten password is replaced: an address, or a link of your own. Default: no link. */
  forgot?: ReactNode;
  /** Number of digits of a one-time code. Default: 6. */
  codeLength?: number;
  /** Part of the second step for those who have no code: a button that sends another one, a link to other ways. */
  resend?: ReactNode;
  /** Heading above the form, at the level that the page needs, with a sentence below it; names the form. */
  heading?: ReactNode;
  /** Other ways to sign in, such as buttons of providers; stands outside the `<form>`, so that it may have its own. */
  providers?: ReactNode;
  /** Last line, such as a link to where accounts are made. */
  footer?: ReactNode;
  /** Frame of the form: `card` has its own, `plain` stands in a dialog or card of the host. Default: `card`. */
  variant?: 'card' | 'plain';
  /**
   * What receives the form where no script runs: an address, by the method `post`, or a server function. Default: the
   * page's own address.
   */
  action?: string | ((data: FormData) => void | Promise<void>);
  /** BCP 47 tag for words, numbers and times. Default: the provider's, else `en`. */
  locale?: string;
  /** Words that replace the shipped ones. */
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
