import { darkModes } from '#.storybook/canvas/modes.ts';
import preview from '#.storybook/preview';
import * as scales from './scales.tsx';

const meta = preview.meta({
  title: 'Foundations/Elevation',
  parameters: { stage: 'fit', controls: { disable: true } },
});

export const Surfaces = meta.story({
  parameters: { chromatic: { modes: darkModes } },
  render: () => <scales.Surfaces />,
});

export const Shadows = meta.story({
  parameters: { chromatic: { modes: darkModes } },
  render: () => <scales.Shadows />,
});
