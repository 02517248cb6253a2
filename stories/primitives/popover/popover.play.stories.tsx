import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { Popover, type PopoverProps } from '#src/primitives/popover/index.ts';
import { PopoverExample } from '#stories/support/examples/popover-example.tsx';

const meta = preview.meta({
  title: 'Primitives/Popover/Tests',
  component: Popover,
  tags: ['beta', 'play'],
  parameters: { controls: { disable: true } },
});

const closed = fn();
const onClose: PopoverProps['onClose'] = ({ reason }) => void closed(reason);

export const EscapeClosesAndFocusComesBack = meta.story({
  name: 'Escape closes it and returns focus',
  render: () => <PopoverExample onClose={onClose} />,
  play: async ({ canvas, step }) => {
    closed.mockClear();
    const button = canvas.getByRole('button', { name: 'Who is coming' });
    await step('Click the button and move focus into the panel', async () => {
      await userEvent.click(button);
      const inside = await screen.findByRole('button', { name: 'Change the guests' });
      inside.focus();
    });
    await step('Press Escape: the panel closes and focus returns to the button', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(closed.mock.calls).toEqual([['escape-key']]);
      await expect(button).toHaveFocus();
    });
  },
});

export const APartThatUsesEscapeKeepsItOpen = meta.story({
  name: 'A part that uses Escape keeps it open',
  render: () => <PopoverExample onClose={onClose} />,
  play: async ({ canvas, step }) => {
    closed.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Who is coming' }));
    const inside = await screen.findByRole('button', { name: 'Change the guests' });
    inside.focus();
    await step('Press Escape in a part that uses it: the panel stays open', async () => {
      inside.addEventListener('keydown', (event) => event.preventDefault(), { once: true });
      await userEvent.keyboard('{Escape}');
      await expect(closed).not.toHaveBeenCalled();
    });
    await step('Press Escape again: the panel closes', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  },
});

export const PressOutsideCloses = meta.story({
  name: 'A click outside closes it',
  render: () => <PopoverExample onClose={onClose} />,
  play: async ({ canvas, step }) => {
    closed.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Who is coming' }));
    const panel = await screen.findByRole('dialog', { name: 'Guests' });
    await step('Click in the panel: it stays open', async () => {
      // Wait for the fade-in.
      await waitFor(() => expect(panel).toBeVisible());
      await userEvent.click(panel);
      await expect(panel).toBeVisible();
    });
    await step('Click outside: the panel closes, and the reason is reported', async () => {
      await userEvent.click(document.body);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(closed.mock.calls).toEqual([['outside-press']]);
    });
  },
});

export const FocusThatLeavesCloses = meta.story({
  name: 'It closes when focus leaves',
  render: () => <PopoverExample defaultOpen onClose={onClose} />,
  play: async ({ canvas }) => {
    closed.mockClear();
    screen.getByRole('button', { name: 'Change the guests' }).focus();
    canvas.getByRole('button', { name: 'Something else' }).focus();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(closed.mock.calls).toEqual([['focus-out']]);
  },
});

export const PressOnTheButtonTogglesOnce = meta.story({
  name: 'A click on the button toggles it once',
  render: () => <PopoverExample onClose={onClose} />,
  play: async ({ canvas, step }) => {
    closed.mockClear();
    const button = canvas.getByRole('button', { name: 'Who is coming' });
    await step('Click the button: the panel opens', async () => {
      await userEvent.click(button);
      const panel = await screen.findByRole('dialog');
      await waitFor(() => expect(panel).toBeVisible());
    });
    await step('Click it again: the panel closes, and onClose is not called', async () => {
      await userEvent.click(button);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await expect(closed).not.toHaveBeenCalled();
    });
  },
});

export const StandsBelowItsButton = meta.story({
  name: 'It opens below its button',
  render: () => <PopoverExample defaultOpen />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Who is coming' });
    await expectBelow(button, screen.getByRole('dialog'));
  },
});

export const StandsBelowItsButtonWithoutCssAnchors = meta.story({
  name: 'It opens below its button without CSS anchors',
  beforeEach: () => {
    const supports = CSS.supports;
    CSS.supports = ((...words: [string]) =>
      !words[0].startsWith('anchor-name') && supports.apply(CSS, words)) as typeof supports;
    return () => void (CSS.supports = supports);
  },
  render: () => <PopoverExample defaultOpen />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Who is coming' });
    const panel = screen.getByRole('dialog');
    await expect(panel).toHaveAttribute('data-measured');
    // The measuring code is still loading.
    await waitFor(() => expect(panel.style.getPropertyValue('--popover-top')).not.toBe(''));
    await expectBelow(button, panel);
  },
});

async function expectBelow(button: HTMLElement, panel: HTMLElement) {
  const byMeasure = panel.hasAttribute('data-measured');
  const anchor = button.getBoundingClientRect();
  // Wait until it has moved into place.
  await Promise.all(panel.getAnimations().map(({ finished }) => finished));
  const box = panel.getBoundingClientRect();
  await expect(box.top - anchor.bottom).toBeCloseTo(6, 0);
  // At least 8 px from the edge of the page.
  await expect(box.left).toBeCloseTo(Math.max(anchor.left, byMeasure ? 8 : 0), 0);
}
