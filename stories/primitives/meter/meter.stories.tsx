import { sheetModes } from '#.storybook/canvas/modes.ts';
import preview from '#.storybook/preview';
import { Meter } from '#src/primitives/meter/index.ts';
import { Stack } from '#stories/support/layout.tsx';

const meta = preview.meta({
  title: 'Primitives/Meter',
  component: Meter,
  tags: ['beta'],
  args: { label: 'Storage', value: 65 },
});

export const Default = meta.story();

export const Tones = meta.story({
  render: (args) => (
    <Stack>
      <Meter {...args} variant="accent" />
      <Meter {...args} variant="gold" value={30} />
      <Meter {...args} tone="success" value={90} />
      <Meter {...args} tone="warning" value={40} />
      <Meter {...args} tone="danger" value={10} />
    </Stack>
  ),
});

export const Levels = meta.story({
  args: { label: 'Password', max: 4, tiles: 4, tone: 'success' },
  render: (args) => (
    <Stack>
      <Meter {...args} value={1} valueText="Weak" tone="danger" />
      <Meter {...args} value={2} valueText="Fair" tone="warning" />
      <Meter {...args} value={3} valueText="Good" />
      <Meter {...args} value={4} valueText="Strong" />
    </Stack>
  ),
});

export const Ends = meta.story({
  name: 'Empty and full',
  parameters: { chromatic: { modes: sheetModes } },
  render: (args) => (
    <Stack>
      <Meter {...args} value={0} />
      <Meter {...args} value={100} />
    </Stack>
  ),
});
