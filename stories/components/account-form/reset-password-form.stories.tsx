import { sheetModes } from '#.storybook/canvas/modes.ts';
import preview from '#.storybook/preview';
import { ResetPasswordForm } from '#src/components/account-form/index.ts';
import { Button, LinkButton } from '#src/primitives/button/index.ts';
import { Acted } from '#stories/support/acted.tsx';
import { Columns, Row, Specimen } from '#stories/support/layout.tsx';
import {
  headingOf,
  submit,
  submitPassword,
  tried,
} from '#stories/support/sign-in/account-stories.tsx';

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

export const Errors = meta.story({
  name: 'Submitted without a password, field errors',
  parameters: { chromatic: { modes: sheetModes } },
  render: (args) => (
    <Row align="start">
      <Specimen label="Without a password">
        <Acted act={submit}>
          <ResetPasswordForm {...args} heading={headingOf('Choose a new password', 'empty')} />
        </Acted>
      </Specimen>
      <Specimen label="Field errors">
        <ResetPasswordForm
          {...args}
          defaultAnswer={{ fieldErrors: { password: 'You have used this password before.' } }}
        />
      </Specimen>
    </Row>
  ),
});

const changed = {
  successHeading: <h2>Password changed</h2>,
  defaultAnswer: { ok: true },
  footer: undefined,
} as const;

const expired = { expiredHeading: <h2>Link expired</h2>, expired: true };

export const Done = meta.story({
  name: 'Changed, with a link or custom content',
  parameters: { chromatic: { modes: sheetModes } },
  render: (args) => (
    <Columns wide>
      <Specimen label="Changed">
        <ResetPasswordForm {...args} {...changed} />
      </Specimen>
      <Specimen label="Changed, custom content">
        <ResetPasswordForm
          {...args}
          {...changed}
          afterSuccess={<Button onClick={() => window.close()}>Close this page</Button>}
        />
      </Specimen>
      <Specimen label="Changed, with text">
        <ResetPasswordForm
          {...args}
          {...changed}
          afterSuccess={<p>Go back to the app and sign in there.</p>}
        />
      </Specimen>
    </Columns>
  ),
});

export const Expired = meta.story({
  name: 'Expired, with a link or custom content',
  parameters: { chromatic: { modes: sheetModes } },
  render: (args) => (
    <Columns wide>
      <Specimen label="Expired">
        <ResetPasswordForm {...args} {...expired} />
      </Specimen>
      <Specimen label="Expired, with another link">
        <ResetPasswordForm
          {...args}
          {...expired}
          footer={undefined}
          requestNewLink={<LinkButton href="#app">Request one in the app</LinkButton>}
        />
      </Specimen>
      <Specimen label="Expired, with text">
        <ResetPasswordForm
          {...args}
          {...expired}
          footer={undefined}
          requestNewLink={<p>Ask the owner of the account to invite you again.</p>}
        />
      </Specimen>
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
