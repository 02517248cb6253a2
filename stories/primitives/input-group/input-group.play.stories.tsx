import { expect, userEvent } from 'storybook/test';
import preview from '#.storybook/preview';
import { IconButton } from '#src/primitives/button/index.ts';
import { Icon, x } from '#src/primitives/icon/index.ts';
import { InputGroup, TextInput } from '#src/primitives/text-input/index.ts';

const meta = preview.meta({
  title: 'Primitives/Input group/Tests',
  component: InputGroup,
  tags: ['beta', 'play'],
  render: () => (
    <InputGroup data-testid="group">
      <TextInput aria-label="Arrival" />
      <IconButton label="Clear" size="sm">
        <Icon icon={x} />
      </IconButton>
    </InputGroup>
  ),
});

export const DrawsOneRingAroundTheWholeGroup = meta.story({
  name: 'One focus ring surrounds the group, and a button inside has its own',
  play: async ({ canvas }) => {
    const ring = (element: Element) => getComputedStyle(element).outlineStyle;
    const group = canvas.getByTestId('group');
    const input = canvas.getByRole('textbox');
    await userEvent.click(input);
    await expect(input).toHaveFocus();
    await expect([ring(group), ring(input)]).toEqual(['solid', 'none']);
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Clear' });
    await expect(button).toHaveFocus();
    await expect([ring(group), ring(button)]).toEqual(['none', 'solid']);
  },
});
