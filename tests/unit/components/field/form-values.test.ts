import { describe, expect, test } from 'vitest';
import { isSame, nestValues, valueAt } from '#src/components/field/form-values.ts';

const file = new File(['a'], 'a.txt');

describe('names', () => {
  test('nest objects and lists', () => {
    expect(
      nestValues({ 'a.b': 1, 'a.c[0]': 2, 'a.c[1].d': 3, plain: 4, 'list[1]': 'second' }),
    ).toEqual({ a: { b: 1, c: [2, { d: 3 }] }, plain: 4, list: [undefined, 'second'] });
  });

  test('resolve to the values that they nest', () => {
    const values = { a: { b: 1, c: [2, { d: 3 }] }, plain: 4 };
    expect(['a.b', 'a.c[0]', 'a.c[1].d', 'plain'].map((name) => valueAt(values, name))).toEqual([
      1, 2, 3, 4,
    ]);
    expect(['x', 'a.x', 'plain.x', 'a.c[9].d'].map((name) => valueAt(values, name))).toEqual(
      Array.from({ length: 4 }),
    );
    expect(valueAt(undefined, 'a')).toBe(undefined);
  });

  test('do not reach inherited properties', () => {
    const nested = nestValues({ '__proto__.polluted': true, 'a.__proto__.polluted': true });
    expect(nested).toEqual({});
    expect('polluted' in {}).toBe(false);
    nestValues({ 'constructor.prototype.polluted': true });
    expect('polluted' in {}).toBe(false);
    expect(valueAt({}, 'constructor')).toBe(undefined);
    expect(valueAt({}, '__proto__')).toBe(undefined);
  });
});

describe('values', () => {
  test.each([
    ['', null, true],
    [[], undefined, true],
    [0, '', false],
    [false, null, false],
    [{ from: 'a', to: 'b' }, { from: 'a', to: 'b' }, true],
    [['a'], ['a', 'b'], false],
    [{ min: 1 }, { min: 2 }, false],
    [new Date(0), new Date(0), false],
    [Number.NaN, Number.NaN, true],
    [[file], [file], true],
    [[file], [new File(['b'], 'b.txt')], false],
    [{ tags: ['a'], size: 1 }, { size: 1, tags: ['a'] }, true],
    [{ a: 1, b: undefined }, { a: 1 }, true],
    [[1, 2], { 0: 1, 1: 2 }, false],
  ])('%j and %j', (one, other, same) => {
    expect(isSame(one, other)).toBe(same);
  });
});
