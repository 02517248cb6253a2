import { sheetModes } from '#.storybook/canvas/modes.ts';
import preview from '#.storybook/preview';
import { ForgotPasswordForm } from '#src/components/account-form/index.ts';
import { Acted } from '#stories/support/acted.tsx';
import { Row, Specimen } from '#stories/support/layout.tsx';
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

export const Sent = meta.story({
  name: 'Link or code sent',
  parameters: { chromatic: { modes: sheetModes } },
  args: { onCode: async () => ({ formError: true }) as const },
  render: (args) => (
    <Row align="start">
      <Specimen label="Link sent">
        <ForgotPasswordForm {...args} {...linkSent} />
      </Specimen>
      <Specimen label="Code by email">
        <ForgotPasswordForm {...args} {...codeSent} />
      </Specimen>
    </Row>
  ),
});

export const Errors = meta.story({
  name: 'Field errors, submitted without a code',
  parameters: { chromatic: { modes: sheetModes } },
  args: { onCode: async () => ({ formError: true }) as const },
  render: (args) => (
    <Row align="start">
      <Specimen label="Field errors">
        <ForgotPasswordForm
          {...args}
          defaultUsername={defaultUsername}
          defaultAnswer={{ fieldErrors: { username: 'Use the address of your company.' } }}
        />
      </Specimen>
      <Specimen label="Without a code">
        <Acted act={submit}>
          <ForgotPasswordForm
            {...args}
            {...codeSent}
            defaultAnswer={{ challenge: 'otp', resendAfter: 0 }}
          />
        </Acted>
      </Specimen>
    </Row>
  ),
});
