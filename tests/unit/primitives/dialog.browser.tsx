import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '#src/primitives/button/index.ts';
import { Dialog, type DialogProps } from '#src/primitives/dialog/index.ts';
import { partOf } from '#tests/support/elements.ts';
import { mount, settle, watchPage } from '#tests/support/render.tsx';

watchPage();

const reasons: string[] = [];
beforeEach(() => {
  reasons.length = 0;
});
afterEach(() => page.viewport(414, 896));

/** Opener and dialog, which closes on request unless it is to stay. */
function Opener({ stays = false, ...rest }: Partial<DialogProps> & { stays?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      <Dialog
        heading="Rename"
        actions={<Button onClick={() => setOpen(false)}>Cancel</Button>}
        {...rest}
        open={open}
        onOpenChange={(next, { reason }) => {
          reasons.push(reason);
          if (!stays) setOpen(next);
        }}
      />
    </>
  );
}

const isOpen = () => document.querySelector('[data-slot="dialog"]') !== null;

async function open(props: Partial<DialogProps> & { stays?: boolean } = {}) {
  await page.viewport(800, 600);
  mount(<Opener {...props} />);
  await userEvent.click(page.getByRole('button', { name: 'Open' }));
  await settle();
  return partOf('dialog') as HTMLDialogElement;
}

/** Press of the primary button that starts and ends at points of the viewport. */
function press(dialog: HTMLElement, from: [number, number], to = from) {
  const at = ([clientX, clientY]: [number, number]) => ({ clientX, clientY, bubbles: true });
  dialog.dispatchEvent(new PointerEvent('pointerdown', at(from)));
  dialog.dispatchEvent(new MouseEvent('click', at(to)));
}

test('it is modal: the page is inert, and Tab stays inside', async () => {
  const dialog = await open();
  expect(dialog.matches(':modal')).toBe(true);
  for (let count = 0; count < 3; count += 1) {
    await userEvent.tab();
    expect(
      dialog.contains(document.activeElement) || document.activeElement === document.body,
    ).toBe(true);
  }
});

test('with a long text it opens at its start, above a footer that covers it', async () => {
  const dialog = await open({ children: <p style={{ blockSize: 2000 }}>Terms</p> });
  const foot = partOf('dialog-actions');
  expect(foot.contains(document.activeElement)).toBe(true);
  expect(dialog.scrollTop).toBe(0);
  expect(foot.getBoundingClientRect().bottom).toBeLessThanOrEqual(600);
  expect(getComputedStyle(foot).backgroundColor).toBe(getComputedStyle(dialog).backgroundColor);
});

test('the page does not scroll behind it, and scrolls again afterward', async () => {
  const { style } = document.documentElement;
  style.overflow = 'clip';
  await open();
  expect(style.overflow).toBe('hidden');
  await userEvent.keyboard('{Escape}');
  expect(style.overflow).toBe('clip');
  style.overflow = '';
});

test('of two dialogs the first one to close does not unlock scrolling', async () => {
  await page.viewport(800, 600);
  const tree = mount(
    <>
      <Dialog key="first" defaultOpen heading="First" />
      <Dialog key="second" defaultOpen heading="Second" />
    </>,
  );
  tree.rerender(<Dialog key="second" defaultOpen heading="Second" />);
  expect(document.documentElement.style.overflow).toBe('hidden');
  tree.unmount();
  expect(document.documentElement.style.overflow).toBe('');
});

test('a press outside closes it, one inside does not', async () => {
  const dialog = await open();
  const { left, top } = dialog.getBoundingClientRect();
  press(dialog, [left + 5, top + 5]);
  await settle();
  expect(isOpen()).toBe(true);
  await userEvent.click(dialog, { position: { x: -20, y: 5 }, force: true });
  expect(isOpen()).toBe(false);
  expect(reasons).toEqual(['outside-press']);
});

test('a double click on the button that opens it leaves it open', async () => {
  mount(
    <Dialog heading="Sure?" renderTrigger={(trigger) => <button {...trigger}>Delete…</button>} />,
  );
  await userEvent.dblClick(page.getByRole('button'));
  await settle();
  expect(document.querySelector('dialog')?.open).toBe(true);
});

test('a press that starts inside and ends outside, as when text is selected, leaves it open', async () => {
  const dialog = await open();
  const { left, top } = dialog.getBoundingClientRect();
  press(dialog, [left + 5, top + 5], [left - 5, top + 5]);
  await settle();
  expect(isOpen()).toBe(true);
});

test('a press outside leaves it open without light dismiss', async () => {
  const dialog = await open({ lightDismiss: false });
  press(dialog, [1, 1]);
  await settle();
  expect(isOpen()).toBe(true);
});

test('a form with method="dialog" closes it', async () => {
  await open({
    actions: (
      <form method="dialog">
        <button>OK</button>
      </form>
    ),
  });
  await userEvent.click(page.getByRole('button', { name: 'OK' }));
  await settle();
  expect(isOpen()).toBe(false);
  expect(reasons).toEqual(['imperative-action']);
});

test('a parent that keeps it open overrides the browser', async () => {
  const dialog = await open({ stays: true });
  await userEvent.keyboard('{Escape}{Escape}');
  expect(reasons).toEqual(['escape-key', 'escape-key']);
  expect(dialog.open).toBe(true);
  dialog.close();
  await settle();
  expect(reasons.at(-1)).toBe('imperative-action');
  expect(dialog.matches(':modal')).toBe(true);
});

test('Escape in a control that uses it leaves the dialog open', async () => {
  await open({
    actions: (
      <input
        aria-label="Tag"
        onKeyDown={(event) => event.key === 'Escape' && event.preventDefault()}
      />
    ),
  });
  await userEvent.keyboard('{Escape}');
  expect(isOpen()).toBe(true);
});

test('a file input that was closed without a file does not close it', async () => {
  const dialog = await open({ children: <input type="file" aria-label="Photo" /> });
  dialog.querySelector('input')?.dispatchEvent(new Event('cancel', { bubbles: true }));
  await settle();
  expect(isOpen()).toBe(true);
});
