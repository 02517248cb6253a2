import { darkModes } from '#.storybook/canvas/modes.ts';
import preview from '#.storybook/preview';
import * as host from './host-theme.tsx';

const meta = preview.meta({
  title: 'Foundations/Host theme',
  parameters: { controls: { disable: true } },
});

export const FlowsIn = meta.story({
  name: 'Project theme in Tessera',
  parameters: { chromatic: { modes: darkModes } },
  render: () => <host.FlowsIn />,
});

export const FlowsBack = meta.story({
  name: 'Tessera tokens in a project',
  render: () => <host.FlowsBack />,
});
