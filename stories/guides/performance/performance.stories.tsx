import preview from '#.storybook/preview';
import { AppLoads } from './app-loads.tsx';
import { Sizes, Speed } from './performance.tsx';

const meta = preview.meta({
  title: 'Guides/Performance',
  // The figures change with every measurement, which screenshots must not show.
  parameters: { chromatic: { disableSnapshot: true }, controls: { disable: true } },
});

export const Download = meta.story({ render: () => <Sizes /> });

export const Work = meta.story({ render: () => <Speed /> });

export const App = meta.story({ name: 'The app', render: () => <AppLoads /> });
