import { useRef } from 'react';
import { page } from 'vitest/browser';
import { afterEach, expect, test, vi } from 'vitest';
import { Menu, MenuItem, type MenuProps } from '#src/primitives/menu/index.ts';
import { Popover, type PopoverProps } from '#src/primitives/popover/index.ts';
import { partOf } from '#tests/support/elements.ts';
import { pullSheet } from '#tests/support/pull-sheet.ts';
import { mount, settle, watchPage } from '#tests/support/render.tsx';

watchPage();
afterEach(() => page.viewport(414, 896));

function Opened(props: Pick<PopoverProps, 'onClose' | 'grip'>) {
  const anchor = useRef<HTMLDivElement>(null);
  return (
    <>
      <div ref={anchor} />
      <Popover {...props} anchor={anchor}>
        <p>Rooms</p>
      </Popover>
    </>
  );
}

test('a sheet follows the finger on its grip, and closes after a long drag', async () => {
  await page.viewport(390, 640);
  const onClose = vi.fn<PopoverProps['onClose']>();
  mount(<Opened onClose={onClose} />);
  await settle();
  const sheet = partOf('popover');
  expect(partOf('popover-grip').checkVisibility()).toBe(true);
  expect(pullSheet(sheet, partOf('popover-grip'), 20, 1000)).toBe('0px 20px');
  expect(sheet.style.translate).toBe('');
  expect(onClose).not.toHaveBeenCalled();
  pullSheet(sheet, partOf('popover-grip'), sheet.offsetHeight, 1000);
  expect(onClose.mock.calls.map(([{ reason }]) => reason)).toEqual(['swipe']);
});

test('a popover on a wider screen has no grip', async () => {
  await page.viewport(800, 640);
  mount(<Opened onClose={() => {}} />);
  await settle();
  expect(partOf('popover-grip').checkVisibility()).toBe(false);
});

test('a sheet without a grip has no empty row for it', async () => {
  await page.viewport(390, 640);
  mount(<Opened onClose={() => {}} grip={false} />);
  await settle();
  expect(document.querySelector('[data-slot="popover-grip"]')).toBeNull();
});

test('a menu closes when its sheet is dragged down, and the trigger has focus', async () => {
  await page.viewport(390, 640);
  const onOpenChange = vi.fn<NonNullable<MenuProps['onOpenChange']>>();
  mount(
    <Menu
      defaultOpen
      onOpenChange={onOpenChange}
      renderTrigger={(props) => (
        <button type="button" {...props}>
          Actions
        </button>
      )}
    >
      <MenuItem>Edit</MenuItem>
    </Menu>,
  );
  await settle();
  const sheet = partOf('menu');
  pullSheet(sheet, partOf('popover-grip'), sheet.offsetHeight, 1000);
  await settle();
  expect(onOpenChange.mock.calls.map(([open, { reason }]) => [open, reason])).toEqual([
    [false, 'swipe'],
  ]);
  expect(document.activeElement?.textContent).toBe('Actions');
});
