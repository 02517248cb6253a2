import { screenModes } from '#.storybook/canvas/modes.ts';
import preview from '#.storybook/preview';
import type { ScreenArgs } from '#stories/support/app-stage.ts';
import { screenMeta } from '#stories/support/screen.tsx';
import { click, fill, findElement } from '#stories/support/user-actions.ts';

const meta = preview.meta({
  title: 'Screens/Sign up',
  ...screenMeta,
  args: { at: '/sign-up', as: null } as ScreenArgs,
});

const submit = () => click('[type="submit"]');

const signUp = async () => {
  await findElement('a[href="/mailbox"]');
  await fill('username', 'mia@example.com');
  await fill('password', 'a path of small stones');
  await submit();
};

const signUpWrongly = async () => {
  await findElement('a[href="/mailbox"]');
  await fill('username', 'mia');
  await fill('password', 'short');
  await submit();
  await findElement('[aria-invalid="true"]');
};

const requestCode = async () => {
  await signUp();
  await findElement('[data-step="code"]');
};

const enterWrongCode = async () => {
  await requestCode();
  await fill('code', '482913');
  await submit();
  await findElement('[aria-invalid="true"]');
};

export const FirstVisit = meta.story({
  name: 'First visit',
});

export const WithErrors = meta.story({
  name: 'With errors',
  parameters: { chromatic: { modes: screenModes } },
  args: { act: signUpWrongly },
});

export const Code = meta.story({
  name: 'Code by email',
  args: { act: requestCode },
});

export const WrongCode = meta.story({
  name: 'Wrong code',
  args: { act: enterWrongCode },
});
