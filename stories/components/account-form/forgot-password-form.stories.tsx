import { colorModes, sheetModes } from '#.storybook/canvas/modes.ts';
import preview from '#.storybook/preview';
import { ForgotPasswordForm } from '#src/components/account-form/index.ts';
import { acted } from '#stories/support/acted.tsx';
import {
  codeSent,
  defaultUsername,
  linkSent,
  sendLink,
  submit,
} from '#stories/support/sign-in/account-stories.tsx';

const meta = preview.meta({
  title: 'Components/Forgot-password form',
  component: ForgotPasswordForm,
  tags: ['beta'],
  parameters: { stage: 'bare', example: { id: undefined } },
  args: {
    heading: <h2>Reset your password</h2>,
    subtitle: <p>We will email you a link.</p>,
    footer: <a href="#sign-in">Back to sign in</a>,
    onSend: sendLink,
  },
});

export const Default = meta.story({
  args: { id: 'forgot-plainly' },
  parameters: { chromatic: { modes: sheetModes, states: 'input, button' } },
});

export const LinkSent = meta.story({
  name: 'Link sent',
  args: {
    id: 'forgot-linked',
    ...linkSent,
  },
});

export const CodeSent = meta.story({
  name: 'Code sent',
  args: {
    id: 'forgot-coded',
    ...codeSent,
    onCode: async () => ({ formError: true }) as const,
  },
});

export const CodeError = meta.story({
  name: 'Error for the code',
  parameters: { chromatic: { modes: colorModes } },
  args: {
    id: 'forgot-miscoded',
    ...codeSent,
    defaultAnswer: { challenge: 'otp', resendAfter: 0 },
    onCode: async () => ({ formError: true }) as const,
  },
  decorators: [acted(submit)],
});

export const FieldErrors = meta.story({
  name: 'Field errors',
  args: {
    id: 'forgot-faulty',
    defaultUsername,
    defaultAnswer: { fieldErrors: { username: 'Use the address of your company.' } },
  },
});
