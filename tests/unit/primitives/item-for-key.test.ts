import { describe, expect, test, vi } from 'vitest';
import { itemForKey, itemForText, typedText } from '#src/primitives/menu/item-for-key.ts';

describe('A key in a menu', () => {
  test.each([
    ['ArrowDown', -1, 0],
    ['ArrowDown', 0, 1],
    ['ArrowDown', 2, 0],
    ['ArrowUp', -1, 2],
    ['ArrowUp', 0, 2],
    ['ArrowUp', 2, 1],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['Enter', 1, undefined],
  ])('%s leads from item %i to %o of three', (key, current, next) => {
    expect(itemForKey(key, current, 3)).toBe(next);
  });

  test('leads nowhere in an empty menu', () => {
    expect(itemForKey('ArrowDown', -1, 0)).toBeUndefined();
  });
});

describe('Typing in a menu', () => {
  const texts = ['Edit E', 'Duplicate D', 'Éditer', 'Delete…', 'Share'];

  test.each([
    ['d', -1, 1],
    ['d', 1, 3],
    ['dd', 1, 3],
    ['d', 3, 1],
    ['de', 1, 3],
    ['DE', 3, 3],
    ['e', 0, 2],
    ['x', 0, undefined],
  ])('%s leads from item %i to %o', (typed, current, next) => {
    expect(itemForText(typed, current, texts)).toBe(next);
  });

  test('finds letters with and without a dot on a Turkish system', () => {
    const { toLocaleLowerCase } = String.prototype;
    const turkish = vi
      .spyOn(String.prototype, 'toLocaleLowerCase')
      .mockImplementation(function lower(this: string) {
        return toLocaleLowerCase.call(this, 'tr');
      });
    expect(itemForText('i', -1, ['Copy', 'Import'])).toBe(1);
    expect(itemForText('i', -1, ['Kopyala', 'İndir'])).toBe(1);
    expect(itemForText('ı', -1, ['Kopyala', 'Işık'])).toBe(1);
    turkish.mockRestore();
  });

  test('collects letters until a delay', () => {
    const first = typedText({ text: '', time: 0 }, 'd', 1000);
    expect(first).toEqual({ text: 'd', time: 1000 });
    expect(typedText({ text: 'd', time: 1000 }, 'e', 1400)).toEqual({ text: 'de', time: 1400 });
    expect(typedText({ text: 'd', time: 1000 }, 'e', 1500)).toEqual({ text: 'e', time: 1500 });
  });

  test('leaves keys with a name, and a leading space, to the browser', () => {
    expect(typedText({ text: 'd', time: 0 }, 'Enter', 1)).toBeUndefined();
    expect(typedText({ text: 'd', time: 0 }, ' ', 1000)).toBeUndefined();
    expect(typedText({ text: 'show', time: 900 }, ' ', 1000)?.text).toBe('show ');
  });
});
