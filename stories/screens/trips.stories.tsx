import preview from '#.storybook/preview';
import { openScreen, screenParameters, showScreen } from '#stories/support/screen.tsx';
import type { ScreenArgs } from '#stories/support/app-stage.ts';

const meta = preview.meta({
  title: 'Screens/Trips',
  parameters: screenParameters,
  loaders: [openScreen],
  render: showScreen,
  args: { at: '/', as: 'demo@example.com' } as ScreenArgs,
});

export const WithTrips = meta.story({ name: 'With trips' });
