import { widgetModes } from '#.storybook/modes.ts';
import preview from '#.storybook/preview';
import { LoginForm } from '#src/components/login-form/index.ts';
import { Button } from '#src/primitives/button/index.ts';

const meta = preview.meta({
  title: 'Components/Login form',
  component: LoginForm,
  tags: ['beta'],
  parameters: { chromatic: { modes: widgetModes } },
  args: {
    heading: <h2>Sign in</h2>,
    remember: 'unchecked',
    forgot: '#forgot',
    onSignIn: async () => ({ formError: true }) as const,
  },
});

export const Default = meta.story();

const typed = { defaultUsername: 'mia@example.com' };

export const WithProviders = meta.story({
  name: 'With other ways to sign in',
  args: {
    heading: (
      <>
        <h2>Welcome back</h2>
        <p>Sign in to go on to your projects.</p>
      </>
    ),
    identifier: 'either',
    providers: (
      <>
        <Button>Continue with Example</Button>
        <Button>Use a passkey</Button>
      </>
    ),
    footer: (
      <>
        New here? <a href="#join">Create an account</a>
      </>
    ),
  },
});

export const Wrong = meta.story({
  name: 'Wrong details',
  args: { ...typed, defaultAnswer: { formError: true } },
});

export const FieldErrors = meta.story({
  name: 'Faults of fields',
  args: {
    identifier: 'username',
    defaultUsername: 'mia',
    defaultAnswer: {
      fieldErrors: {
        password: 'This password has expired. Choose another one by “Forgot password?”.',
      },
    },
  },
});

export const Locked = meta.story({
  args: {
    ...typed,
    defaultAnswer: {
      formError: 'Sign-in is locked. Write to help@example.com, and we open it again.',
    },
  },
});

export const RateLimited = meta.story({
  name: 'Rate-limited',
  args: { ...typed, defaultAnswer: { retryAfter: 5400 } },
});

export const OneTimeCode = meta.story({
  name: 'One-time code',
  args: {
    ...typed,
    defaultAnswer: { challenge: 'otp' },
    resend: <Button size="sm">Send another code</Button>,
  },
});

export const Plain = meta.story({
  name: 'Plain, without a frame',
  args: { variant: 'plain', heading: undefined, remember: undefined, forgot: undefined },
});
