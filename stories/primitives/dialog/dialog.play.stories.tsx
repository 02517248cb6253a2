import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { Dialog, type DialogProps } from '#src/primitives/dialog/index.ts';
import { TextInput } from '#src/primitives/text-input/index.ts';
import { DialogExample } from '#stories/support/examples/dialog-example.tsx';

const meta = preview.meta({
  title: 'Primitives/Dialog/Tests',
  component: Dialog,
  tags: ['beta', 'play'],
  args: { heading: 'Delete this trip?' },
  parameters: { controls: { disable: true } },
});

const changed = fn();
const onOpenChange: DialogProps['onOpenChange'] = (open, { reason }) => void changed(open, reason);

async function open(canvas: { getByRole: typeof screen.getByRole }) {
  changed.mockClear();
  const opener = canvas.getByRole('button', { name: 'Delete trip' });
  await userEvent.click(opener);
  return { opener, dialog: screen.getByRole('dialog') };
}

const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const HeadingNamesAndDescriptionDescribes = meta.story({
  name: 'The heading is its name and the description describes it',
  render: () => <DialogExample />,
  play: async ({ canvas }) => {
    const { dialog } = await open(canvas);
    await expect(dialog).toHaveAccessibleName('Delete this trip?');
    await expect(dialog).toHaveAccessibleDescription(/and its notes are deleted/);
  },
});

export const SafestButtonHasFocus = meta.story({
  name: 'The safest button has focus',
  render: () => <DialogExample />,
  play: async ({ canvas }) => {
    await open(canvas);
    await expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus();
  },
});

export const InitialFocusCanBeAField = meta.story({
  name: 'A field can have the initial focus',
  render: () => (
    <DialogExample initialFocus="input">
      <TextInput aria-label="Title" />
    </DialogExample>
  ),
  play: async ({ canvas }) => {
    await open(canvas);
    await expect(screen.getByRole('textbox', { name: 'Title' })).toHaveFocus();
  },
});

export const EscapeClosesAndFocusComesBack = meta.story({
  name: 'Escape closes it and returns focus',
  render: () => <DialogExample onOpenChange={onOpenChange} />,
  play: async ({ canvas }) => {
    const { opener } = await open(canvas);
    await userEvent.keyboard('{Escape}');
    await expectClosed();
    await expect(changed.mock.calls).toEqual([[false, 'escape-key']]);
    await expect(opener).toHaveFocus();
  },
});

export const ButtonClosesAndFocusComesBack = meta.story({
  name: 'A button closes it and returns focus',
  render: () => <DialogExample onOpenChange={onOpenChange} />,
  play: async ({ canvas }) => {
    const { opener } = await open(canvas);
    await userEvent.keyboard('{Enter}');
    await expectClosed();
    await expect(opener).toHaveFocus();
  },
});

export const DialogWithoutActionsHasACloseButton = meta.story({
  name: 'A dialog without actions has a close button',
  render: () => <DialogExample actions={undefined} onOpenChange={onOpenChange} />,
  play: async ({ canvas }) => {
    const { opener } = await open(canvas);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expectClosed();
    await expect(changed.mock.calls).toEqual([[false, 'close-button']]);
    await expect(opener).toHaveFocus();
  },
});
