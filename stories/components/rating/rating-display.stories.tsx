import { sheetModes } from '#.storybook/canvas/modes.ts';
import preview from '#.storybook/preview';
import { RatingDisplay } from '#src/components/rating/index.ts';
import { Stack } from '#stories/support/layout.tsx';

const meta = preview.meta({
  title: 'Components/Rating display',
  component: RatingDisplay,
  tags: ['beta'],
  args: { value: 4.3, count: 128 },
  argTypes: { symbol: { control: false } },
});

export const Default = meta.story({ parameters: { chromatic: { modes: sheetModes } } });

export const Fractions = meta.story({
  render: (args) => (
    <Stack>
      {[0, 0.1, 1.25, 2.5, 3.75, 4.9, 5].map((value) => (
        <RatingDisplay key={value} {...args} value={value} size="lg" />
      ))}
    </Stack>
  ),
});

export const Sizes = meta.story({
  name: 'Sizes, and no ratings',
  render: (args) => (
    <Stack>
      <RatingDisplay {...args} size="sm" />
      <RatingDisplay {...args} size="md" count={1_234_567} />
      <RatingDisplay {...args} size="lg" showNumbers={false} />
      <RatingDisplay value={null} />
    </Stack>
  ),
});
