import { colorModes, sheetModes } from '#.storybook/canvas/modes.ts';
import preview from '#.storybook/preview';
import { SignUpForm } from '#src/components/account-form/index.ts';
import { acted } from '#stories/support/acted.tsx';
import {
  cancel,
  codeSent,
  defaultUsername,
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
  parameters: { chromatic: { modes: sheetModes } },
  args: {
    id: 'sign-up-strongly',
    defaultUsername,
    minPasswordLength: 12,
    passwordStrength: () => 3,
  },
  decorators: [acted(typePassword)],
});

export const Empty = meta.story({
  name: 'Submitted without values',
  parameters: { chromatic: { modes: colorModes } },
  args: { id: 'sign-up-empty', withName: true, terms },
  decorators: [acted(submit)],
});

export const FieldErrors = meta.story({
  name: 'Field errors',
  args: {
    id: 'sign-up-faulty',
    identifier: 'username',
    defaultUsername: 'mia',
    defaultAnswer: {
      fieldErrors: {
        username: 'This username is taken.',
        password: 'This password appears in a list of stolen passwords. Choose another one.',
      },
    },
  },
});

export const CodeByEmail = meta.story({
  name: 'Code by email',
  args: {
    id: 'sign-up-coded',
    ...codeSent,
    codeHeading: <h2>Confirm your email</h2>,
    onSendCode: sendCode,
  },
});

export const LinkSent = meta.story({
  name: 'Link sent',
  args: {
    id: 'sign-up-linked',
    ...linkSent,
    onSendLink: sendLink,
  },
});

export const Created = meta.story({
  args: {
    id: 'sign-up-created',
    defaultAnswer: { ok: true },
    successHeading: <h2>Welcome, Mia</h2>,
    afterSuccess: '#trips',
  },
});
