import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Skeleton } from '#src/primitives/skeleton/index.ts';

const meta = preview.meta({
  title: 'Primitives/Skeleton/Tests',
  component: Skeleton,
  tags: ['play'],
});

export const TheWidthOfABlock = meta.story({
  name: 'A block is a square, or as wide as its `width`',
  render: () => (
    <div style={{ inlineSize: 200 }}>
      <Skeleton shape="block" />
      <Skeleton shape="block" width="60%" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const widths = [...canvasElement.querySelectorAll('svg')].map(
      (block) => block.getBoundingClientRect().width,
    );
    await expect(widths).toEqual([40, 120]);
  },
});
