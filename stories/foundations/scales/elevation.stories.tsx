import * as scales from './scales.tsx';
import preview from '#.storybook/preview';

const meta = preview.meta({
  title: 'Foundations/Elevation',
  parameters: { controls: { disable: true } },
});

export const Surfaces = meta.story({ render: () => <scales.Surfaces /> });

export const Shadows = meta.story({ render: () => <scales.Shadows /> });
