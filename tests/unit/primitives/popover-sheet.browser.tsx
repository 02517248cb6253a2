import { useRef } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Menu, MenuItem, type MenuProps } from '#src/primitives/menu/index.ts';
import {
  ListPopover,
  PopoverPanel,
  type PopoverPanelProps,
} from '#src/primitives/popover/index.ts';
import { partOf } from '#tests/support/elements.ts';
import { pullSheet } from '#tests/support/pull-sheet.ts';
import { mount, settle, watchPage } from '#tests/support/render.tsx';

watchPage();
afterEach(() => page.viewport(414, 896));

function Opened(props: Partial<PopoverPanelProps>) {
  const anchor = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button type="button" ref={anchor}>
        Rooms of the house
      </button>
      <PopoverPanel onClose={() => {}} {...props} anchor={anchor}>
        <p>Rooms</p>
      </PopoverPanel>
    </>
  );
}

function OpenedList() {
  const anchor = useRef<HTMLInputElement>(null);
  return (
    <>
      <input ref={anchor} aria-label="Room" />
      <ListPopover anchor={anchor} onClose={() => {}}>
        <p>Rooms</p>
      </ListPopover>
    </>
  );
}

async function open(width: number, props: Partial<PopoverPanelProps> = {}) {
  await page.viewport(width, 640);
  mount(<Opened {...props} />);
  await settle();
}

test('a sheet follows the finger on its head, and closes after a long drag', async () => {
  const onClose = vi.fn<PopoverPanelProps['onClose']>();
  await open(390, { onClose });
  const sheet = partOf('popover');
  expect(pullSheet(sheet, partOf('popover-header'), 20, 1000)).toBe('0px 20px');
  expect(sheet.style.translate).toBe('');
  expect(onClose).not.toHaveBeenCalled();
  pullSheet(sheet, partOf('popover-header'), sheet.offsetHeight, 1000);
  expect(onClose.mock.calls.map(([{ reason }]) => reason)).toEqual(['swipe']);
});

test.each([
  ['the words of its button', {}, 'Rooms of the house'],
  ['its name', { 'aria-label': 'Guests' }, 'Guests'],
  ['its heading', { 'aria-label': 'Guests', heading: 'Who is coming' }, 'Who is coming'],
])('a sheet has %s as a title', async (_, props, title) => {
  await open(390, props);
  expect(partOf('popover-title').textContent).toBe(title);
});

test('a sheet has a close button with a target of 44 px', async () => {
  const onClose = vi.fn<PopoverPanelProps['onClose']>();
  await open(390, { onClose });
  const button = partOf('popover-close');
  const { left, top, width, height } = button.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  for (const [across, down] of [
    [-21.5, 0],
    [21.5, 0],
    [0, -21.5],
    [0, 21.5],
  ] as const) {
    expect(document.elementFromPoint(x + across, y + down)).toBe(button);
  }
  button.click();
  expect(onClose.mock.calls.map(([{ reason }]) => reason)).toEqual(['close-press']);
});

test('the head stays in view while a long sheet scrolls', async () => {
  await open(390, { children: <p style={{ blockSize: 2000 }}>Rooms</p> });
  const sheet = partOf('popover');
  sheet.scrollTop = 500;
  const top = () => partOf('popover-header').getBoundingClientRect().top;
  await expect.poll(() => top() - sheet.getBoundingClientRect().top).toBeCloseTo(0, 0);
});

test('a popover on a wider screen has no head', async () => {
  await open(800);
  expect(partOf('popover-header').checkVisibility()).toBe(false);
});

test('a popover that is never a sheet stays at its anchor', async () => {
  await page.viewport(390, 640);
  mount(<OpenedList />);
  await settle();
  expect(document.querySelector('[data-slot="popover-header"]')).toBeNull();
  const { top, width } = partOf('popover').getBoundingClientRect();
  expect(top).toBeLessThan(100);
  expect(width).toBeLessThan(390);
});

describe('A menu', () => {
  const onOpenChange = vi.fn<NonNullable<MenuProps['onOpenChange']>>();
  beforeEach(async () => {
    await page.viewport(390, 640);
    onOpenChange.mockClear();
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
        <MenuItem shortcut="Ctrl+C">Copy</MenuItem>
      </Menu>,
    );
    await settle();
  });

  test('has a title, a close button, and room below its last item', async () => {
    expect(partOf('popover-title').textContent).toBe('Actions');
    const items = document.querySelectorAll('[role="menuitem"]');
    const last = items[items.length - 1]?.getBoundingClientRect().bottom ?? 0;
    const end = () => partOf('popover').getBoundingClientRect().bottom;
    await expect.poll(end).toBe(640);
    expect(end() - last).toBeGreaterThanOrEqual(12);
    partOf('popover-close').click();
    await settle();
    expect(onOpenChange.mock.calls.map(([isOpen, { reason }]) => [isOpen, reason])).toEqual([
      [false, 'close-press'],
    ]);
    expect(document.activeElement?.textContent).toBe('Actions');
  });
});
