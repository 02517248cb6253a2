import { useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { DatePicker } from '#src/components/date-picker/index.ts';
import { Dialog } from '#src/primitives/dialog/index.ts';
import { Menu, MenuItem } from '#src/primitives/menu/index.ts';
import { PopoverPanel } from '#src/primitives/popover/index.ts';
import { partOf } from '#tests/support/elements.ts';
import { openOnce } from '#tests/support/open-once.tsx';
import { mount, settle, watchPage } from '#tests/support/render.tsx';

watchPage();
beforeAll(() => openOnce(<DatePicker aria-label="Once" defaultOpen />));
beforeEach(() => page.viewport(1000, 800));
afterEach(() => page.viewport(414, 896));

describe('In a frame', () => {
  let frame: HTMLIFrameElement;
  beforeEach(async () => {
    frame = document.createElement('iframe');
    frame.style.cssText = 'inline-size: 900px; block-size: 700px; border: 0';
    document.body.append(frame);
    await settle();
  });
  afterEach(() => frame.remove());

  const inside = () => {
    const { contentDocument } = frame;
    if (!contentDocument) throw new Error('The frame has no document.');
    return contentDocument;
  };
  const mountInFrame = (node: ReactNode) => mount(createPortal(node, inside().body));
  const press = (key: string) =>
    inside().activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
    );
  const isOpen = () => inside().querySelector(':popover-open, dialog[open]') !== null;

  const layers: ReadonlyArray<[name: string, node: ReactNode]> = [
    ['date picker', <DatePicker key="" aria-label="Date" defaultOpen />],
    ['popover', <OpenPopover key="" />],
    [
      'menu',
      <Menu key="" defaultOpen renderTrigger={(trigger) => <button {...trigger}>Actions</button>}>
        <MenuItem>Edit</MenuItem>
      </Menu>,
    ],
    ['dialog', <Dialog key="" heading="Sure?" defaultOpen />],
  ];

  test.each(layers)('Escape closes a %s', async (_, node) => {
    mountInFrame(node);
    await settle();
    expect(isOpen()).toBe(true);
    press('Escape');
    await settle();
    expect(isOpen()).toBe(false);
  });

  test.each(layers.slice(0, 3))('a press beside it closes a %s', async (_, node) => {
    mountInFrame(node);
    await settle();
    expect(isOpen()).toBe(true);
    inside().body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    await settle();
    expect(isOpen()).toBe(false);
  });

  test.each(layers.slice(0, 3))('a press in a frame beside it closes a %s', async (_, node) => {
    mount(node);
    await settle();
    const isOpenHere = () => document.querySelector(':popover-open') !== null;
    expect(isOpenHere()).toBe(true);
    inside().body.innerHTML = '<input>';
    inside().querySelector('input')?.focus();
    await vi.waitFor(() => expect(isOpenHere()).toBe(false));
    expect(document.activeElement).toBe(frame);
  });

  test.each(layers)('that goes away, a %s does not throw', async (_, node) => {
    const tree = mountInFrame(node);
    await settle();
    expect(isOpen()).toBe(true);
    frame.remove();
    tree.rerender(<p data-slot="rest">The rest</p>);
    await settle();
    expect(partOf('rest').textContent).toBe('The rest');
  });
});

function OpenPopover() {
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(true);
  return (
    <>
      <button ref={anchor}>Guests</button>
      {open && (
        <PopoverPanel
          role="dialog"
          aria-label="Guests"
          anchor={anchor}
          onClose={() => setOpen(false)}
        >
          Two
        </PopoverPanel>
      )}
    </>
  );
}
