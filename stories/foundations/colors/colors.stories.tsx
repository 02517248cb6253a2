import preview from '#.storybook/preview';
import { ContrastMatrix } from './contrast-matrix.tsx';
import { Ramps, Roles } from './palette.tsx';

const meta = preview.meta({
  title: 'Foundations/Colors',
  parameters: { stage: 'wide', controls: { disable: true } },
});

export const Palette = meta.story({ render: () => <Ramps /> });

export const ColorRoles = meta.story({
  name: 'Roles',
  render: () => <Roles />,
});

export const Contrast = meta.story({ render: () => <ContrastMatrix /> });
