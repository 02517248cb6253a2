import { expect, test } from 'vitest';
import { linkOf, shorten } from '#src/components/qr-code/payload-addresses.ts';

test.each([
  'https://example.org/a?b=c#d',
  'HTTP://EXAMPLE.ORG',
  'mailto:a@example.org',
  'tel:+4930123456',
  'sms:+4930123456?body=x',
  'geo:48.2,16.3',
])('%s is a link', (value) => {
  expect(linkOf(value)).toBe(value);
});

test.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)//https://example.org',
  'java\nscript:alert(1)',
  ' https://example.org',
  'https://example.org\nand more',
  'https:\u0000//example.org',
  'data:text/html,x',
  'vbscript:x',
  'blob:https://example.org/1',
  'file:///etc/passwd',
  'WIFI:T:WPA;S:x;;',
  'otpauth://totp/A:b?secret=AA',
  'example.org',
  'https://example.org/\u202efdp.exe',
  'https://',
  'mailto:',
  '',
])('%j is not a link', (value) => {
  expect(linkOf(value)).toBeNull();
});

test('a long text is cut between characters', () => {
  expect(shorten('short', 5)).toBe('short');
  expect(shorten('😀😀😀😀😀', 5)).toBe('😀😀😀😀😀');
  expect(shorten('a b😀😀', 3)).toBe('a b…');
  expect(shorten('ab c', 3)).toBe('ab…');
  expect(shorten('😀'.repeat(1000), 3)).toBe('😀😀😀…');
});
