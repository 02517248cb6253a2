import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { Tooltip } from '#src/primitives/tooltip/index.ts';
import { TooltipExample } from '#stories/support/examples/overlay-examples.tsx';

const meta = preview.meta({
  title: 'Primitives/Tooltip/Tests',
  component: Tooltip,
  tags: ['beta', 'play'],
  parameters: { controls: { disable: true } },
});

const button = () => screen.getByRole('button', { name: 'Copy the link' });
const tip = () => document.querySelector('[data-slot="tooltip"]');
const expectShown = () => waitFor(() => expect(tip()).toBeVisible());
const expectHidden = () => waitFor(() => expect(tip()).not.toBeVisible());

export const KeyboardFocusShowsItAndEscapeHidesIt = meta.story({
  name: 'Keyboard focus shows it, and Escape hides it',
  render: () => <TooltipExample delay={0} />,
  play: async () => {
    await userEvent.tab();
    await expect(button()).toHaveFocus();
    await expectShown();
    await userEvent.keyboard('{Escape}');
    await expectHidden();
    await expect(button()).toHaveFocus();
  },
});

export const TextDescribesTheButtonBeforeItIsShown = meta.story({
  name: 'The text describes the button before it is shown',
  render: () => <TooltipExample>Works for a week</TooltipExample>,
  play: async () => {
    await expect(button()).toHaveAccessibleDescription('Works for a week');
    await expect(tip()).not.toBeVisible();
  },
});

export const NameIsNotAnnouncedTwice = meta.story({
  name: 'The name is not announced twice',
  render: () => <TooltipExample />,
  play: async () => {
    await expect(button()).not.toHaveAttribute('aria-describedby');
  },
});
