import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCode } from '#src/components/login-form/read-code.ts';

test.each([
  ['123456', '123456'],
  ['123 456', '123456'],
  [' 123-456 ', '123456'],
  ['G-123456', '123456'],
  ['Your code is 123456.', '123456'],
  ['１２３４５６', '123456'],
  ['١٢٣٤٥٦', '123456'],
  ['۱۲۳۴۵۶', '123456'],
  ['१२३४५६', '123456'],
  ['𝟏𝟐𝟑𝟜𝟝𝟞', '123456'],
  ['0000001', '000000'],
  ['²①½', ''],
  ['', ''],
])('parses %j as %j', (text, code) => {
  expect(readCode(text, 6)).toBe(code);
});

test('returns only digits, never more than allowed, whatever was pasted', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.nat(12), (text, length) => {
      const code = readCode(text, length);
      expect(code).toMatch(/^[0-9]*$/);
      expect(code.length).toBeLessThanOrEqual(length);
      expect(readCode(code, length)).toBe(code);
    }),
    { numRuns: 30 },
  );
});
