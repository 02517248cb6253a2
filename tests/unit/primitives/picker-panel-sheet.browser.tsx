import { useRef } from 'react';
import { page } from 'vitest/browser';
import { afterEach, expect, test, vi } from 'vitest';
import { PickerPanel } from '#src/primitives/picker-panel/index.ts';
import { partOf } from '#tests/support/elements.ts';
import { mount, settle, watchPage } from '#tests/support/render.tsx';

watchPage();
afterEach(() => page.viewport(414, 896));

const onClose = vi.fn<(details: { reason: string }) => void>();

function Opened() {
  const anchor = useRef<HTMLDivElement>(null);
  return (
    <>
      <div ref={anchor} />
      <PickerPanel
        label="Choose a room"
        closeLabel="Close"
        anchor={anchor}
        initialFocus="p"
        onClose={onClose}
      >
        <p>Rooms</p>
      </PickerPanel>
    </>
  );
}

async function open(width: number) {
  await page.viewport(width, 640);
  onClose.mockClear();
  mount(<Opened />);
  await settle();
}

function drag(...places: number[]) {
  const head = partOf('picker-panel-head');
  head.setPointerCapture = () => {};
  const event = (type: string, clientY = 0) =>
    new PointerEvent(type, { clientY, bubbles: true, isPrimary: true, pointerId: 1 });
  const [start, ...others] = places;
  head.dispatchEvent(event('pointerdown', start));
  for (const place of others) head.dispatchEvent(event('pointermove', place));
  return () => head.dispatchEvent(event('pointerup', places.at(-1)));
}

test('a sheet has a title and a button to close it, a popover does not', async () => {
  await open(800);
  expect(partOf('picker-panel-head').checkVisibility()).toBe(false);
  await page.viewport(390, 640);
  expect(partOf('picker-panel-head').checkVisibility()).toBe(true);
  partOf('picker-panel-close').click();
  expect(onClose.mock.calls.map(([{ reason }]) => reason)).toEqual(['close-button']);
});

test('a sheet follows the finger, returns after a short drag and closes after a long one', async () => {
  await open(390);
  const translate = () => getComputedStyle(partOf('picker-panel')).translate;
  drag(400, 360, 460)();
  expect(onClose).not.toHaveBeenCalled();
  const release = drag(400, 520);
  expect(translate()).toBe('0px 120px');
  release();
  expect(partOf('picker-panel').style.translate).toBe('');
  expect(onClose.mock.calls.map(([{ reason }]) => reason)).toEqual(['swipe']);
});
