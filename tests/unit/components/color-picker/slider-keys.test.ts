import { describe, expect, test } from 'vitest';
import { sliderMove, stepped } from '#src/components/color-picker/color-sliders.tsx';

const key = (name: string, more = {}) => ({
  key: name,
  shiftKey: false,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  ...more,
});

describe('A key on a slider', () => {
  test.each([
    ['ArrowRight', 'x', 1],
    ['ArrowLeft', 'x', -1],
    ['ArrowUp', 'y', 1],
    ['ArrowDown', 'y', -1],
    ['PageUp', 'y', 10],
    ['PageDown', 'y', -10],
    ['Home', 'x', -Infinity],
    ['End', 'x', Infinity],
  ])('%s moves along %s by %d', (name, axis, steps) => {
    expect(sliderMove(key(name), false)).toEqual({ axis, steps });
  });

  test('moves ten times as far with Shift, and is mirrored in right-to-left layouts', () => {
    expect(sliderMove(key('ArrowUp', { shiftKey: true }), false)).toEqual({ axis: 'y', steps: 10 });
    expect(sliderMove(key('ArrowRight'), true)).toEqual({ axis: 'x', steps: -1 });
    expect(sliderMove(key('ArrowUp'), true)).toEqual({ axis: 'y', steps: 1 });
    expect(sliderMove(key('Home'), true)).toEqual({ axis: 'x', steps: -Infinity });
  });

  test.each(['altKey', 'ctrlKey', 'metaKey'])('is left to the browser with %s', (modifier) => {
    expect(sliderMove(key('ArrowLeft', { [modifier]: true }), false)).toBeUndefined();
  });

  test('is ignored if no slider uses it', () => {
    for (const name of ['Enter', 'a', 'Tab', 'Escape']) {
      expect(sliderMove(key(name), false)).toBeUndefined();
    }
  });
});

describe('A step', () => {
  test('ends on a multiple of the step, within the limits', () => {
    expect(stepped(0.723, 1, 0.01, 1)).toBeCloseTo(0.73, 10);
    expect(stepped(0.995, 10, 0.01, 1)).toBe(1);
    expect(stepped(3, -10, 1, 360)).toBe(0);
    expect(stepped(200, -Infinity, 1, 360)).toBe(0);
    expect(stepped(200, Infinity, 1, 360)).toBe(360);
  });
});
