import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  editCode,
  findCode,
  isPlain,
  readCharacters,
  type CodeFormat,
} from '#src/components/one-time-code-input/read-code.ts';
import { runs } from '#tests/support/fuzz.ts';

const six: CodeFormat = { length: 6, characters: 'numeric' };
const sixMixed: CodeFormat = { length: 6, characters: 'alphanumeric' };

test.each([
  ['123456', '123456'],
  ['G-123456', '123456'],
  ['１２３４５６', '123456'],
  ['١٢٣٤٥٦', '123456'],
  ['𝟏𝟐𝟑𝟜𝟝𝟞', '123456'],
  ['²①½', ''],
  ['', ''],
])('reads the digits of %j as %j', (text, code) => {
  expect(readCharacters(text, 'numeric')).toBe(code);
});

test.each([
  ['k7m-2qx', 'K7M2QX'],
  ['٧é', '7'],
  ['Größe 1', 'GRE1'],
])('reads the letters and digits of %j as %j', (text, code) => {
  expect(readCharacters(text, 'alphanumeric')).toBe(code);
});

describe('a pasted text', () => {
  test.each([
    ['123456', '123456'],
    ['Your code is 123-456', '123456'],
    ['Code for account 42: 482 913. Valid for 10 minutes.', '482913'],
    ['24.12.2026 10:15 Your code is 482913', '482913'],
    ['+1 555 123 4567: 482913', '482913'],
    ['رمزك هو ٤٨٢٩١٣، صالح لمدة ١٠ دقائق', '482913'],
    ['您的验证码是482913，10分钟内有效', '482913'],
    ['Call 0800 123456. Your code is 654321', '654321'],
    ['Call +123456. Your code is 654321', '654321'],
    ['Call 0800 123456', null],
    ['Order 111111: your code is 222222', null],
    ['Your code is 222222. Again: 222222', '222222'],
    ['Your code is 1234, valid for 10 minutes', null],
    ['1234567', null],
    ['123.456', '123456'],
    ['Valid until 24.12.26. Your code is 482913', '482913'],
    ['Your balance is 1234.56 EUR', null],
  ])('%j contains the code %j', (text, code) => {
    expect(findCode(text, six)).toBe(code);
  });

  test.each([
    ['K7M 2QX', 'K7M2QX'],
    ['Please enter KMPRQX', 'KMPRQX'],
    ['Please enter it', null],
    ['Größer', null],
    ['It is AB12', null],
    ['G-K7M2QX is your code', 'K7M2QX'],
  ])('%j contains the letters and digits %j', (text, code) => {
    expect(findCode(text, sixMixed)).toBe(code);
  });

  test.each([
    ['48', 'numeric', true],
    ['Room 12', 'numeric', false],
    ['K7M', 'alphanumeric', true],
    ['k7 m2', 'alphanumeric', true],
    ['It is', 'alphanumeric', false],
  ] as const)('%j is a part of a code that is %s: %o', (text, characters, plain) => {
    expect(isPlain(text, characters)).toBe(plain);
  });

  test('contains only a code of the right form', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.integer({ min: 1, max: 12 }),
        (text, length) => {
          const found = findCode(text, { length, characters: 'alphanumeric' });
          if (found !== null) expect(found).toMatch(new RegExp(`^[0-9A-Z]{${length}}$`));
        },
      ),
      runs(100),
    );
  });
});

describe('a changed text', () => {
  test.each([
    ['12|', '12', 2],
    ['1|2', '12', 1],
    ['123456|', '123456', 6],
    ['1234567|', '123456', 6],
    ['19|23456', '193456', 2],
    ['1 9 9|23456', '199456', 3],
    ['x|123456', '123456', 0],
    ['|', '', 0],
  ])('%j with its caret is %j', (text, code, caret) => {
    const place = text.indexOf('|');
    expect(editCode(text.replace('|', ''), place, six)).toEqual({ code, caret });
  });

  test('is never longer than the code, has the caret inside, and does not change again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.nat(20), fc.nat(12), (text, caret, length) => {
        const format: CodeFormat = { length, characters: 'numeric' };
        const edited = editCode(text, Math.min(caret, text.length), format);
        expect(edited.code).toMatch(/^[0-9]*$/);
        expect(edited.code.length).toBeLessThanOrEqual(length);
        expect(edited.caret).toBeLessThanOrEqual(edited.code.length);
        expect(editCode(edited.code, edited.caret, format)).toEqual(edited);
      }),
      runs(100),
    );
  });
});
