import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Dialog } from '#src/primitives/dialog/index.ts';
import { partOf } from '#tests/support/elements.ts';
import { pullSheet } from '#tests/support/pull-sheet.ts';
import { mount, settle, watchPage } from '#tests/support/render.tsx';

watchPage();

const reasons: string[] = [];
beforeEach(() => {
  reasons.length = 0;
});
afterEach(() => page.viewport(414, 896));

function Opener() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      <Dialog
        heading="Rename"
        open={open}
        onOpenChange={(next, { reason }) => {
          reasons.push(reason);
          setOpen(next);
        }}
      />
    </>
  );
}

const isOpen = () => document.querySelector('[data-slot="dialog"]') !== null;

async function open() {
  await page.viewport(800, 600);
  mount(<Opener />);
  await userEvent.click(page.getByRole('button', { name: 'Open' }));
  await settle();
  return partOf('dialog');
}

test('on a screen of 320 px it is a sheet at the bottom', async () => {
  const dialog = await open();
  await page.viewport(320, 640);
  await expect
    .poll(() => {
      const { left, right, bottom } = dialog.getBoundingClientRect();
      return [left, right, bottom];
    })
    .toEqual([0, 320, 640]);
});

const pull = (distance: number, duration: number) =>
  pullSheet(partOf('dialog'), partOf('dialog-header'), distance, duration);

test('a sheet follows the finger, returns after a short drag and closes after a longer one', async () => {
  const dialog = await open();
  await page.viewport(320, 640);
  await settle();
  expect(pull(20, 1000)).toBe('0px 20px');
  expect(dialog.style.translate).toBe('');
  expect(isOpen()).toBe(true);
  pull(dialog.offsetHeight, 1000);
  await settle();
  expect(isOpen()).toBe(false);
  expect(reasons).toEqual(['swipe']);
});

test('a flick closes a sheet, and nothing drags a dialog that is not a sheet', async () => {
  await open();
  expect(pull(200, 1000)).toBe('');
  await settle();
  expect(isOpen()).toBe(true);
  await page.viewport(320, 640);
  await settle();
  pull(30, 20);
  await settle();
  expect(isOpen()).toBe(false);
});
