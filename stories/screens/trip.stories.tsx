import { screenModes } from '#.storybook/canvas/modes.ts';
import preview from '#.storybook/preview';
import type { ScreenArgs } from '#stories/support/app-stage.ts';
import { screenMeta } from '#stories/support/screen.tsx';

const meta = preview.meta({
  title: 'Screens/Trip',
  ...screenMeta,
  args: { at: '/trips/seed-1-003', as: 'demo@example.com' } as ScreenArgs,
});

export const Default = meta.story();

export const WithoutNotes = meta.story({
  name: 'Without notes',
  args: { at: '/trips/seed-1-002' },
});

export const Saved = meta.story({
  parameters: { chromatic: { modes: screenModes } },
  args: { state: { saved: true } },
});

export const Deleted = meta.story({ args: { at: '/trips/seed-1-999' } });

export const Forbidden = meta.story({ args: { at: '/trips/new', as: 'reader@example.com' } });
