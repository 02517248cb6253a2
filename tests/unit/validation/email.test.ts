import { describe, expect, test } from 'vitest';
import { email, validateSync } from '../../../src/validation/index.ts';

const passes = (value: unknown, multiple = false) =>
  validateSync(value, email({ multiple })).length === 0;

const label = (length: number) => 'l'.repeat(length);

const valid = [
  'a@example.com',
  'first.last+tag@sub.example.co.uk',
  "!#$%&'*+/=?^_`{|}~-@example.org",
  'a@1.com',
  'user@example.xn--p1ai',
  'пример@пример.рф',
  '😀@example.com',
  '"a b"@example.com',
  '"a@b"@example.com',
  '"a\\"b"@example.com',
  'a@[127.0.0.1]',
  `a@${label(63)}.com`,
  `${label(64)}@example.com`,
];

const invalid = [
  'plain',
  '@example.com',
  'a@',
  'a@@example.com',
  'user@localhost',
  'a..b@example.com',
  '.a@example.com',
  'a.@example.com',
  'a@example..com',
  'a@example.com.',
  'a@example-.com',
  'a@exam_ple.com',
  'a@example.c',
  'a@example.c0m1',
  'a@127.0.0.1',
  'a@[999.1.1.1]',
  'a@[1.2.3]',
  'a@[IPv6:::1]',
  `a@${label(64)}.com`,
  `${label(65)}@example.com`,
  `a@${`${label(60)}.`.repeat(5)}com`,
  `${'я'.repeat(33)}@example.com`,
  'a b@example.com',
  'a@example.com ',
  'a@example.com\n',
  'Ann <a@example.com>',
  'a"b@example.com',
  '"a"b"@example.com',
  '""@example.com',
  'a\u0000b@example.com',
  'a\u200bb@example.com',
  '"a\u202eb"@example.com',
  'a\ud800@example.com',
  'a\\b@example.com',
  'mailto:a@example.com',
];

describe('one address', () => {
  test.each(valid)('%s passes', (address) => expect(passes(address)).toBe(true));

  test.each(invalid)('%j fails', (address) => {
    expect(passes(address)).toBe(false);
    expect(passes(`${address},a@example.com`, true)).toBe(address.trim() !== address);
  });

  test('an array holds one address per member and is never split', () => {
    expect(passes(['a@example.com', 'b@example.com'])).toBe(true);
    expect(passes(['a@example.com,b@example.com'], true)).toBe(false);
    expect(passes(['a@example.com', 'b'])).toBe(false);
  });

  test.each([1, true, {}, () => 'a@example.com', Symbol('a@example.com')])(
    '%o is not an address',
    (value) => {
      expect(passes(value)).toBe(false);
    },
  );
});

describe('several addresses', () => {
  test.each(valid)('%s passes among others', (address) => {
    expect(passes(address, true)).toBe(true);
    expect(passes(`b@example.com , ${address},c@example.com`, true)).toBe(true);
    expect(passes(`b@example.com,${address}`)).toBe(false);
  });

  test.each([
    ',',
    'a@example.com,',
    'a@example.com,,b@example.com',
    'a@example.com;b@example.com',
    'a@example.com\nb@example.com',
    '"a,b@example.com',
    '"a","b"@example.com',
  ])('%j fails', (text) => expect(passes(text, true)).toBe(false));
});
