import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Dialog } from '#src/primitives/dialog/index.ts';
import { Menu, MenuItem } from '#src/primitives/menu/index.ts';
import { partOf } from '#tests/support/elements.ts';
import { mount, settle, watchPage } from '#tests/support/render.tsx';

watchPage();
afterEach(() => page.viewport(414, 896));

/** Menu between two other buttons, with a dialog that one of its items opens. */
function Actions() {
  const [asks, setAsks] = useState(false);
  return (
    <>
      <button>Before</button>
      <Menu renderTrigger={(trigger) => <button {...trigger}>Actions</button>}>
        <MenuItem onClick={() => setAsks(true)}>Delete…</MenuItem>
        <MenuItem onClick={(event) => event.preventDefault()}>Bold</MenuItem>
      </Menu>
      <button>After</button>
      <Dialog heading="Delete?" open={asks} onOpenChange={setAsks} />
    </>
  );
}

const isOpen = () => document.querySelector('[data-slot="menu"]') !== null;
const focused = () => document.activeElement?.textContent;

async function open() {
  await page.viewport(800, 600);
  mount(<Actions />);
  [...document.querySelectorAll('button')].find(({ id }) => id !== '')?.focus();
  await userEvent.keyboard('{Enter}');
  expect(isOpen()).toBe(true);
}

test.each([
  [false, 'After'],
  [true, 'Before'],
])('Tab closes it and moves on from its button (with shift: %s)', async (shift, next) => {
  await open();
  await userEvent.tab({ shift });
  expect(isOpen()).toBe(false);
  expect(focused()).toBe(next);
});

test('a dialog opened by an item returns focus to the button of the menu', async () => {
  await open();
  await userEvent.keyboard('{Enter}');
  await settle();
  expect(isOpen()).toBe(false);
  expect(partOf('dialog').matches(':modal')).toBe(true);
  await userEvent.keyboard('{Escape}');
  await settle();
  expect(focused()).toBe('Actions');
});

test('an item whose event is prevented leaves it open', async () => {
  await open();
  await userEvent.keyboard('{End}{Enter}');
  expect(isOpen()).toBe(true);
  expect(focused()).toBe('Bold');
});
