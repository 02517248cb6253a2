import { beforeEach, expect, test, vi } from 'vitest';
import { ColorInput, ColorPicker } from '#src/components/color-picker/index.ts';
import { partOf } from '#tests/support/elements.ts';
import { mount, watchPage } from '#tests/support/render.tsx';

watchPage();

const area = () => partOf('color-picker-area');

/** Pointer events in the area, at fractions of its plane from the top left. */
function point(type: string, [x, y]: readonly [number, number], init: PointerEventInit = {}): void {
  const box = area().getBoundingClientRect();
  // A synthetic pointer cannot be captured.
  area().setPointerCapture = () => {};
  const event = new PointerEvent(type, {
    bubbles: true,
    cancelable: true,
    isPrimary: true,
    pointerId: 1,
    clientX: box.left + 12 + x * (box.width - 24),
    clientY: box.top + 12 + y * (box.height - 24),
    ...init,
  });
  area().dispatchEvent(event);
}

const changed = vi.fn();
const committed = vi.fn();
const handlers = { onValueChange: changed, onValueCommit: committed };
const colors = () => changed.mock.calls.map(([color]) => color);

beforeEach(() => {
  changed.mockReset();
  committed.mockReset();
});

test('keeps the thumb with the finger that took it', () => {
  mount(<ColorPicker defaultValue="#4080c0" {...handlers} />);
  const second = { pointerId: 2, isPrimary: false };
  point('pointerdown', [0.5, 0.5]);
  point('pointerdown', [1, 1], second);
  point('pointermove', [1, 1], second);
  point('pointerup', [1, 1], second);
  expect(committed).not.toHaveBeenCalled();
  point('pointermove', [0, 0.5]);
  point('pointerup', [0, 0.5]);
  expect(colors()).toEqual(['#406080', '#808080']);
  expect(committed).toHaveBeenCalledOnce();
});

test('releases the thumb when the browser cancels the pointer', () => {
  mount(<ColorPicker defaultValue="#4080c0" {...handlers} />);
  point('pointerdown', [0.5, 0.5]);
  point('lostpointercapture', [0.5, 0.5]);
  expect(committed).toHaveBeenCalledOnce();
  point('pointermove', [1, 1]);
  expect(colors()).toEqual(['#406080']);
});

test.each(['disabled', 'readOnly', 'fieldset'])('stops when it is locked by %s', (lock) => {
  const picker = (locked: boolean) => (
    <fieldset disabled={locked && lock === 'fieldset'}>
      <ColorPicker
        defaultValue="#4080c0"
        disabled={locked && lock === 'disabled'}
        readOnly={locked && lock === 'readOnly'}
        {...handlers}
      />
    </fieldset>
  );
  const { rerender } = mount(picker(false));
  point('pointerdown', [0.5, 0.5]);
  rerender(picker(true));
  point('pointermove', [1, 1]);
  point('pointerdown', [1, 1]);
  expect(colors()).toEqual(['#406080']);
});

test('follows a page that scrolls under the pointer', () => {
  const { container } = mount(<ColorPicker defaultValue="#4080c0" {...handlers} />);
  point('pointerdown', [0.5, 0.5]);
  container.style.marginBlockStart = '50px';
  point('pointermove', [0.5, 0.5]);
  expect(colors()).toEqual(['#406080']);
});

test('commits what was dragged when the parent closes the panel', async () => {
  const input = (open: boolean) => (
    <ColorInput aria-label="Accent" defaultValue="#4080c0" open={open} {...handlers} />
  );
  const { rerender } = mount(input(true));
  await vi.waitFor(() => expect(area()).toBeTruthy());
  point('pointerdown', [0, 0.5]);
  rerender(input(false));
  expect(committed).toHaveBeenCalledOnce();
  expect(committed).toHaveBeenCalledWith('#808080', expect.anything());
});
