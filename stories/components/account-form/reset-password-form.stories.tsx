import { sheetModes } from '#.storybook/canvas/modes.ts';
import preview from '#.storybook/preview';
import { ResetPasswordForm } from '#src/components/account-form/index.ts';
import { Button, LinkButton } from '#src/primitives/button/index.ts';
import { acted } from '#stories/support/acted.tsx';
import { Columns } from '#stories/support/layout.tsx';
import { submit, submitPassword, tried } from '#stories/support/sign-in/account-stories.tsx';

const meta = preview.meta({
  title: 'Components/Reset-password form',
  component: ResetPasswordForm,
  tags: ['beta'],
  parameters: { stage: 'bare', example: { id: undefined } },
  args: {
    heading: <h2>Choose a new password</h2>,
    subtitle: <p>Your other devices will be signed out.</p>,
    footer: <a href="#sign-in">Back to sign in</a>,
    username: 'mia@example.com',
    afterSuccess: '#sign-in',
    requestNewLink: '#forgot',
    onChangePassword: async () => ({ ok: true }) as const,
  },
});

export const Default = meta.story({
  args: { id: 'reset-plainly' },
  parameters: { chromatic: { states: 'input, button' } },
});

export const Empty = meta.story({
  name: 'Submitted without a password',
  parameters: { chromatic: { modes: sheetModes } },
  args: { id: 'reset-empty' },
  decorators: [acted(submit)],
});

export const FieldErrors = meta.story({
  name: 'Field errors',
  args: {
    id: 'reset-faulty',
    defaultAnswer: { fieldErrors: { password: 'You have used this password before.' } },
  },
});

export const Changed = meta.story({
  args: {
    id: 'reset-done',
    defaultAnswer: { ok: true },
    successHeading: <h2>Password changed</h2>,
    footer: undefined,
  },
});

export const Expired = meta.story({
  args: { id: 'reset-expired', expired: true, expiredHeading: <h2>Link expired</h2> },
});

export const CustomContent = meta.story({
  name: 'Custom content at the end',
  args: { footer: undefined },
  parameters: { chromatic: { modes: sheetModes } },
  render: (args) => (
    <Columns>
      <ResetPasswordForm
        {...args}
        id="reset-done-otherwise"
        successHeading={<h2>Password changed</h2>}
        defaultAnswer={{ ok: true }}
        afterSuccess={<Button onClick={() => window.close()}>Close this page</Button>}
      />
      <ResetPasswordForm
        {...args}
        id="reset-expired-otherwise"
        expiredHeading={<h2>Link expired</h2>}
        expired
        requestNewLink={<LinkButton href="#app">Request one in the app</LinkButton>}
      />
      <ResetPasswordForm
        {...args}
        id="reset-expired-without-link"
        expiredHeading={<h2>Link expired</h2>}
        expired
        requestNewLink={<p>Ask the owner of the account to invite you again.</p>}
      />
    </Columns>
  ),
});

export const Tried = meta.story({
  name: 'Offline, failed and slow',
  render: (args) =>
    tried(submitPassword, 'Choose a new password', (id, heading, request) => (
      <ResetPasswordForm
        {...args}
        heading={heading}
        id={`reset-${id}`}
        onChangePassword={request}
      />
    )),
});
