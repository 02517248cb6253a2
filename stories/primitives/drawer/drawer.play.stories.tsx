import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { Drawer } from '#src/primitives/dialog/index.ts';
import { DrawerExample } from '#stories/support/examples/overlay-examples.tsx';

const meta = preview.meta({
  title: 'Primitives/Drawer/Tests',
  component: Drawer,
  tags: ['beta', 'play'],
  args: { heading: 'Travel journal' },
  parameters: { controls: { disable: true } },
});

export const EscapeAndTheCloseButtonCloseIt = meta.story({
  name: 'Escape and the close button close it',
  render: () => <DrawerExample />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Menu' });
    for (const close of [
      () => userEvent.keyboard('{Escape}'),
      () => userEvent.click(screen.getByRole('button', { name: 'Close' })),
    ]) {
      await userEvent.click(opener);
      await expect(screen.getByRole('dialog')).toHaveAccessibleName('Travel journal');
      await close();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(opener).toHaveFocus();
    }
  },
});
