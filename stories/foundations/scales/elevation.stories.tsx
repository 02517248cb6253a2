import preview from '#.storybook/preview';
import * as scales from './scales.tsx';

const meta = preview.meta({
  title: 'Foundations/Elevation',
  parameters: { controls: { disable: true } },
});

export const Surfaces = meta.story({ render: () => <scales.Surfaces /> });

export const Shadows = meta.story({ render: () => <scales.Shadows /> });
