import { widgetModes } from '#.storybook/modes.ts';
import preview from '#.storybook/preview';
import type { ThemeName } from '#src/tokens/contrast-pairs.ts';
import { ContrastMatrix } from './contrast-matrix.tsx';
import { Ramps, Roles } from './palette.tsx';

const meta = preview.meta({
  title: 'Foundations/Colour',
  parameters: { chromatic: { modes: widgetModes }, controls: { disable: true } },
});

export const Palette = meta.story({ render: () => <Ramps /> });

export const ColourRoles = meta.story({ name: 'Roles', render: () => <Roles /> });

export const Contrast = meta.story({
  render: (_args, { globals }) => <ContrastMatrix theme={shown(globals['theme'])} />,
});

function shown(theme: unknown): ThemeName {
  return theme === 'dark' || theme === 'high-contrast' ? theme : 'light';
}
