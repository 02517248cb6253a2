import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DatePicker } from '#src/components/date-picker/index.ts';
import { Button } from '#src/primitives/button/index.ts';
import { Dialog } from '#src/primitives/dialog/index.ts';
import { Menu, MenuItem } from '#src/primitives/menu/index.ts';
import { createToastQueue, ToastRegion } from '#src/primitives/toast/index.ts';
import { openOnce } from '#tests/support/open-once.tsx';
import { mount, settle, watchPage } from '#tests/support/render.tsx';

watchPage();
beforeAll(() => openOnce(<DatePicker aria-label="Once" defaultOpen />));
beforeEach(() => page.viewport(1000, 800));
afterEach(() => page.viewport(414, 896));

const hold = async (key: string) => {
  await userEvent.keyboard(`{${key}>4/}`);
  await settle();
};

test('Enter that opens a menu does not choose its first item', async () => {
  const edit = vi.fn();
  mount(
    <Menu renderTrigger={(trigger) => <Button {...trigger}>Actions</Button>}>
      <MenuItem onClick={edit}>Edit</MenuItem>
    </Menu>,
  );
  page.getByRole('button').element().focus();
  await hold('Enter');
  await expect.element(page.getByRole('menuitem')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(edit).toHaveBeenCalledOnce();
});

test('Enter that opens a calendar selects no day', async () => {
  const onValueChange = vi.fn();
  mount(<DatePicker aria-label="Date" onValueChange={onValueChange} />);
  page.getByRole('button').element().focus();
  await hold('Enter');
  await expect.element(page.getByRole('dialog')).toBeVisible();
  expect(onValueChange).not.toHaveBeenCalled();
});

test('F4 opens a calendar and leaves it open', async () => {
  const onOpenChange = vi.fn();
  mount(<DatePicker aria-label="Date" onOpenChange={onOpenChange} />);
  page.getByRole('textbox').element().focus();
  await hold('F4');
  expect(onOpenChange.mock.calls.map(([open]) => open as boolean)).toEqual([true]);
});

test('Escape that leaves the years of a calendar does not close the calendar', async () => {
  mount(
    <Dialog heading="Trip" defaultOpen>
      <DatePicker aria-label="Date" defaultOpen />
    </Dialog>,
  );
  await userEvent.click(page.getByRole('button', { name: /\d{4}/ }));
  await hold('Escape');
  await expect.element(page.getByRole('grid')).toBeVisible();
  await hold('Escape');
  await expect.element(page.getByRole('dialog', { name: 'Trip' })).toBeVisible();
  expect(document.querySelector('[role="grid"]')).toBeNull();
});

test('Enter on the action of a toast does not press the button that gets the focus back', async () => {
  const queue = createToastQueue();
  const remove = vi.fn(() => {
    queue.add({ message: 'Deleted', action: { label: 'Undo', onAction: () => {} } });
  });
  mount(
    <>
      <Button onClick={remove}>Delete</Button>
      <ToastRegion queue={queue} />
    </>,
  );
  await userEvent.click(page.getByRole('button', { name: 'Delete' }));
  await userEvent.keyboard('{F6}{Tab}');
  await hold('Enter');
  await expect.element(page.getByRole('button', { name: 'Delete' })).toHaveFocus();
  expect(remove).toHaveBeenCalledOnce();
});
