import { expect, fn, userEvent } from 'storybook/test';
import preview from '#.storybook/preview';
import { Textarea } from '#src/primitives/textarea/index.ts';

const changed = fn();

const meta = preview.meta({
  title: 'Primitives/Textarea/Tests',
  component: Textarea,
  tags: ['beta', 'play'],
  args: { 'aria-label': 'Note', onValueChange: changed },
  beforeEach: () => {
    changed.mockClear();
  },
});

export const EachLineMakesItHigher = meta.story({
  name: 'A textarea grows with each line',
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox');
    await userEvent.type(area, 'We{Enter}arrive{Enter}late');
    const low = area.offsetHeight;
    await userEvent.type(area, '{Enter}about{Enter}ten{Enter}in{Enter}the{Enter}evening');
    await expect(area.offsetHeight).toBeGreaterThan(low);
    await expect(area.scrollHeight).toBe(area.clientHeight);
    await expect(changed).toHaveBeenLastCalledWith(
      'We\narrive\nlate\nabout\nten\nin\nthe\nevening',
      { reason: 'type', event: expect.any(Event) },
    );
  },
});
