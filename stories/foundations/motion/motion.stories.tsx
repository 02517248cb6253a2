import preview from '#.storybook/preview';
import * as demo from './motion-demo.tsx';

const meta = preview.meta({
  title: 'Foundations/Motion',
  parameters: { controls: { disable: true } },
});

export const Durations = meta.story({ render: () => <demo.Durations /> });

export const Easings = meta.story({ render: () => <demo.Easings /> });
