import { expect, fn, userEvent } from 'storybook/test';
import preview from '#.storybook/preview';
import { Checkbox } from '#src/primitives/checkbox/index.ts';

const changed = fn();

const meta = preview.meta({
  title: 'Primitives/Checkbox/Tests',
  component: Checkbox,
  tags: ['beta', 'play'],
  args: { children: 'Breakfast', onCheckedChange: changed },
  beforeEach: () => {
    changed.mockClear();
  },
});

export const APressOnTheWordsChecks = meta.story({
  name: 'A click on the label checks, and Space unchecks',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Breakfast'));
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await expect(changed).toHaveBeenCalledTimes(1);
    await expect(changed).toHaveBeenLastCalledWith(true, {
      reason: 'toggle',
      event: expect.any(Event),
    });
    await expect(canvas.getByRole('checkbox')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
  },
});

export const ADescriptionIsNoPartOfTheName = meta.story({
  name: 'A description is not part of the name',
  args: { description: 'From seven to ten.', 'aria-describedby': 'fare' },
  render: (args) => (
    <>
      <p id="fare">In the fare</p>
      <Checkbox {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Breakfast' });
    await expect(box).toHaveAccessibleDescription('In the fare From seven to ten.');
  },
});

export const TheTargetIsLargerThanTheBox = meta.story({
  name: 'The target is larger than the box',
  args: { children: undefined, 'aria-label': 'Breakfast' },
  render: (args) => (
    <>
      <p>Meals</p>
      <p>
        In the fare: <Checkbox {...args} />
      </p>
    </>
  ),
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox');
    const { left, right, top, bottom } = box.getBoundingClientRect();
    const corners = [
      [left - 2, top - 2],
      [right + 2, bottom + 2],
    ] as const;
    for (const [x, y] of corners) await expect(document.elementFromPoint(x, y)).toBe(box);
  },
});
