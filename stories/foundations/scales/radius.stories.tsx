import preview from '#.storybook/preview';
import * as scales from './scales.tsx';

const meta = preview.meta({
  title: 'Foundations/Radius',
  parameters: { stage: 'fit', controls: { disable: true } },
});

export const Corners = meta.story({ render: () => <scales.Corners /> });

export const NestedCorners = meta.story({
  name: 'Nested corners',
  render: () => <scales.NestedCorners />,
});
