import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Calendar } from '#src/components/calendar/index.ts';
import { TagInput } from '#src/components/tag-input/index.ts';
import { Menu, MenuItem } from '#src/primitives/menu/index.ts';
import { Popover } from '#src/primitives/popover/index.ts';
import { createToastQueue, ToastRegion } from '#src/primitives/toast/index.ts';
import { partOf } from '#tests/support/elements.ts';
import { mount, settle, watchPage } from '#tests/support/render.tsx';

watchPage();

// In a shadow root, `document.activeElement` is the host.
let shadow: ShadowRoot;
beforeEach(async () => {
  await page.viewport(800, 600);
  const host = document.createElement('div');
  document.body.append(host);
  shadow = host.attachShadow({ mode: 'open' });
});
afterEach(async () => {
  shadow.host.remove();
  await page.viewport(414, 896);
});

const mountInShadow = (node: ReactNode) => mount(createPortal(node, shadow));
const focused = () => shadow.activeElement?.textContent;

test('arrow keys move from the focused item of a menu', async () => {
  mountInShadow(
    <Menu renderTrigger={(trigger) => <button {...trigger}>Actions</button>}>
      <MenuItem>Copy</MenuItem>
      <MenuItem>Move</MenuItem>
      <MenuItem>Delete</MenuItem>
    </Menu>,
  );
  shadow.querySelector('button')?.focus();
  await userEvent.keyboard('{Enter}{ArrowDown}{ArrowDown}');
  expect(focused()).toBe('Delete');
});

test('Escape closes the focused toast', async () => {
  const onClose = vi.fn();
  const queue = createToastQueue();
  mountInShadow(<ToastRegion queue={queue} />);
  queue.add({ message: 'Saved', duration: null, onClose });
  await settle();
  partOf('toast-close', shadow).focus();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledWith({ reason: 'escape-key', event: expect.any(KeyboardEvent) });
});

test('the focused tag is copied', async () => {
  mountInShadow(<TagInput aria-label="Topics" defaultValue={['tea', 'milk']} />);
  partOf('tag-input-tag', shadow).focus();
  const clipboardData = new DataTransfer();
  shadow.activeElement?.dispatchEvent(
    new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }),
  );
  await settle();
  expect(clipboardData.getData('text/plain')).toBe('tea');
});

test('Control and A keep the focused tag', async () => {
  mountInShadow(<TagInput aria-label="Topics" defaultValue={['tea', 'milk']} />);
  const tag = partOf('tag-input-tag', shadow);
  tag.focus();
  await userEvent.keyboard('{Control>}a{/Control}');
  expect(shadow.activeElement).toBe(tag);
});

test('text stays in a tag input while the window has no focus', async () => {
  mountInShadow(<TagInput aria-label="Topics" />);
  const input = partOf('tag-input-input', shadow);
  input.focus();
  await userEvent.keyboard('te');
  // Like a change of windows, which leaves the active element.
  input.dispatchEvent(new FocusEvent('focusout', { bubbles: true, composed: true }));
  await settle();
  expect((input as HTMLInputElement).value).toBe('te');
});

test('a key moves focus to the day at the same position in another month', async () => {
  // 10 February and 10 March 2026 have the same position.
  mountInShadow(<Calendar defaultMonth="2026-02" />);
  shadow.querySelector<HTMLElement>('[data-day="2026-02-10"]')?.focus();
  await userEvent.keyboard('{PageDown}');
  await settle();
  expect((shadow.activeElement as HTMLElement | null)?.dataset['day']).toBe('2026-03-10');
});

const popover = (
  <>
    <Popover renderTrigger={(trigger) => <button {...trigger}>Guests</button>}>
      <button>Two</button>
    </Popover>
    <button>Next</button>
  </>
);

test('focus in a popover that closes returns to its button', async () => {
  mountInShadow(popover);
  shadow.querySelector('button')?.focus();
  await userEvent.keyboard('{Enter}{Tab}{Escape}');
  await settle();
  expect(focused()).toBe('Guests');
});

test('focus that leaves a popover closes it', async () => {
  mountInShadow(popover);
  shadow.querySelector('button')?.focus();
  await userEvent.keyboard('{Enter}{Tab}{Tab}');
  expect(focused()).toBe('Two');
  await userEvent.keyboard('{Tab}');
  await settle();
  expect(focused()).toBe('Next');
  expect(shadow.querySelector(':popover-open')).toBeNull();
});
