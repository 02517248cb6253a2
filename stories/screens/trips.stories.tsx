import preview from '#.storybook/preview';
import type { OpenedApp, ScreenArgs } from '#stories/support/app-stage.ts';
import { found, press } from '#stories/support/user-actions.ts';
import { openScreen, screenParameters, showScreen } from '#stories/support/screen.tsx';

const meta = preview.meta({
  title: 'Screens/Trips',
  parameters: screenParameters,
  loaders: [openScreen],
  render: showScreen,
  args: { at: '/', as: 'demo@example.com' } as ScreenArgs,
});

const turnPageOffline = async ({ wire }: OpenedApp) => {
  wire.set('lost');
  await press('[data-slot="pagination-next"]');
  await found('[data-kind="warning"]');
};

const waitForOutline = async () => void (await found('[data-kind="list"]'));

export const WithTrips = meta.story({ name: 'With trips' });

export const FilteredToNothing = meta.story({
  name: 'No results',
  args: { at: '/?q=Atlantis&country=GR&rating=4' },
});

export const NoTrips = meta.story({ name: 'No trips yet', args: { api: { hasTrips: false } } });

export const Loading = meta.story({
  args: { before: ({ wire }) => wire.set('held', '/api/trips'), act: waitForOutline },
});

export const ServerDown = meta.story({
  name: 'Server error',
  args: { before: ({ wire }) => wire.set('lost', '/api/trips') },
});

export const Offline = meta.story({ args: { act: turnPageOffline } });
