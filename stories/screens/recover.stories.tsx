import { screenModes } from '#.storybook/canvas/modes.ts';
import preview from '#.storybook/preview';
import { resendSeconds, type OpenedApp, type ScreenArgs } from '#stories/support/app-stage.ts';
import { screenMeta } from '#stories/support/screen.tsx';
import { click, fill, findElement } from '#stories/support/user-actions.ts';

const meta = preview.meta({
  title: 'Screens/Recover',
  ...screenMeta,
  args: { at: '/recover', as: null } as ScreenArgs,
});

const requestCode = async () => {
  await findElement('a[href="/mailbox"]');
  await fill('username', 'demo@example.com');
  await click('[type="submit"]');
  await findElement('[data-step="code"]');
};

const requestTooOften = async ({ pass }: OpenedApp) => {
  for (let turn = 0; turn < 5; turn += 1) {
    await requestCode();
    await click('[data-slot="forgot-password-form-back"]');
    pass(resendSeconds * 1000);
  }
  await click('[type="submit"]');
  await findElement('[data-problem="blocked"]');
};

const changePassword = async () => {
  await fill('password', 'a path of small stones');
  await click('[type="submit"]');
};

const receiveEmail = async ({ parts, router }: OpenedApp) => {
  await parts.api.auth.reset.request.$post({ json: { email: 'demo@example.com' } });
  await router.revalidate();
};

export const ForgottenPassword = meta.story({
  name: 'Forgotten password',
});

export const Code = meta.story({
  name: 'Code by email',
  args: { act: requestCode },
});

export const TooManyEmails = meta.story({
  name: 'Too many emails',
  args: { act: requestTooOften },
});

export const NewPassword = meta.story({
  name: 'New password',
  args: { at: '/reset-password#token=any' },
});

export const UsedLink = meta.story({
  name: 'Used link',
  args: { at: '/reset-password#token=any', act: changePassword },
});

export const SignInLink = meta.story({
  name: 'Link to sign in',
  parameters: { chromatic: { modes: screenModes } },
  args: { at: '/sign-in-link#token=any' },
});

export const Mailbox = meta.story({
  name: 'Demo mailbox',
  parameters: { chromatic: { modes: screenModes } },
  args: { at: '/mailbox', act: receiveEmail },
});
