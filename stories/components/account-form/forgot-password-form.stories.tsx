import { colorModes, sheetModes } from '#.storybook/canvas/modes.ts';
import preview from '#.storybook/preview';
import { ForgotPasswordForm } from '#src/components/account-form/index.ts';
import { Acted } from '#stories/support/acted.tsx';
import { Columns } from '#stories/support/layout.tsx';

const meta = preview.meta({
  title: 'Components/Forgot-password form',
  component: ForgotPasswordForm,
  tags: ['beta'],
  parameters: { example: { id: undefined } },
  args: {
    heading: <h2>Reset your password</h2>,
    subtitle: <p>We send you an email with a link.</p>,
    onSend: async () => ({ challenge: 'link' }) as const,
  },
});

const defaultUsername = 'mia@example.com';
const linkHeading = <h2>Check your email</h2>;
const codeHeading = <h2>Enter the code</h2>;

const submit = (element: HTMLElement) => element.querySelector('form')?.requestSubmit();

export const Default = meta.story({
  args: { id: 'forgot-plainly' },
  parameters: {
    chromatic: {
      states: { hover: 'input, button', focus: 'input, button', pressed: 'input, button' },
    },
  },
});

export const WithFooter = meta.story({
  name: 'Username and footer',
  parameters: { chromatic: { modes: sheetModes } },
  args: {
    id: 'forgot-named',
    identifier: 'either',
    footer: <a href="#sign-in">Back to sign in</a>,
  },
});

export const LinkSent = meta.story({
  name: 'Link sent',
  args: {
    id: 'forgot-linked',
    defaultUsername,
    linkHeading,
    defaultAnswer: { challenge: 'link', resendAfter: 300 },
  },
});

export const LinkAgain = meta.story({
  name: 'Link that can be sent again',
  parameters: { chromatic: { modes: sheetModes } },
  args: {
    id: 'forgot-linked-again',
    defaultUsername,
    linkHeading,
    defaultAnswer: { challenge: 'link', resendAfter: 0 },
  },
});

export const CodeSent = meta.story({
  name: 'Code sent',
  parameters: { chromatic: { modes: sheetModes } },
  args: {
    id: 'forgot-coded',
    defaultUsername,
    codeHeading,
    defaultAnswer: { challenge: 'otp', resendAfter: 300 },
    onCode: async () => ({ formError: true }) as const,
  },
});

export const CodeError = meta.story({
  name: 'Error for the code',
  parameters: { chromatic: { modes: colorModes } },
  args: {
    id: 'forgot-miscoded',
    defaultUsername,
    codeHeading,
    defaultAnswer: {
      challenge: 'otp',
      resendAfter: 0,
    },
    onCode: async () => ({ formError: true }) as const,
  },
  render: (args) => (
    <Acted act={submit}>
      <ForgotPasswordForm {...args} />
    </Acted>
  ),
});

export const Wrong = meta.story({
  name: 'Not sent',
  args: { id: 'forgot-wrongly', defaultUsername, defaultAnswer: { formError: true } },
});

export const FieldErrors = meta.story({
  name: 'Field errors',
  parameters: { chromatic: { modes: sheetModes } },
  args: {
    id: 'forgot-faulty',
    defaultUsername,
    defaultAnswer: { fieldErrors: { username: 'Use the address of your company.' } },
  },
});

export const RateLimited = meta.story({
  name: 'Rate-limited',
  args: { id: 'forgot-later', defaultUsername, defaultAnswer: { retryAfter: 5400 } },
});

export const Tried = meta.story({
  name: 'Offline, failed and slow',
  parameters: { chromatic: { modes: sheetModes } },
  render: (args) => (
    <Columns>
      <Acted act={submit}>
        <ForgotPasswordForm
          {...args}
          id="forgot-offline"
          heading={<h2>Offline</h2>}
          defaultUsername={defaultUsername}
          onSend={() => Promise.reject(new TypeError('Failed to fetch'))}
        />
      </Acted>
      <Acted act={submit}>
        <ForgotPasswordForm
          {...args}
          id="forgot-broken"
          heading={<h2>Thrown</h2>}
          defaultUsername={defaultUsername}
          onSend={() => Promise.reject(new Error('Broken'))}
        />
      </Acted>
      <Acted act={submit}>
        <ForgotPasswordForm
          {...args}
          id="forgot-slowly"
          heading={<h2>Slow</h2>}
          defaultUsername={defaultUsername}
          onSend={() => new Promise(() => {})}
        />
      </Acted>
    </Columns>
  ),
});

export const Plain = meta.story({
  name: 'Plain, without a card',
  args: { id: 'forgot-frameless', variant: 'plain', heading: undefined, subtitle: undefined },
});

export const RightToLeft = meta.story({
  name: 'Right to left',
  args: {
    id: 'forgot-arabic',
    defaultUsername,
    codeHeading: <h2>أدخل الرمز</h2>,
    defaultAnswer: { challenge: 'otp', resendAfter: 300 },
  },
  globals: { locale: 'ar-EG' },
});
