import { darkModes } from '#.storybook/canvas/modes.ts';
import preview from '#.storybook/preview';
import { FourthTheme } from './fourth-theme.tsx';
import { ThemeBuilder } from './theme-builder.tsx';

const meta = preview.meta({
  title: 'Foundations/Theme',
  parameters: { controls: { disable: true } },
});

export const Builder = meta.story({
  parameters: { chromatic: { modes: darkModes } },
  render: () => <ThemeBuilder />,
});

export const AFourthTheme = meta.story({
  name: 'A fourth theme',
  parameters: { chromatic: { modes: darkModes } },
  render: () => <FourthTheme />,
});
