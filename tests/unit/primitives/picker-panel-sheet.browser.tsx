import { useRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import {
  PickerPanel,
  PickerPanelFooter,
  type PickerPanelProps,
} from '#src/primitives/picker-panel/index.ts';
import { partOf } from '#tests/support/elements.ts';
import { pullSheet } from '#tests/support/pull-sheet.ts';
import { mount, settle, watchPage } from '#tests/support/render.tsx';

watchPage();
afterEach(() => page.viewport(414, 896));

const changed = vi.fn<PickerPanelProps['onOpenChange']>();
const cleared = vi.fn<(event: Event) => void>();

function Opened() {
  const anchor = useRef<HTMLDivElement>(null);
  const text = useRef<HTMLParagraphElement>(null);
  return (
    <>
      <div ref={anchor} />
      <PickerPanel
        label="Choose a room"
        closeLabel="Close"
        anchor={anchor}
        initialFocus={text}
        open
        onOpenChange={changed}
      >
        <p ref={text}>Rooms</p>
        <PickerPanelFooter
          clearLabel="Clear"
          doneLabel="Done"
          filled
          onClear={cleared}
          onDone={(event) => changed(false, { reason: 'close-press', event })}
        />
      </PickerPanel>
    </>
  );
}

async function open(width: number) {
  await page.viewport(width, 640);
  changed.mockClear();
  mount(<Opened />);
  await settle();
}

const pull = (distance: number) =>
  pullSheet(partOf('picker-panel'), partOf('popover-header'), distance, 1000);

test('nothing pulls a popover, and its foot clears and closes, also as a sheet', async () => {
  await open(800);
  expect(pull(400)).toBe('');
  expect(changed).not.toHaveBeenCalled();
  expect(partOf('picker-panel-footer').getBoundingClientRect().right).toBe(
    partOf('picker-panel').getBoundingClientRect().right,
  );
  await page.viewport(390, 640);
  partOf('picker-panel-panel-clear').click();
  expect(cleared).toHaveBeenCalledOnce();
  partOf('picker-panel-done').click();
  expect(changed.mock.calls.map(([isOpen, { reason }]) => [isOpen, reason])).toEqual([
    [false, 'close-press'],
  ]);
});
