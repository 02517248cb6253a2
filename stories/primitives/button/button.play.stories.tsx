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
  play: async ({ canvas, step }) => {
    const button = canvas.getByRole('button', { name: 'Save changes' });
    await step('Click the button: it has focus', async () => {
      await userEvent.click(button);
      await expect(button).toHaveFocus();
    });
    await step('Press Enter: it is disabled, and nothing is reported or sent', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await expect(pressed).not.toHaveBeenCalled();
      await expect(sent).not.toHaveBeenCalled();
    });
  },
});

export const ALoadingButtonKeepsItsWidthAndItsName = meta.story({
  name: 'A loading button keeps its width and its name',
  render: (args) => (
    <>
      <Button {...args} loading={false} />
      <Button {...args} loading />
    </>
  ),
  play: async ({ canvas, step }) => {
    const [one, other] = canvas.getAllByRole('button') as [HTMLElement, HTMLElement];
    const spinner = other.querySelector('[data-slot="spinner"]') as Element;
    const box = other.getBoundingClientRect();
    await step('It is as wide as before', async () => {
      await expect(box.width).toBe(one.getBoundingClientRect().width);
    });
    await step('The spinner is in the middle, instead of the label', async () => {
      const { left, right } = spinner.getBoundingClientRect();
      await expect(left - box.left).toBeCloseTo(box.right - right, 0);
      await expect(getComputedStyle(other).webkitTextFillColor).toBe('rgba(0, 0, 0, 0)');
    });
    await step('It keeps its name', async () => {
      await expect(other).toHaveAccessibleName(one.textContent ?? '');
    });
  },
});

export const TheSpinnerTakesThePlaceOfAnIcon = meta.story({
  name: 'The spinner replaces the icon',
  render: (args) => (
    <>
      <Button {...args}>
        <Icon icon={calendar} />
        Pick a date
      </Button>
      <Button {...args} loading>
        <Icon icon={calendar} />
        Pick a date
      </Button>
    </>
  ),
  play: async ({ canvas }) => {
    const [one, other] = canvas.getAllByRole('button') as [HTMLElement, HTMLElement];
    await expect(other.getBoundingClientRect().width).toBe(one.getBoundingClientRect().width);
    await expect(other.querySelector('[data-slot="icon"]')).not.toBeVisible();
    await expect(other.querySelector('[data-slot="spinner"]')).toBeVisible();
  },
});
