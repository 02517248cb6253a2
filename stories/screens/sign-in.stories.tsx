import { screenModes } from '#.storybook/canvas/modes.ts';
import preview from '#.storybook/preview';
import { browserPassword } from '#src/demo-api/index.ts';
import type { ScreenArgs } from '#stories/support/app-stage.ts';
import { screenMeta } from '#stories/support/screen.tsx';
import { fill, findElement, click } from '#stories/support/user-actions.ts';

const meta = preview.meta({
  title: 'Screens/Sign in',
  ...screenMeta,
  args: { at: '/login', as: null } as ScreenArgs,
});

const signInWrongly = async () => {
  await fill('username', 'demo@example.com');
  await fill('password', 'a wrong one');
  await click('[data-slot="login-form-submit"]');
  await findElement('[data-slot="login-form-problem"]');
};

const signInWithTwoSteps = async () => {
  await fill('username', 'two-steps@example.com');
  await fill('password', browserPassword);
  await click('[data-slot="login-form-submit"]');
  await findElement('[data-step="code"]');
};

export const FirstVisit = meta.story({
  name: 'First visit',
  parameters: { chromatic: { modes: screenModes } },
});

export const SessionOver = meta.story({
  name: 'Session expired',
  args: { at: '/', as: 'demo@example.com', before: ({ pass }) => pass(31 * 86_400_000) },
});

export const WrongPassword = meta.story({ name: 'Wrong password', args: { act: signInWrongly } });

export const TwoSteps = meta.story({
  name: 'Two steps',
  args: { act: signInWithTwoSteps },
});
