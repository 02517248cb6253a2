import { useRef, type ReactNode, type RefObject } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { Popover, type PopoverProps } from '#src/primitives/popover/index.ts';
import { TextInput } from '#src/primitives/text-input/index.ts';
import { PopoverExample } from '#stories/support/examples/overlay-examples.tsx';
import { SeveralPopovers } from '#stories/support/examples/several-triggers.tsx';

const meta = preview.meta({
  title: 'Primitives/Popover/Tests',
  component: Popover,
  tags: ['beta', 'play'],
  parameters: { controls: { disable: true } },
});

const closed = fn();
const onOpenChange: PopoverProps['onOpenChange'] = (open, { reason }) =>
  void (open || closed(reason));

export const EscapeClosesAndFocusComesBack = meta.story({
  name: 'Escape closes a popover and returns focus, unless a part of it uses the key',
  render: () => <PopoverExample onOpenChange={onOpenChange} />,
  play: async ({ canvas }) => {
    closed.mockClear();
    const button = canvas.getByRole('button', { name: 'Guests' });
    await userEvent.click(button);
    const inside = await screen.findByRole('button', { name: 'Change the guests' });
    inside.focus();
    inside.addEventListener('keydown', (event) => event.preventDefault(), { once: true });
    await userEvent.keyboard('{Escape}');
    await expect(closed).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(closed.mock.calls).toEqual([['escape-key']]);
    await expect(button).toHaveFocus();
  },
});

export const PressOutsideCloses = meta.story({
  name: 'A click outside closes it',
  render: () => <PopoverExample onOpenChange={onOpenChange} />,
  play: async ({ canvas }) => {
    closed.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Guests' }));
    const panel = await screen.findByRole('dialog', { name: 'Guests' });
    // Wait for the fade-in.
    await waitFor(() => expect(panel).toBeVisible());
    await userEvent.click(panel);
    await expect(panel).toBeVisible();
    await userEvent.click(document.body);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(closed.mock.calls).toEqual([['outside-press']]);
  },
});

export const FocusThatLeavesCloses = meta.story({
  name: 'A popover closes when focus leaves',
  render: () => <PopoverExample defaultOpen onOpenChange={onOpenChange} />,
  play: async ({ canvas }) => {
    closed.mockClear();
    screen.getByRole('button', { name: 'Change the guests' }).focus();
    canvas.getByRole('button', { name: 'Edit trip' }).focus();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(closed.mock.calls).toEqual([['focus-out']]);
  },
});

export const PressOnTheButtonTogglesOnce = meta.story({
  name: 'A click on the button toggles it once',
  render: () => <PopoverExample onOpenChange={onOpenChange} />,
  play: async ({ canvas }) => {
    closed.mockClear();
    const button = canvas.getByRole('button', { name: 'Guests' });
    await userEvent.click(button);
    const panel = await screen.findByRole('dialog');
    await waitFor(() => expect(panel).toBeVisible());
    await userEvent.click(button);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(closed.mock.calls).toEqual([['trigger-press']]);
  },
});

export const AnotherElementIsItsAnchor = meta.story({
  name: 'A click on its button closes it at another anchor, too',
  render: () => (
    <AtTheField>
      {(anchor) => <PopoverExample anchor={anchor} side="top" onOpenChange={onOpenChange} />}
    </AtTheField>
  ),
  play: async ({ canvas }) => {
    closed.mockClear();
    const button = canvas.getByRole('button', { name: 'Guests' });
    await userEvent.click(button);
    const panel = await screen.findByRole('dialog');
    await waitFor(() => expect(panel).toBeVisible());
    const field = canvas.getByRole('textbox').getBoundingClientRect();
    await Promise.all(panel.getAnimations().map(({ finished }) => finished));
    await expect(panel.getBoundingClientRect().bottom).toBeCloseTo(field.top - 8, 0);
    await userEvent.click(button);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(closed.mock.calls).toEqual([['trigger-press']]);
    await expect(button).toHaveFocus();
  },
});

/** Field below free space, and what is placed at it. */
function AtTheField({
  children,
}: {
  children: (anchor: RefObject<HTMLInputElement | null>) => ReactNode;
}) {
  const anchor = useRef<HTMLInputElement>(null);
  return (
    <div style={{ paddingBlockStart: 240 }}>
      <TextInput ref={anchor} aria-label="Guests" />
      {children(anchor)}
    </div>
  );
}

export const OneOfSeveralIsOpen = meta.story({
  name: 'Pressing another trigger closes the first popover and opens its own',
  render: () => <SeveralPopovers />,
  play: async ({ canvas }) => {
    for (const name of ['Guests', 'Dates', 'Budget']) {
      const button = canvas.getByRole('button', { name });
      await userEvent.click(button);
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
      const panel = screen.getByRole('dialog', { name });
      await expect(button).toHaveAttribute('aria-controls', panel.id);
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Budget' })).toHaveFocus();
  },
});
