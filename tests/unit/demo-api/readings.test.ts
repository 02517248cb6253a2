import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { createTokens } from '#src/demo-api/routes/sessions.ts';
import { socketAddress } from '#src/demo-api/server-options.ts';
import {
  colorPattern,
  compareCodePoints,
  isDay,
  normalizeText,
  searchWords,
} from '#src/demo-api/store/fields.ts';
import { newTrip, searchText, tripDraftSchema } from '#src/demo-api/store/trip.ts';
import { hashPassword, isOutdated, isPassword, passwordRounds } from '#src/demo-api/store/user.ts';
import { fewRounds, fixedRandom } from '#tests/support/demo-api/test-api.ts';

describe('A day', () => {
  test.each(['2024-02-29', '2026-12-31', '0001-01-01', '9999-12-31'])('exists: %s', (text) => {
    expect(isDay(text)).toBe(true);
  });

  test.each(['2026-02-29', '2026-13-01', '2026-4-15', '', '٢٠٢٦-٠٤-١٥'])(
    'does not exist: %s',
    (text) => {
      expect(isDay(text)).toBe(false);
    },
  );
});

describe('A color', () => {
  test.each([
    '#fff',
    '#c8553d',
    'hsl(120deg 50% 50% / 50%)',
    'color(display-p3 1 .5 0 / 1)',
    'hwb(12 50% 0%)',
    'oklch(none 0 0)',
  ])('is valid: %s', (text) => {
    expect(colorPattern.test(text)).toBe(true);
  });

  test.each([
    '#ff',
    'fff',
    'red',
    'var(--x)',
    'rgb(1 2)',
    'rgb(calc(1) 2 3)',
    'url(x)',
    'rgb(1 2 3) url(x)',
    '',
  ])('is invalid: %s', (text) => {
    expect(colorPattern.test(text)).toBe(false);
  });
});

describe('A folded text', () => {
  test.each([
    ['Été', 'ete'],
    ['Straße', 'STRASSE'],
    ['ｶﾞ', 'ガ'],
    ['İzmir', 'izmir'],
    ['عَمَّان', 'عمان'],
  ])('of %s is that of %s', (one, other) => {
    expect(normalizeText(one)).toBe(normalizeText(other));
  });

  test.each([
    ['Korean syllables', '각'],
    ['letters whose capitals are longer', 'ßŉΐ'],
  ])('for searches grows at most threefold: %s', (_name, unit) => {
    const trip = newTrip(
      'a',
      v.parse(tripDraftSchema, { title: 'T', notes: unit.repeat(5000) }),
      '',
    );
    expect(searchText(trip).length).toBeLessThanOrEqual(3 * (unit.length * 5000 + 2));
  });

  test('for searches is complete in Korean', () => {
    const notes = `${'각'.repeat(19_990)}부산`;
    const trip = newTrip('a', v.parse(tripDraftSchema, { title: '서울', notes }), '');
    expect(searchText(trip)).toContain(normalizeText('부산'));
  });

  test.each([
    ['a <b title="x">bold</b> word', 'A BOLD WORD'],
    ['5 < 6', '5 < 6'],
    ['5 < 6 <br> 7 <', '5 < 6 7 <'],
  ])('for searches of %s has no tags', (notes, expected) => {
    expect(searchText(newTrip('a', v.parse(tripDraftSchema, { title: 'T', notes }), ''))).toBe(
      `T ${expected}`,
    );
  });

  test('has at most eight words', () => {
    expect(searchWords('a b a c d e f g h i j')).toEqual([...'ABCDEFGH']);
    expect(searchWords('  ')).toEqual([]);
  });
});

test('Code points are ordered as the bytes of UTF-8 are', () => {
  const signs = ['', 'a', 'b', '\u00e9', '\uffff', '\u{10000}', '\u{1f6b2}'];
  const texts = signs.flatMap((one) => signs.map((two) => one + two));
  for (const [a, b] of texts.flatMap((one) => texts.map((two) => [one, two] as const))) {
    const bytes = Math.sign(Buffer.compare(Buffer.from(a), Buffer.from(b)));
    if (Math.sign(compareCodePoints(a, b)) !== bytes)
      expect.fail(`${a} and ${b} are the wrong way round.`);
  }
  expect(compareCodePoints('\uffff', '\u{10000}')).toBeLessThan(0);
});

describe('A password', () => {
  test('is recognized by its hash alone, in any Unicode composition', async () => {
    const kept = await hashPassword('caf\u00e9 1', fixedRandom(1), fewRounds);
    expect(kept).toMatch(/^pbkdf2-sha256\$2\$[\w-]{22}\$[\w-]{43}$/);
    expect(await isPassword('cafe\u0301 1', kept)).toBe(true);
    for (const wrong of ['cafe 1', 'caf\u00e9 1 ', '', 'CAF\u00c9 1']) {
      expect(await isPassword(wrong, kept)).toBe(false);
    }
    expect(await isPassword('x', kept.replace(/\$[^$]*$/, '$'))).toBe(false);
  });

  test('has its own salt', async () => {
    const random = fixedRandom(1);
    const [one, two] = [
      await hashPassword('x', random, fewRounds),
      await hashPassword('x', random, fewRounds),
    ];
    expect(one).not.toBe(two);
  });

  test('takes 600 000 rounds by default', async () => {
    expect(passwordRounds).toBe(600_000);
    expect(isOutdated('pbkdf2-sha256$599999$a$b', passwordRounds)).toBe(true);
    expect(isOutdated('pbkdf2-sha256$600000$a$b', passwordRounds)).toBe(false);
    // Published vector of PBKDF2-HMAC-SHA-256: "passwd", "salt", 1 round.
    const salt = new TextEncoder().encode('salt');
    const kept = await hashPassword('passwd', () => salt, 1);
    const bytes = Buffer.from(kept.split('$')[3] ?? '', 'base64url').toString('hex');
    expect(bytes).toBe('55ac046e56e3089fec1691c22544b605f94185216dde0465e68b9d57c20dacbc');
  });
});

test('Tokens of one kind are not valid as the other, nor with another key', async () => {
  const claims = { userId: 'u', sessionId: 's', tokenId: 't', issuedAt: 10, expiresAt: 20 };
  const tokens = createTokens(new Uint8Array(32).fill(1));
  const token = await tokens.sign('refresh', claims);
  expect(await tokens.read('refresh', token, 19)).toEqual({ kind: 'valid', claims });
  expect(await tokens.read('refresh', token, 20)).toEqual({ kind: 'expired', claims });
  expect(await tokens.read('access', token, 19)).toEqual({ kind: 'invalid' });
  const others = createTokens(new Uint8Array(32).fill(2));
  expect(await others.read('refresh', token, 30)).toEqual({ kind: 'invalid' });
  expect(await tokens.sign('refresh', claims)).toBe(token);
});

test('The client address is that of the socket, whatever the headers', () => {
  expect(socketAddress({ incoming: { socket: { remoteAddress: '::1' } } })).toBe('::1');
  expect(socketAddress({})).toBe('');
  expect(socketAddress(undefined)).toBe('');
});
