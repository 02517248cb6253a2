import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { expect, test } from 'vitest';
import { Button } from '#src/primitives/button/index.ts';
import { Dialog } from '#src/primitives/dialog/index.ts';
import { Menu, MenuItem } from '#src/primitives/menu/index.ts';
import { createToastQueue, ToastRegion } from '#src/primitives/toast/index.ts';
import { Tooltip } from '#src/primitives/tooltip/index.ts';

function Question() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Delete</Button>
      <Dialog
        heading="Delete this trip?"
        actions={<Button onClick={() => setOpen(false)}>Keep it</Button>}
        open={open}
        onOpenChange={setOpen}
      />
    </>
  );
}

test('a dialog opens, and a button and Escape close it', async () => {
  const user = userEvent.setup();
  render(<Question />);
  for (const close of [
    () => user.click(screen.getByRole('button', { name: 'Keep it' })),
    () => {
      screen.getByRole('button', { name: 'Keep it' }).focus();
      return user.keyboard('{Escape}');
    },
  ]) {
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(screen.getByRole('dialog', { name: 'Delete this trip?' })).toBeVisible();
    await close();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  }
});

test('a menu opens, and an item is chosen by the keyboard', async () => {
  const user = userEvent.setup();
  const chosen: string[] = [];
  render(
    <Menu renderTrigger={(trigger) => <Button {...trigger}>Actions</Button>}>
      <MenuItem>Edit</MenuItem>
      <MenuItem onClick={() => chosen.push('Delete')}>Delete</MenuItem>
    </Menu>,
  );
  const trigger = screen.getByRole('button', { name: 'Actions' });
  trigger.focus();
  await user.keyboard('{ArrowUp}');
  expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(chosen).toEqual(['Delete']);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(trigger).toHaveFocus();
});

test('a toast is shown, and its action runs', async () => {
  const user = userEvent.setup();
  const queue = createToastQueue();
  let undone = 0;
  render(
    <>
      <Button
        onClick={() =>
          queue.add({
            message: 'Deleted',
            action: { label: 'Undo', onAction: () => (undone += 1) },
          })
        }
      >
        Delete
      </Button>
      <ToastRegion queue={queue} />
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(screen.getByRole('status')).toHaveTextContent('Deleted');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(undone).toBe(1);
  expect(screen.queryByText('Deleted')).not.toBeInTheDocument();
});

function Described() {
  const anchor = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button ref={anchor}>Share</Button>
      <Tooltip anchor={anchor} delay={0}>
        Copies the link
      </Tooltip>
    </>
  );
}

test('a tooltip describes its button, and hover shows it', async () => {
  const user = userEvent.setup();
  render(<Described />);
  const button = screen.getByRole('button', { name: 'Share' });
  expect(button).toHaveAccessibleDescription('Copies the link');
  expect(screen.getByText('Copies the link')).not.toBeVisible();
  await user.hover(button);
  expect(await screen.findByRole('tooltip')).toBeVisible();
});
