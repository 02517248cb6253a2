import { describe, expect, test } from 'vitest';
import { inferAttributes, inferRules } from '#src/components/field/field-rules.ts';
import { isSame, nestValues, valueAt } from '#src/components/field/form-values.ts';
import { toRules, validateSync } from '#src/validation/index.ts';

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
    const parsed = Object.assign(Object.create(null), {
      a: Object.assign(Object.create(null), { b: 1 }),
    });
    expect(valueAt(parsed as object, 'a.b')).toBe(1);
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
    [Object.assign(Object.create(null), { a: 1 }), { a: 1 }, true],
  ])('%j and %j', (one, other, same) => {
    expect(isSame(one, other)).toBe(same);
  });
});

const codes = (attributes: Parameters<typeof inferRules>[0]) =>
  inferRules(attributes).map(({ code }) => code);

describe('rules of attributes', () => {
  test.each([
    [{}, []],
    [{ required: true }, ['required']],
    [{ type: 'email' }, ['email']],
    [{ type: 'number', min: 1, max: '9' }, ['min', 'max']],
    [{ type: 'range', min: 0 }, ['min']],
    [{ type: 'date', min: '2026-01-01' }, []],
    [{ type: 'number', min: '' }, []],
    [{ minLength: 0, maxLength: 3, pattern: 'a+' }, ['minLength', 'maxLength', 'pattern']],
    [{ pattern: '' }, []],
  ])('%j', (attributes, expected) => {
    expect(codes(attributes)).toEqual(expected);
  });

  test('a required checkbox has to be checked, any other control may be false', () => {
    const box = inferRules({ type: 'checkbox', required: true });
    expect(validateSync(false, box)).toHaveLength(1);
    expect(validateSync(true, box)).toHaveLength(0);
    expect(validateSync(false, inferRules({ required: true }))).toHaveLength(0);
  });

  test('an email control may accept several addresses', () => {
    const several = inferRules({ type: 'email', multiple: true });
    expect(validateSync('a@b.de, c@d.de', several)).toEqual([]);
    expect(validateSync('a@b.de, c@d.de', inferRules({ type: 'email' }))).toHaveLength(1);
  });
});

describe('attributes of rules', () => {
  const attributes = (rules: string, type: string) => inferAttributes(toRules(rules), type);

  test.each([
    ['required', 'text', { required: true }],
    ['min:1|max:9', 'number', { min: '1', max: '9' }],
    ['min:1|max:9', 'text', {}],
    ['minLength:2|maxLength:4', 'textarea', { minLength: 2, maxLength: 4 }],
    ['minLength:2|maxLength:4', 'number', {}],
    ['digits', 'text', { inputMode: 'numeric' }],
    ['integer', 'tel', { inputMode: 'numeric' }],
    ['email', 'text', { inputMode: 'email', autoComplete: 'email' }],
    ['email:multiple', 'text', { inputMode: 'email' }],
    ['email|digits', 'checkbox', {}],
  ])('%s on %s', (rules, type, expected) => {
    expect(attributes(rules, type)).toEqual(expected);
  });
});
