import { sheetModes } from '#.storybook/canvas/modes.ts';
import preview from '#.storybook/preview';
import { LoginForm } from '#src/components/account-form/index.ts';
import { Button } from '#src/primitives/button/index.ts';
import { Icon, key } from '#src/primitives/icon/index.ts';
import { Columns, Row, Specimen } from '#stories/support/layout.tsx';
import {
  cancel,
  codeSent,
  defaultUsername,
  headingOf,
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
          Sign in with a passkey
        </Button>
        <Button>
          <svg width="16" height="16" viewBox="0 0 16 16" fill="currentColor" aria-hidden="true">
            <path d="M1 1h6v6H1zM9 9h6v6H9z" />
            <path d="M9 1h6v6H9zM1 9h6v6H1z" opacity="0.5" />
          </svg>
          Continue with Wanderpass
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
  name: 'Identifier first, then the password',
  args: { onIdentify: async () => ({ challenge: 'password' }) as const },
  render: (args) => (
    <Row align="start">
      <Specimen label="Identifier">
        <LoginForm {...args} remember={undefined} onPasskey={cancel} />
      </Specimen>
      <Specimen label="Password">
        <LoginForm
          {...args}
          heading={headingOf('Sign in', 'password')}
          defaultUsername={defaultUsername}
          defaultAnswer={{ challenge: 'password' }}
        />
      </Specimen>
    </Row>
  ),
});

export const LinkSent = meta.story({
  name: 'Link sent, and link that can be sent again',
  parameters: { chromatic: { modes: sheetModes } },
  args: { ...linkSent, onSendLink: sendLink },
  render: (args) => (
    <Row align="start">
      <Specimen label="Link sent">
        <LoginForm {...args} />
      </Specimen>
      <Specimen label="Link can be sent again">
        <LoginForm
          {...args}
          linkHeading={headingOf('Check your email', 'again')}
          defaultAnswer={{ challenge: 'link', resendAfter: 0 }}
        />
      </Specimen>
    </Row>
  ),
});

export const Codes = meta.story({
  name: 'One-time code, second factors, recovery code',
  parameters: { chromatic: { modes: sheetModes } },
  args: codeSent,
  render: (args) => (
    <Row align="start">
      <Specimen label="One-time code">
        <LoginForm
          {...args}
          defaultAnswer={{ challenge: 'otp' }}
          resendAction={<button type="button">Send another code</button>}
        />
      </Specimen>
      <Specimen label="Code from an app">
        <LoginForm
          {...args}
          codeHeading={headingOf('Enter the code', 'app')}
          defaultAnswer={{ challenge: 'otp', factors: ['app', 'email', 'recovery'] }}
          onSendCode={sendCode}
        />
      </Specimen>
      <Specimen label="Code by email">
        <LoginForm
          {...args}
          codeHeading={headingOf('Enter the code', 'email')}
          defaultAnswer={{ challenge: 'otp', factors: ['email', 'recovery'], resendAfter: 300 }}
          onSendCode={sendCode}
        />
      </Specimen>
      <Specimen label="Recovery code">
        <LoginForm
          {...args}
          codeHeading={<h2>Use a recovery code</h2>}
          defaultAnswer={{ challenge: 'otp', factors: ['recovery', 'app'] }}
        />
      </Specimen>
    </Row>
  ),
});

export const Errors = meta.story({
  name: 'Wrong credentials, field errors, rate-limited',
  parameters: { chromatic: { modes: sheetModes } },
  args: { defaultUsername },
  render: (args) => (
    <Columns wide>
      <Specimen label="Wrong credentials">
        <LoginForm {...args} defaultAnswer={{ formError: true }} />
      </Specimen>
      <Specimen label="Field errors">
        <LoginForm
          {...args}
          heading={headingOf('Sign in', 'field errors')}
          identifier="username"
          defaultUsername="mia"
          defaultAnswer={{
            fieldErrors: {
              password: 'This password has expired. Use “Forgot password?” to choose another one.',
            },
          }}
        />
      </Specimen>
      <Specimen label="Rate-limited">
        <LoginForm
          {...args}
          heading={headingOf('Sign in', 'rate-limited')}
          defaultAnswer={{ retryAfter: 5400 }}
        />
      </Specimen>
    </Columns>
  ),
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
  parameters: { stage: 'fit' },
  args: {
    id: 'sign-in-frameless',
    variant: 'plain',
    heading: undefined,
    remember: undefined,
    forgotPasswordLink: undefined,
  },
});
