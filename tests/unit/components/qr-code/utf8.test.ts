import { expect, test } from 'vitest';
import { utf8Length, wellFormed } from '#src/components/qr-code/payload-checks.ts';

test.each([0, 0x7f, 0x80, 0x7ff, 0x800, 0xd7ff, 0xe000, 0xffff, 0x10000, 0x10ffff])(
  'the length of U+%s matches the encoder',
  (code) => {
    const text = `a${String.fromCodePoint(code)}b`;
    expect(utf8Length(text)).toBe(new TextEncoder().encode(text).length);
  },
);

test('half a surrogate pair counts as the character that replaces it', () => {
  expect(utf8Length('\ud83d')).toBe(3);
  expect(utf8Length(wellFormed('\ud83d'))).toBe(3);
});
