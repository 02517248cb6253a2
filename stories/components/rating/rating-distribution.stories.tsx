import { sheetModes } from '#.storybook/canvas/modes.ts';
import preview from '#.storybook/preview';
import { RatingDistribution } from '#src/components/rating/index.ts';
import { Columns } from '#stories/support/layout.tsx';

const meta = preview.meta({
  title: 'Components/Rating distribution',
  component: RatingDistribution,
  tags: ['beta'],
  args: { counts: [2, 5, 11, 40, 70] },
});

export const Default = meta.story();

export const Links = meta.story({
  name: 'With links to the ratings',
  parameters: { chromatic: { modes: sheetModes } },
  args: {
    hrefFor: (value: number) => (value === 3 ? undefined : `?stars=${value}`),
    counts: [2, 5, 0, 40, 70],
  },
});

export const Extremes = meta.story({
  name: 'Millions of ratings, and none',
  parameters: { stage: 'wide' },
  render: (args) => (
    <Columns wide>
      <RatingDistribution {...args} counts={[412_380, 950_321, 1_620_000, 8_400_120, 22_451_908]} />
      <RatingDistribution {...args} counts={[0, 0, 0, 0, 0]} />
    </Columns>
  ),
});
