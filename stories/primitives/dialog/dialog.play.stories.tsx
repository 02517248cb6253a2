import { useRef } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { Button } from '#src/primitives/button/index.ts';
import { Dialog, type DialogProps } from '#src/primitives/dialog/index.ts';
import { TextInput } from '#src/primitives/text-input/index.ts';
import { DialogExample } from '#stories/support/examples/overlay-examples.tsx';
import { SeveralButtonsOfADialog } from '#stories/support/examples/several-triggers.tsx';

const meta = preview.meta({
  title: 'Primitives/Dialog/Tests',
  component: Dialog,
  tags: ['beta', 'play'],
  args: { heading: 'Delete this trip?' },
  parameters: { controls: { disable: true } },
});

const changed = fn();
const onOpenChange: DialogProps['onOpenChange'] = (open, { reason }) => void changed(open, reason);

const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const ItOpensAtTheSafestButtonAndGivesFocusBack = meta.story({
  name: 'It opens with focus on the safest button, and returns focus when it closes',
  render: () => <DialogExample onOpenChange={onOpenChange} />,
  play: async ({ canvas }) => {
    changed.mockClear();
    const opener = canvas.getByRole('button', { name: 'Delete trip' });
    await userEvent.click(opener);
    const dialog = screen.getByRole('dialog');
    await expect(dialog).toHaveAccessibleName('Delete this trip?');
    await expect(dialog).toHaveAccessibleDescription(/and its notes will be deleted/);
    await expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expectClosed();
    await expect(changed.mock.lastCall).toEqual([false, 'escape-key']);
    await expect(opener).toHaveFocus();
    await userEvent.click(opener);
    await userEvent.keyboard('{Enter}');
    await expectClosed();
    await expect(opener).toHaveFocus();
  },
});

export const InitialFocusCanBeAField = meta.story({
  name: 'A field can have the initial focus',
  render: () => <FocusOnField />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete trip' }));
    await expect(screen.getByRole('textbox', { name: 'Title' })).toHaveFocus();
  },
});

function FocusOnField() {
  const field = useRef<HTMLInputElement>(null);
  return (
    <DialogExample initialFocus={field}>
      <TextInput ref={field} aria-label="Title" />
    </DialogExample>
  );
}

export const TriggerSaysWhatItOpens = meta.story({
  name: 'The trigger of a dialog says what it opens',
  render: () => (
    <Dialog
      heading="Share the trip"
      renderTrigger={(trigger) => <Button {...trigger}>Share</Button>}
      onOpenChange={onOpenChange}
    />
  ),
  play: async ({ canvas }) => {
    changed.mockClear();
    const trigger = canvas.getByRole('button', { name: 'Share' });
    await expect(trigger).toHaveAttribute('aria-haspopup', 'dialog');
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(trigger);
    const dialog = screen.getByRole('dialog', { name: 'Share the trip' });
    await expect(trigger).toHaveAttribute('aria-controls', dialog.id);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expectClosed();
    await expect(trigger).toHaveFocus();
    await expect(changed.mock.calls).toEqual([
      [true, 'trigger-press'],
      [false, 'close-press'],
    ]);
  },
});

export const FocusReturnsToTheButtonThatOpenedIt = meta.story({
  name: 'Focus returns to the one of several buttons that opened it',
  render: () => <SeveralButtonsOfADialog />,
  play: async ({ canvas }) => {
    for (const name of ['Porto', 'Lisbon']) {
      const button = canvas.getByRole('button', { name: `Delete ${name}` });
      await userEvent.click(button);
      await expect(screen.getByRole('dialog')).toHaveAccessibleName(`Delete ${name}?`);
      await userEvent.keyboard('{Escape}');
      await expectClosed();
      await expect(button).toHaveFocus();
    }
  },
});
