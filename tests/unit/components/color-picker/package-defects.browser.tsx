import { HsvColorPicker } from 'react-colorful';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

// Behavior of react-colorful 5.8.1 itself, which is why parts of it are replaced. A fix there makes a part
// unnecessary.
const changed = vi.fn();
const ended = vi.fn();
let root: Root;

/** Renders the package alone and returns the surface that takes the pointer. */
function mountBare(): HTMLElement {
  const container = document.createElement('div');
  document.body.append(container);
  root = createRoot(container);
  const color = { h: 0, s: 10, v: 10 };
  flushSync(() =>
    root.render(<HsvColorPicker color={color} onChange={changed} onChangeEnd={ended} />),
  );
  const surface = container.querySelector<HTMLElement>('.react-colorful__interactive');
  if (!surface) throw new Error('There is no surface.');
  return surface;
}

/** Dispatches a touch event at the surface; each finger is 40 px further to the right. */
function touch(surface: Element, type: string, finger: number, target: Element = surface): void {
  const { left, top } = surface.getBoundingClientRect();
  const place = { pageX: left + scrollX + 40 * finger, pageY: top + scrollY + 50 };
  const touches = [new Touch({ identifier: finger, target, ...place })];
  const event = new TouchEvent(type, { bubbles: true, touches, changedTouches: touches });
  flushSync(() => target.dispatchEvent(event));
}

beforeEach(() => {
  changed.mockReset();
  ended.mockReset();
});
afterEach(() => flushSync(() => root.unmount()));

test('it adds a style element, whatever the policy of the page', () => {
  const added = vi.spyOn(document.head, 'appendChild');
  mountBare();
  expect(added).toHaveBeenCalledExactlyOnceWith(expect.any(HTMLStyleElement));
});

test('it drags with the right mouse button', () => {
  const surface = mountBare();
  const { left, top } = surface.getBoundingClientRect();
  const press = { bubbles: true, clientX: left + 90, clientY: top + 50, button: 2, buttons: 2 };
  flushSync(() => surface.dispatchEvent(new MouseEvent('mousedown', press)));
  expect(changed).toHaveBeenCalledOnce();
});

test('it hands the thumb to a second finger', () => {
  const surface = mountBare();
  touch(surface, 'touchstart', 1);
  expect(changed).toHaveBeenLastCalledWith(expect.objectContaining({ s: 20 }));
  touch(surface, 'touchstart', 2);
  expect(changed).toHaveBeenLastCalledWith(expect.objectContaining({ s: 40 }));
});

test('it continues after a canceled touch and ends with any other finger on the page', () => {
  const surface = mountBare();
  touch(surface, 'touchstart', 1);
  touch(surface, 'touchcancel', 1);
  expect(ended).not.toHaveBeenCalled();
  touch(surface, 'touchend', 2, document.body);
  expect(ended).toHaveBeenCalledOnce();
});

test('it reports the release before the last move', async () => {
  const surface = mountBare();
  const { left, top } = surface.getBoundingClientRect();
  const mouse = (type: string, x: number, buttons: number) =>
    surface.dispatchEvent(
      new MouseEvent(type, { bubbles: true, clientX: left + x, clientY: top + 50, buttons }),
    );
  flushSync(() => mouse('mousedown', 20, 1));
  mouse('mouseup', 20, 0);
  changed.mockReset();
  ended.mockReset();
  flushSync(() => mouse('mousedown', 40, 1));
  mouse('mousemove', 120, 1);
  mouse('mouseup', 120, 0);
  expect(ended).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ s: 20 }));
  await vi.waitFor(() =>
    expect(changed).toHaveBeenLastCalledWith(expect.objectContaining({ s: 60 })),
  );
});
