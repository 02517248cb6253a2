import preview from '#.storybook/preview';
import type { OpenedApp, ScreenArgs } from '#stories/support/app-stage.ts';
import { fill, found, press } from '#stories/support/user-actions.ts';
import { openScreen, screenParameters, showScreen } from '#stories/support/screen.tsx';

const meta = preview.meta({
  title: 'Screens/Sign in',
  parameters: screenParameters,
  loaders: [openScreen],
  render: showScreen,
  args: { at: '/login', as: null } as ScreenArgs,
});

const signInWrongly = async () => {
  await fill('username', 'demo@example.com');
  await fill('password', 'a wrong one');
  await press('[data-slot="login-form-submit"]');
  await found('[data-slot="login-form-problem"]');
};

const signInOffline = async ({ wire }: OpenedApp) => {
  await found('dl');
  wire.set('lost');
  await signInWrongly();
};

export const FirstVisit = meta.story({ name: 'First visit' });

export const SessionOver = meta.story({
  name: 'Session expired',
  args: { at: '/', as: 'demo@example.com', before: ({ pass }) => pass(31 * 86_400_000) },
});

export const WrongPassword = meta.story({ name: 'Wrong password', args: { act: signInWrongly } });

export const Offline = meta.story({ args: { act: signInOffline } });
