import { sheetModes } from '#.storybook/canvas/modes.ts';
import preview from '#.storybook/preview';
import { SignUpForm } from '#src/components/account-form/index.ts';
import { Acted, acted } from '#stories/support/acted.tsx';
import { Row, Specimen } from '#stories/support/layout.tsx';
import {
  cancel,
  codeSent,
  defaultUsername,
  headingOf,
  linkSent,
  sendCode,
  sendLink,
  signInProviders,
  submit,
  typePassword,
} from '#stories/support/sign-in/account-stories.tsx';

const meta = preview.meta({
  title: 'Components/Sign-up form',
  component: SignUpForm,
  tags: ['beta'],
  parameters: { stage: 'bare', example: { id: undefined } },
  args: {
    heading: <h2>Create an account</h2>,
    onSignUp: sendCode,
    // Each adds a part.
    onSendCode: undefined,
    onSendLink: undefined,
    onPasskey: undefined,
  },
});

const terms = (
  <>
    I accept the <a href="#terms">terms of use</a> and the <a href="#privacy">privacy policy</a>
  </>
);

export const Default = meta.story({
  args: { id: 'sign-up-plainly' },
  parameters: { chromatic: { states: 'input, button' } },
});

export const EveryPart = meta.story({
  name: 'Name, terms and other ways to sign up',
  parameters: { chromatic: { modes: sheetModes } },
  args: {
    id: 'sign-up-fully',
    heading: <h2>Create an account</h2>,
    subtitle: <p>Plan trips with your friends.</p>,
    withName: true,
    terms,
    onPasskey: cancel,
    onProvider: cancel,
    providers: signInProviders,
    footer: (
      <>
        Have an account? <a href="#sign-in">Sign in</a>
      </>
    ),
  },
});

export const Strength = meta.story({
  name: 'Strength of the password',
  args: {
    id: 'sign-up-strength',
    defaultUsername,
    minPasswordLength: 12,
    passwordStrength: () => 3,
  },
  decorators: [acted(typePassword)],
});

export const Errors = meta.story({
  name: 'Submitted without values, field errors',
  parameters: { chromatic: { modes: sheetModes } },
  render: (args) => (
    <Row align="start">
      <Specimen label="Without values">
        <Acted act={submit}>
          <SignUpForm
            {...args}
            id="sign-up-empty"
            heading={headingOf('Create an account', 'empty')}
            withName
            terms={terms}
          />
        </Acted>
      </Specimen>
      <Specimen label="Field errors">
        <SignUpForm
          {...args}
          id="sign-up-errors"
          heading={headingOf('Create an account', 'errors')}
          identifier="username"
          defaultUsername="mia"
          defaultAnswer={{
            fieldErrors: {
              username: 'This username is taken.',
              password: 'This password appears in a list of stolen passwords. Choose another one.',
            },
          }}
        />
      </Specimen>
    </Row>
  ),
});

export const NextSteps = meta.story({
  name: 'Code by email, link sent, created',
  parameters: { chromatic: { modes: sheetModes } },
  render: (args) => (
    <Row align="start">
      <Specimen label="Code by email">
        <SignUpForm
          {...args}
          {...codeSent}
          codeHeading={<h2>Confirm your email</h2>}
          onSendCode={sendCode}
        />
      </Specimen>
      <Specimen label="Link sent">
        <SignUpForm {...args} {...linkSent} onSendLink={sendLink} />
      </Specimen>
      <Specimen label="Created">
        <SignUpForm
          {...args}
          defaultAnswer={{ ok: true }}
          successHeading={<h2>Welcome, Mia</h2>}
          afterSuccess="#trips"
        />
      </Specimen>
    </Row>
  ),
});
