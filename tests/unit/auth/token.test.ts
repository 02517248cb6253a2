import { describe, expect, test } from 'vitest';
import { decodeToken, expiryOf, tokenStatus } from '#src/auth/core/token.ts';

const now = Date.UTC(2026, 3, 3, 12);
const seconds = now / 1000;

/** JSON Web Token with the given claims; its signature is worthless. */
function tokenOf(claims: unknown): string {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'HS256' })}.${part(claims)}.c2lnbmF0dXJl`;
}

describe('claims', () => {
  test('are read in any script', () => {
    expect(decodeToken(tokenOf({ sub: 'č 東京', exp: 1 }))).toEqual({ sub: 'č 東京', exp: 1 });
  });

  test.each([
    'opaque',
    tokenOf([1]),
    `${tokenOf({ exp: 1 })}.four.five`,
    'eyJhbGciOiJub25lIn0.eyJleHAiOjF.',
  ])('of %j are null', (token) => {
    expect(decodeToken(token)).toBeNull();
  });
});

describe('status', () => {
  test.each([
    [501, 'valid'],
    [500, 'expired'],
    [-1, 'expired'],
    [1_800_000, 'valid'],
  ] as const)('%d ms before its end a token is %s', (left, status) => {
    expect(tokenStatus('t', now + left, now)).toBe(status);
  });

  test('is unknown without a token or without an expiry', () => {
    expect(tokenStatus(null, now + 9000, now)).toBe('unknown');
    expect(tokenStatus('', now + 9000, now)).toBe('unknown');
    expect(tokenStatus('t', null, now)).toBe('unknown');
  });

  test('the text "false" is a token, and so are digits', () => {
    expect(tokenStatus('false', now + 9000, now)).toBe('valid');
    expect(tokenStatus('0', now - 9000, now)).toBe('expired');
  });
});

describe('expiry', () => {
  const jwt = tokenOf({ exp: seconds + 600, iat: seconds });

  test('comes from expires_in, then exp, then maxAge', () => {
    expect(expiryOf(jwt, { now, expiresIn: 60, maxAge: 1800 })).toBe(now + 60_000);
    expect(expiryOf(jwt, { now, maxAge: 1800 })).toBe(now + 600_000);
    expect(expiryOf('opaque', { now, maxAge: 1800 })).toBe(now + 1_800_000);
    expect(expiryOf('opaque', { now, maxAge: 2_592_000 })).toBe(now + 2_592_000_000);
  });

  test('is unknown without any of them', () => {
    expect(expiryOf('opaque', { now, maxAge: false })).toBeNull();
    expect(expiryOf('opaque', { now })).toBeNull();
    expect(expiryOf(tokenOf({}), { now, maxAge: false })).toBeNull();
  });

  test.each(['soon', String(seconds + 600), null, true, {}, [seconds]])(
    'ignores an exp of %j',
    (exp) => {
      expect(expiryOf(tokenOf({ exp }), { now, maxAge: 1800 })).toBe(now + 1_800_000);
    },
  );

  test('ignores an exp beyond all numbers', () => {
    const payload = Buffer.from('{"exp":1e999}').toString('base64url');
    expect(expiryOf(`e30.${payload}.`, { now, maxAge: 10 })).toBe(now + 10_000);
  });

  test('accepts an exp in the distant past', () => {
    expect(expiryOf(tokenOf({ exp: 0 }), { now, maxAge: 1800 })).toBe(0);
  });

  test.each([
    ['60', 60_000],
    [1.5, 1500],
    [0.0004, 0],
  ])('reads an expires_in of %j', (expiresIn, lives) => {
    expect(expiryOf('opaque', { now, expiresIn, maxAge: 1800 })).toBe(now + lives);
  });

  test.each(['', 'soon', 0, -1, Number.NaN, Infinity, null, true, {}])(
    'ignores an expires_in of %j',
    (expiresIn) => {
      expect(expiryOf('opaque', { now, expiresIn, maxAge: 1800 })).toBe(now + 1_800_000);
    },
  );
});

describe('clocks that differ', () => {
  const hour = 3_600_000;
  /** Expiry of a token that lives ten minutes, issued now by a server whose clock is `ahead`. */
  const end = (ahead: number, hints: { serverTime?: number | null; fresh?: boolean }) => {
    const iat = Math.floor((now + ahead) / 1000);
    return expiryOf(tokenOf({ iat, exp: iat + 600 }), { now, maxAge: 1800, ...hints });
  };

  test.each([hour, -hour, 2000, -2000])('the Date header corrects %d ms', (ahead) => {
    expect(end(ahead, { serverTime: now + ahead })).toBe(now + 600_000);
  });

  test.each([hour, -hour, 2000, -2000])('so does the iat of a fresh token', (ahead) => {
    expect(end(ahead, { serverTime: null, fresh: true })).toBe(now + 600_000);
  });

  test.each([1000, -1000, 1999, -1999])('%d ms are network latency', (ahead) => {
    const iat = seconds;
    const token = tokenOf({ iat, exp: iat + 600 });
    expect(expiryOf(token, { now, serverTime: now + ahead })).toBe(now + 600_000);
  });

  test('an old token is not a time source, and the header takes precedence over a fresh one', () => {
    expect(end(-hour, {})).toBe(now + 600_000 - hour);
    expect(end(-hour, { serverTime: now, fresh: true })).toBe(now + 600_000 - hour);
    expect(end(hour, { serverTime: Number.NaN, fresh: true })).toBe(now + 600_000);
  });

  test.each([2 * hour, 600_000, 1_000_000 * hour])(
    'a fresh token without other times is not over: the clock is %d ms fast',
    (ahead) => {
      const exp = Math.floor((now - ahead) / 1000) + 600;
      const hints = { now, serverTime: null, fresh: true };
      expect(expiryOf(tokenOf({ exp }), { ...hints, maxAge: 1800 })).toBe(now + 1_800_000);
      expect(expiryOf(tokenOf({ exp, iat: 'now' }), hints)).toBeNull();
      expect(expiryOf(tokenOf({ exp }), { now, maxAge: 1800 })).toBe(exp * 1000);
    },
  );

  test('expires_in needs no clock', () => {
    const token = tokenOf({ iat: 1, exp: 2 });
    expect(expiryOf(token, { now, expiresIn: 60, serverTime: 5, fresh: true })).toBe(now + 60_000);
  });
});
