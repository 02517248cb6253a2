import { widgetModes } from '#.storybook/canvas/modes.ts';
import preview from '#.storybook/preview';
import { LoginForm } from '#src/components/login-form/index.ts';
import { Button } from '#src/primitives/button/index.ts';
import { Icon } from '#src/primitives/icon/index.ts';
import { Acted } from '#stories/support/acted.tsx';
import { Columns } from '#stories/support/layout.tsx';

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

/** Key icon of Lucide. */
const key =
  'm2 21 9.6-9.6M7.5 15.5l2.3 2.3a1 1 0 0 1 0 1.4l-2.1 2.1a1 1 0 0 1-1.4 0L4 19M10 7.5a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0 -11 0z';

const defaultUsername = 'mia@example.com';

/** Fills in the password and focuses it. */
function fill(element: HTMLElement): HTMLInputElement {
  const input = element.querySelector<HTMLInputElement>('[name="password"]');
  if (!input) throw new Error('The form has no password.');
  input.value = 'correct horse';
  return input;
}

const signIn = (element: HTMLElement) => fill(element).form?.requestSubmit();

const showWithCapsLock = (element: HTMLElement) => {
  const input = fill(element);
  element.querySelector<HTMLElement>('[data-slot="login-form-reveal"]')?.click();
  input.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, modifierCapsLock: true }));
};

export const Default = meta.story({
  args: { id: 'sign-in-plainly' },
  parameters: {
    chromatic: {
      states: { hover: 'input, button, a', focus: 'input, button, a', pressed: 'input, button, a' },
    },
  },
});

export const WithProviders = meta.story({
  name: 'With other ways to sign in',
  args: {
    id: 'sign-in-otherwise',
    heading: (
      <>
        <h2>Welcome back</h2>
        <p>Sign in to go on to your projects.</p>
      </>
    ),
    identifier: 'either',
    providers: (
      <>
        <Button>
          <Icon shapes={key} />
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

export const Wrong = meta.story({
  name: 'Wrong credentials',
  args: { id: 'sign-in-wrongly', defaultUsername, defaultAnswer: { formError: true } },
});

export const Locked = meta.story({
  args: {
    id: 'sign-in-locked',
    defaultUsername,
    defaultAnswer: {
      formError: 'Sign-in is locked. Write to help@example.com, and we open it again.',
    },
  },
});

export const FieldErrors = meta.story({
  name: 'Field errors',
  args: {
    id: 'sign-in-faulty',
    identifier: 'username',
    defaultUsername: 'mia',
    defaultAnswer: {
      fieldErrors: {
        password: 'This password has expired. Choose another one by “Forgot password?”.',
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
  args: {
    id: 'sign-in-twice',
    defaultUsername,
    defaultAnswer: { challenge: 'otp' },
    codeHeading: <h2>Enter the code</h2>,
    resend: <button type="button">Send another code</button>,
  },
});

export const Tried = meta.story({
  name: 'Offline, failed and slow',
  render: (args) => (
    <Columns>
      <Acted act={signIn}>
        <LoginForm
          {...args}
          id="sign-in-offline"
          heading={<h2>Offline</h2>}
          defaultUsername={defaultUsername}
          onSignIn={() => Promise.reject(new TypeError('Failed to fetch'))}
        />
      </Acted>
      <Acted act={signIn}>
        <LoginForm
          {...args}
          id="sign-in-broken"
          heading={<h2>Thrown</h2>}
          defaultUsername={defaultUsername}
          onSignIn={() => Promise.reject(new Error('Broken'))}
        />
      </Acted>
      <Acted act={signIn}>
        <LoginForm
          {...args}
          id="sign-in-slowly"
          heading={<h2>Slow</h2>}
          defaultUsername={defaultUsername}
          onSignIn={() => new Promise(() => {})}
        />
      </Acted>
    </Columns>
  ),
});

export const Shown = meta.story({
  name: 'Shown password and Caps Lock',
  args: { id: 'sign-in-shown', defaultUsername },
  render: (args) => (
    <Acted act={showWithCapsLock}>
      <LoginForm {...args} />
    </Acted>
  ),
});

export const Plain = meta.story({
  name: 'Plain, without a card',
  args: {
    id: 'sign-in-frameless',
    variant: 'plain',
    heading: undefined,
    remember: undefined,
    forgot: undefined,
  },
});
