import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { Menu, MenuItem } from '#src/primitives/menu/index.ts';
import { MenuExample } from '#stories/support/examples/menu-example.tsx';

const meta = preview.meta({
  title: 'Primitives/Menu/Tests',
  component: Menu,
  tags: ['beta', 'play'],
  args: { renderTrigger: () => null },
  parameters: { controls: { disable: true } },
});

const changed = fn();
const chosen = fn();

const item = (name: string | RegExp) => screen.getByRole('menuitem', { name });
const expectClosed = () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
const trigger = () => screen.getByRole('button', { name: 'Trip actions' });

export const KeysOpenItAtTheFirstOrLastItem = meta.story({
  name: 'Keys open it at the first or last item',
  render: () => <MenuExample />,
  play: async () => {
    for (const [key, first] of [
      ['{Enter}', 'Edit E'],
      [' ', 'Edit E'],
      ['{ArrowDown}', 'Edit E'],
      ['{ArrowUp}', 'Delete…'],
    ] as const) {
      trigger().focus();
      await userEvent.keyboard(key);
      await expect(trigger()).toHaveAttribute('aria-expanded', 'true');
      await expect(screen.getByRole('menu')).toHaveAccessibleName('Trip actions');
      await expect(item(first)).toHaveFocus();
      await userEvent.keyboard('{Escape}');
      await expectClosed();
      await expect(trigger()).toHaveFocus();
    }
  },
});

export const ArrowsHomeAndEndMoveThroughTheItems = meta.story({
  name: 'Arrow keys, Home, End and letters move through the items',
  render: () => <MenuExample />,
  play: async () => {
    trigger().focus();
    await userEvent.keyboard('{Enter}');
    for (const [key, next] of [
      ['{ArrowDown}', /^Duplicate/],
      ['{End}', 'Delete…'],
      ['{ArrowDown}', /^Edit/],
      ['{ArrowUp}', 'Delete…'],
      ['{ArrowUp}', 'Share'],
      ['{Home}', /^Edit/],
      ['s', 'Share'],
    ] as const) {
      await userEvent.keyboard(key);
      await expect(item(next)).toHaveFocus();
    }
  },
});

export const EnterChoosesAndFocusComesBack = meta.story({
  name: 'Enter activates an item and returns focus',
  render: () => (
    <MenuExample onOpenChange={(open, { reason }) => void changed(open, reason)}>
      <MenuItem onClick={() => void chosen('first')}>First</MenuItem>
      <MenuItem onClick={() => void chosen('second')}>Second</MenuItem>
    </MenuExample>
  ),
  play: async () => {
    changed.mockClear();
    chosen.mockClear();
    trigger().focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expectClosed();
    await expect(chosen.mock.calls).toEqual([['second']]);
    await expect(changed.mock.calls).toEqual([
      [true, 'keyboard'],
      [false, 'item-press'],
    ]);
    await expect(trigger()).toHaveFocus();
  },
});

export const DisabledItemsAreReachedAndDoNothing = meta.story({
  name: 'Disabled items are focusable and do nothing',
  render: () => (
    <MenuExample>
      <MenuItem disabled onClick={() => void chosen()}>
        Print
      </MenuItem>
    </MenuExample>
  ),
  play: async () => {
    chosen.mockClear();
    trigger().focus();
    await userEvent.keyboard('{Enter}');
    await expect(item('Print')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(chosen).not.toHaveBeenCalled();
    // Wait for the fade-in.
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
  },
});

export const PointerOpensItAndMovesFocus = meta.story({
  name: 'The pointer opens it and moves focus',
  render: () => <MenuExample />,
  play: async () => {
    await userEvent.click(trigger());
    await expect(screen.getByRole('menu')).toHaveFocus();
    await userEvent.hover(item('Share'));
    await expect(item('Share')).toHaveFocus();
    await userEvent.click(document.body);
    await expectClosed();
  },
});
