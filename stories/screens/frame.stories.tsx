import { sheetModes } from '#.storybook/canvas/modes.ts';
import preview from '#.storybook/preview';
import type { ScreenArgs } from '#stories/support/app-stage.ts';
import { screenMeta } from '#stories/support/screen.tsx';
import { findElement, click } from '#stories/support/user-actions.ts';

const meta = preview.meta({
  title: 'Screens/Frame',
  ...screenMeta,
  args: { at: '/trips/seed-1-003', as: 'demo@example.com' } as ScreenArgs,
});

// On a wide screen, the header contains the navigation, and there is no drawer.
const onAPhone = Object.entries(sheetModes).map(([name, mode]) => [
  name,
  { ...mode, viewport: 320 },
]);

const openDrawer = async () => {
  await click('[aria-haspopup="dialog"]');
  await findElement('dialog[open]');
};

export const Drawer = meta.story({
  name: 'Open drawer',
  globals: { viewport: { value: 'phone' } },
  parameters: { chromatic: { modes: Object.fromEntries(onAPhone) } },
  args: { act: openDrawer },
});

export const NotFound = meta.story({ name: 'Not found', args: { at: '/nowhere' } });

export const Failure = meta.story({
  name: 'Error',
  args: { at: '/', before: ({ network }) => network.set('error', '/api/trips') },
});
