import { screenModes } from '#.storybook/canvas/modes.ts';
import preview from '#.storybook/preview';
import type { ScreenArgs } from '#stories/support/app-stage.ts';
import { screenMeta } from '#stories/support/screen.tsx';

const meta = preview.meta({
  title: 'Screens/Session',
  ...screenMeta,
  args: { at: '/', as: 'demo@example.com' } as ScreenArgs,
});

export const Expiring = meta.story({
  name: 'Session expiring',
  parameters: { chromatic: { modes: screenModes } },
  args: { api: { lifetimes: { access: 60, refresh: 110 } } },
});

export const SignOut = meta.story({
  name: 'Sign out?',
  args: { at: '/logout' },
});

export const SignedOut = meta.story({
  name: 'Signed out',
  args: { at: '/logout', as: null },
});

export const Callback = meta.story({ args: { at: '/callback', as: null } });
