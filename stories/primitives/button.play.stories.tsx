import { expect, fn, userEvent } from 'storybook/test';
import preview from '#.storybook/preview';
import { Button } from '#src/primitives/button/index.ts';

const pressed = fn();
const sent = fn();

const meta = preview.meta({
  title: 'Behavior/Button',
  component: Button,
  tags: ['play'],
  args: { children: 'Save changes', onClick: pressed },
  beforeEach: () => {
    pressed.mockClear();
    sent.mockClear();
  },
});

export const WhileItLoadsPressesDoNothing = meta.story({
  name: 'Clicks are ignored while it loads',
  args: { loading: true, type: 'submit' },
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent();
      }}
    >
      <Button {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Save changes' });
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(pressed).not.toHaveBeenCalled();
    await expect(sent).not.toHaveBeenCalled();
  },
});

export const ItKeepsItsWidthWhileItLoads = meta.story({
  name: 'It keeps its width while it loads',
  render: (args) => (
    <>
      <Button {...args} />
      <Button {...args} loading />
    </>
  ),
  play: async ({ canvas }) => {
    const [one, other] = canvas.getAllByRole('button');
    await expect(other?.offsetWidth).toBe(one?.offsetWidth);
  },
});
