import { describe, expect, test } from 'vitest';
import {
  digits,
  integer,
  max,
  maxLength,
  min,
  minLength,
  pattern,
  required,
  validateSync,
  type Rule,
} from '../../../src/validation/index.ts';

const passes = (value: unknown, rule: Rule) => validateSync(value, rule).length === 0;

describe('bounds apply to numbers', () => {
  test.each([
    [12, 3, false],
    ['abc', 3, false],
    ['2', 3, true],
    ['1e0', 3, true],
    ['.5', 3, true],
    ['0x3', 3, false],
    ['1,5', 3, false],
    ['1_0', 30, false],
    ['   ', 3, false],
    [true, 3, false],
    [new Date(0), 3, false],
    [Number.NaN, 3, false],
    [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, false],
    [Number.NEGATIVE_INFINITY, 3, false],
    [[1, '2'], 3, true],
    [[1, ''], 3, false],
    [1, Number.NaN, false],
    [1, 'three', false],
    ['9007199254740993', '9007199254740993', true],
    ['9007199254740993', 9_007_199_254_740_992n, false],
    [`${'0'.repeat(400)}3`, 3, true],
  ])('%o at most %o: %o', (value, bound, verdict) => {
    expect(passes(value, max({ max: bound }))).toBe(verdict);
  });

  test.each([
    ['018', 18, true],
    ['Infinity', 3, false],
    [' ', 0, false],
    ['9007199254740992', '9007199254740993', false],
    [9_007_199_254_740_993n, '9007199254740993', true],
    [-1, Number.NaN, false],
  ])('%o at least %o: %o', (value, bound, verdict) => {
    expect(passes(value, min({ min: bound }))).toBe(verdict);
  });
});

test.each([
  ['-1', true],
  ['007', true],
  [-0, true],
  [['1', 2], true],
  [['1', 'a'], false],
  [1.5, false],
  ['1.0', false],
  [' 1', false],
  ['1e3', false],
  ['+1', false],
  ['٣', false],
  [true, false],
  [new Date(5), false],
])('%o is a whole number: %o', (value, verdict) => {
  expect(passes(value, integer())).toBe(verdict);
});

test.each([
  ['0123', undefined, true],
  ['012', 3, true],
  ['12', 3, false],
  [['012', 123], 3, true],
  ['-12', undefined, false],
  ['１', undefined, false],
  ['12\n', undefined, false],
])('%o is digits, %o of them: %o', (value, length, verdict) => {
  expect(passes(value, digits({ length }))).toBe(verdict);
});

test('a length counts code points or members', () => {
  expect(passes('😀😀', maxLength({ length: 2 }))).toBe(true);
  expect(passes('😀😀', minLength({ length: 3 }))).toBe(false);
  expect(passes('👨‍👩‍👧', maxLength({ length: 1 }))).toBe(false);
  expect(passes(['a', 'b'], minLength({ length: 2 }))).toBe(true);
  expect(validateSync(['a', 'b'], maxLength({ length: 1 }))).toEqual([
    { code: 'maxLength', params: { length: 1, members: true } },
  ]);
  expect(passes(123, maxLength({ length: 2 }))).toBe(false);
  expect(passes({ length: 1 }, maxLength({ length: 2 }))).toBe(false);
});

test('a pattern as a string must match the entire value, an expression is used as it is', () => {
  expect(passes('ab', pattern({ pattern: 'a|ab' }))).toBe(true);
  expect(passes('abc', pattern({ pattern: 'a|ab' }))).toBe(false);
  expect(passes('abc', pattern({ pattern: /b/ }))).toBe(true);
  expect(passes(['ab', 'ac'], pattern({ pattern: /^a/ }))).toBe(true);
  expect(() => pattern({ pattern: '(' })).toThrow(SyntaxError);
});

test('a global or sticky pattern gives the same result every time', () => {
  for (const expression of [/b/g, /a/y, /b/gu]) {
    const rule = pattern({ pattern: expression });
    expect([1, 2, 3].map(() => passes('ab', rule))).toEqual([true, true, true]);
  }
});

const self: unknown[] = [];
self.push(self);

test.each([
  [null, false],
  ['', false],
  ['\t\n \u00a0\u2003\u3000\ufeff', false],
  [[], false],
  [[null], false],
  [Number.NaN, false],
  [0, true],
  [false, true],
  ['.', true],
  ['\u200b', false],
  [['', 'a'], true],
  [[false], true],
  [{}, true],
  [new Date(Number.NaN), false],
  [() => '', true],
  [self, true],
])('%o is present: %o', (value, verdict) => {
  expect(passes(value, required())).toBe(verdict);
});

test('a checkbox that must be checked does not accept false', () => {
  expect(passes(false, required({ allowFalse: false }))).toBe(false);
  expect(passes(true, required({ allowFalse: false }))).toBe(true);
  expect(passes(0, required({ allowFalse: false }))).toBe(true);
});
