import { useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '#src/primitives/button/index.ts';
import { Dialog } from '#src/primitives/dialog/index.ts';
import { ListPopover, PopoverPanel } from '#src/primitives/popover/index.ts';
import { createToastQueue, ToastRegion } from '#src/primitives/toast/index.ts';
import { Tooltip } from '#src/primitives/tooltip/index.ts';
import { partOf } from '#tests/support/elements.ts';
import { clickButton, OwnPopover } from '#tests/support/layers/layer-kinds.tsx';
import { mount, settle, watchPage } from '#tests/support/render.tsx';

watchPage();
beforeEach(() => page.viewport(1000, 800));
afterEach(() => page.viewport(414, 896));

test('a press outside that also moves focus calls onClose once, even if the layer stays', async () => {
  const onClose = vi.fn();
  function Kept() {
    const anchor = useRef<HTMLButtonElement>(null);
    return (
      <>
        <button ref={anchor}>Guests</button>
        <Button style={{ marginInlineStart: 400 }}>Other</Button>
        <PopoverPanel role="dialog" aria-label="Guests" anchor={anchor} onClose={onClose} />
      </>
    );
  }
  mount(<Kept />);
  await settle();
  await clickButton('Other');
  expect(onClose.mock.calls.map(([{ reason }]) => reason as string)).toEqual(['outside-press']);
});

test('a toast beside a modal dialog can be used, and the dialog stays open', async () => {
  const undo = vi.fn();
  const queue = createToastQueue();
  mount(
    <>
      <Dialog heading="Sure?" defaultOpen />
      <ToastRegion queue={queue} />
    </>,
  );
  queue.add({ message: 'Deleted', action: { label: 'Undo', onAction: undo } });
  await settle();
  await userEvent.click(page.getByText('Deleted'));
  expect(document.querySelector('dialog')?.open).toBe(true);
  await clickButton('Undo');
  expect(undo).toHaveBeenCalledOnce();
  expect(document.querySelector('dialog')?.open).toBe(true);
  await userEvent.keyboard('{Escape}');
  await settle();
  queue.add({ message: 'Again', duration: null });
  await settle();
  expect(page.getByText('Again').element().closest('dialog')).toBeNull();
  expect(partOf('toast-region').matches(':popover-open')).toBe(true);
});

test('layers do not inherit the text styles of where they are rendered', async () => {
  const anchor = { current: null };
  mount(
    <div
      style={{
        textTransform: 'uppercase',
        whiteSpace: 'nowrap',
        letterSpacing: 4,
        fontWeight: 700,
        fontStyle: 'italic',
        textAlign: 'end',
        cursor: 'pointer',
      }}
    >
      <PopoverPanel anchor={anchor} onClose={() => {}} data-slot="of-popover" />
      <ListPopover anchor={anchor} onClose={() => {}} data-slot="of-list" />
      <Tooltip anchor={anchor} defaultOpen data-slot="of-tooltip" />
      <Dialog heading="Sure?" defaultOpen data-slot="of-dialog" />
    </div>,
  );
  await settle();
  for (const slot of ['of-popover', 'of-list', 'of-tooltip', 'of-dialog']) {
    const styles = getComputedStyle(partOf(slot));
    expect([
      styles.textTransform,
      styles.whiteSpace,
      styles.letterSpacing,
      styles.fontStyle,
      styles.textAlign,
      styles.cursor,
    ]).toEqual(['none', 'normal', 'normal', 'normal', 'start', 'auto']);
    expect(Number(styles.fontWeight)).toBeLessThan(600);
  }
});

test('as a sheet, a popover with a role of a dialog keeps Tab inside and is modal', async () => {
  await page.viewport(320, 640);
  mount(
    <OwnPopover name="Guests">
      <button>One</button>
      <button>Two</button>
    </OwnPopover>,
  );
  await clickButton('Guests');
  expect(partOf('popover').getAttribute('aria-modal')).toBe('true');
  for (let count = 0; count < 5; count += 1) {
    await userEvent.tab({ shift: count < 2 });
    expect(partOf('popover').contains(document.activeElement)).toBe(true);
  }
});
