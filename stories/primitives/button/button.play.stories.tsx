import { expect, fn, userEvent } from 'storybook/test';
import preview from '#.storybook/preview';
import { Button } from '#src/primitives/button/index.ts';
import { calendar, Icon } from '#src/primitives/icon/index.ts';

const pressed = fn();
const sent = fn();

const meta = preview.meta({
  title: 'Primitives/Button/Tests',
  component: Button,
  tags: ['beta', 'play'],
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

export const ALoadingButtonKeepsItsWidthAndItsName = meta.story({
  name: 'A loading button keeps its width and its name, and its spinner replaces the icon',
  args: {
    children: (
      <>
        <Icon icon={calendar} />
        Pick a date
      </>
    ),
  },
  render: (args) => (
    <>
      <Button {...args} loading={false} />
      <Button {...args} loading />
    </>
  ),
  play: async ({ canvas }) => {
    const [one, other] = canvas.getAllByRole('button') as [HTMLElement, HTMLElement];
    const spinner = other.querySelector('[data-slot="spinner"]') as Element;
    const box = other.getBoundingClientRect();
    await expect(box.width).toBe(one.getBoundingClientRect().width);
    const { left, right } = spinner.getBoundingClientRect();
    await expect(left - box.left).toBeCloseTo(box.right - right, 0);
    await expect(getComputedStyle(other).webkitTextFillColor).toBe('rgba(0, 0, 0, 0)');
    await expect(other.querySelector('[data-slot="icon"]')).not.toBeVisible();
    await expect(other).toHaveAccessibleName(one.textContent ?? '');
  },
});
