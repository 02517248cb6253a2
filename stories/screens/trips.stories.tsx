import { contrast, screenModes } from '#.storybook/canvas/modes.ts';
import preview from '#.storybook/preview';
import type { OpenedApp, ScreenArgs } from '#stories/support/app-stage.ts';
import { screenMeta } from '#stories/support/screen.tsx';
import { findElement, click } from '#stories/support/user-actions.ts';

const meta = preview.meta({
  title: 'Screens/Trips',
  ...screenMeta,
  args: { at: '/', as: 'demo@example.com' } as ScreenArgs,
});

const turnPageOffline = async ({ network }: OpenedApp) => {
  network.set('offline');
  await click('[data-slot="pagination-next"]');
  await findElement('[data-tone="warning"]');
};

const waitForOutline = async () => void (await findElement('[data-kind="list"]'));

export const WithTrips = meta.story({
  name: 'With trips',
  parameters: { chromatic: { modes: { ...screenModes, contrast } } },
});

export const FilteredToNothing = meta.story({
  name: 'No results',
  args: { at: '/?q=Atlantis&country=GR&rating=4' },
});

export const NoTrips = meta.story({ name: 'No trips yet', args: { api: { hasTrips: false } } });

export const Loading = meta.story({
  args: { before: ({ network }) => network.set('pending', '/api/trips'), act: waitForOutline },
});

export const ServerDown = meta.story({
  name: 'Server error',
  args: { before: ({ network }) => network.set('offline', '/api/trips') },
});

export const Offline = meta.story({ args: { act: turnPageOffline } });
