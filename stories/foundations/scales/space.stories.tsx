import preview from '#.storybook/preview';
import * as scales from './scales.tsx';

const meta = preview.meta({
  title: 'Foundations/Space',
  parameters: { stage: 'fit', controls: { disable: true } },
});

export const Distances = meta.story({ render: () => <scales.Distances /> });

export const ControlSizes = meta.story({
  name: 'Control sizes',
  render: () => <scales.ControlSizes />,
});
