import { sheetModes } from '#.storybook/canvas/modes.ts';
import preview from '#.storybook/preview';
import { LoginForm } from '#src/components/account-form/index.ts';
import { Button } from '#src/primitives/button/index.ts';
import { Icon, key } from '#src/primitives/icon/index.ts';
import {
  cancel,
  codeSent,
  defaultUsername,
  linkSent,
  sendCode,
  sendLink,
  signInProviders,
  submitSignIn,
  tried,
} from '#stories/support/sign-in/account-stories.tsx';
import * as requests from '#stories/support/sign-in/sign-in-requests.ts';

const meta = preview.meta({
  title: 'Components/Login form',
  component: LoginForm,
  tags: ['beta'],
  parameters: {
    stage: 'bare',
    // The stories have fixed results and ids of their own; what is copied asks a server.
    example: {
      id: undefined,
      forgotPasswordLink: '/forgot-password',
      onSignIn: requests.signIn,
      onIdentify: requests.identify,
      onSendLink: requests.sendLink,
      onSendCode: requests.sendCode,
      onPasskey: requests.signInByPasskey,
      onProvider: requests.leaveFor,
    },
  },
  args: {
    heading: <h2>Sign in</h2>,
    remember: true,
    forgotPasswordLink: '#forgot',
    onSignIn: async () => ({ formError: true }) as const,
    // Each adds a part.
    onIdentify: undefined,
    onSendLink: undefined,
    onSendCode: undefined,
    onPasskey: undefined,
  },
});

const controls = 'input, button, a';

export const Default = meta.story({
  args: { id: 'sign-in-plainly' },
  parameters: { chromatic: { states: controls } },
});

export const WithProviders = meta.story({
  name: 'With other ways to sign in',
  args: {
    id: 'sign-in-otherwise',
    heading: <h2>Welcome back</h2>,
    subtitle: <p>Sign in to continue to your trips.</p>,
    identifier: 'either',
    otherWays: (
      <>
        <Button>
          <Icon icon={key} />
          Use a passkey
        </Button>
        <Button>
          <svg width="16" height="16" viewBox="0 0 16 16" fill="currentColor" aria-hidden="true">
            <path d="M1 1h6v6H1zM9 9h6v6H9z" />
            <path d="M9 1h6v6H9zM1 9h6v6H1z" opacity="0.5" />
          </svg>
          Continue with Example
        </Button>
      </>
    ),
    footer: (
      <>
        New here? <a href="#join">Create an account</a>
      </>
    ),
  },
});

export const EveryWay = meta.story({
  name: 'Passkey, link and providers',
  parameters: { chromatic: { modes: sheetModes } },
  args: {
    id: 'sign-in-anyhow',
    onPasskey: cancel,
    onSendLink: sendLink,
    onProvider: cancel,
    providers: signInProviders,
    lastProvider: 'company',
  },
});

export const IdentifierFirst = meta.story({
  name: 'Identifier first',
  args: {
    id: 'sign-in-named',
    remember: undefined,
    onIdentify: async () => ({ challenge: 'password' }) as const,
    onPasskey: cancel,
  },
});

export const PasswordSecond = meta.story({
  name: 'Identifier first, then the password',
  args: {
    id: 'sign-in-second',
    defaultUsername,
    defaultAnswer: { challenge: 'password' },
    onIdentify: async () => ({ challenge: 'password' }) as const,
  },
});

export const LinkSent = meta.story({
  name: 'Link sent',
  args: {
    id: 'sign-in-linked',
    ...linkSent,
    onSendLink: sendLink,
  },
});

export const LinkAgain = meta.story({
  name: 'Link that can be sent again',
  parameters: { chromatic: { modes: sheetModes } },
  args: {
    id: 'sign-in-linked-again',
    ...linkSent,
    defaultAnswer: { challenge: 'link', resendAfter: 0 },
    onSendLink: sendLink,
  },
});

export const SecondFactors = meta.story({
  name: 'Several second factors',
  args: {
    id: 'sign-in-factors',
    ...codeSent,
    defaultAnswer: { challenge: 'otp', factors: ['app', 'email', 'recovery'] },
    onSendCode: sendCode,
  },
});

export const CodeByEmail = meta.story({
  name: 'Code by email',
  args: {
    id: 'sign-in-mailed',
    ...codeSent,
    defaultAnswer: { challenge: 'otp', factors: ['email', 'recovery'], resendAfter: 300 },
    onSendCode: sendCode,
  },
});

export const RecoveryCode = meta.story({
  name: 'Recovery code',
  parameters: { chromatic: { modes: sheetModes } },
  args: {
    id: 'sign-in-recovery',
    defaultUsername,
    defaultAnswer: { challenge: 'otp', factors: ['recovery', 'app'] },
    codeHeading: <h2>Use a recovery code</h2>,
  },
});

export const Wrong = meta.story({
  name: 'Wrong credentials',
  args: { id: 'sign-in-wrongly', defaultUsername, defaultAnswer: { formError: true } },
});

export const FieldErrors = meta.story({
  name: 'Field errors',
  parameters: { chromatic: { modes: sheetModes } },
  args: {
    id: 'sign-in-faulty',
    identifier: 'username',
    defaultUsername: 'mia',
    defaultAnswer: {
      fieldErrors: {
        password: 'This password has expired. Use “Forgot password?” to choose another one.',
      },
    },
  },
});

export const RateLimited = meta.story({
  name: 'Rate-limited',
  args: { id: 'sign-in-later', defaultUsername, defaultAnswer: { retryAfter: 5400 } },
});

export const OneTimeCode = meta.story({
  name: 'One-time code',
  parameters: { chromatic: { modes: sheetModes } },
  args: {
    id: 'sign-in-twice',
    ...codeSent,
    defaultAnswer: { challenge: 'otp' },
    resendAction: <button type="button">Send another code</button>,
  },
});

export const Tried = meta.story({
  name: 'Offline, failed and slow',
  parameters: { chromatic: { modes: sheetModes } },
  render: (args) =>
    tried(submitSignIn, 'Sign in', (id, heading, request) => (
      <LoginForm
        {...args}
        heading={heading}
        id={`sign-in-${id}`}
        defaultUsername={defaultUsername}
        onSignIn={request}
      />
    )),
});

export const Plain = meta.story({
  name: 'Plain, without a card',
  args: {
    id: 'sign-in-frameless',
    variant: 'plain',
    heading: undefined,
    remember: undefined,
    forgotPasswordLink: undefined,
  },
});
