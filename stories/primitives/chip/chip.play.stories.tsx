import { expect, fn, userEvent } from 'storybook/test';
import preview from '#.storybook/preview';
import { Chip, ChipRemove } from '#src/primitives/chip/index.ts';

const removed = fn();

const meta = preview.meta({
  title: 'Primitives/Chip/Tests',
  component: Chip,
  tags: ['beta', 'play'],
  beforeEach: () => {
    removed.mockClear();
  },
  render: (args) => (
    <form>
      <Chip {...args} data-testid="chip">
        <bdi>Donaudampfschifffahrtsgesellschaftskapitän</bdi>
        <ChipRemove label="Remove the captain" onClick={removed} />
      </Chip>
    </form>
  ),
});

export const TheRemoveButtonIsTwentyFourPixelsAndHasItsOwnRing = meta.story({
  name: 'The remove button is 24 by 24 pixels and has its own focus ring',
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Remove the captain' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(getComputedStyle(button).outlineStyle).toBe('solid');
    const { width, height } = button.getBoundingClientRect();
    await expect([width, height]).toEqual([24, 24]);
    await userEvent.keyboard('{Enter}');
    await expect(removed).toHaveBeenCalledOnce();
  },
});

export const ADoubleClickRemovesOneValue = meta.story({
  name: 'A double click removes one value',
  play: async ({ canvas }) => {
    await userEvent.dblClick(canvas.getByRole('button'));
    await expect(removed).toHaveBeenCalledOnce();
  },
});

export const ADisabledFieldsetMakesChipsLookDisabled = meta.story({
  name: 'A disabled fieldset makes chips look disabled',
  render: () => (
    <>
      <fieldset disabled>
        <Chip data-testid="inside">Family</Chip>
      </fieldset>
      <Chip data-testid="itself" disabled>
        Family
      </Chip>
    </>
  ),
  play: async ({ canvas }) => {
    const looks = (id: string) => {
      const { color, backgroundColor } = getComputedStyle(canvas.getByTestId(id));
      return [color, backgroundColor];
    };
    await expect(looks('inside')).toEqual(looks('itself'));
  },
});
