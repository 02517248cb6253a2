import { afterEach, describe, expect, test, vi } from 'vitest';
import { cookieStore, readCookie } from '#src/auth/stores/browser-stores.ts';
import { key, stubPage } from './fake-page.ts';

afterEach(() => vi.unstubAllGlobals());

describe('cookies', () => {
  test('have the root path, SameSite and, on an https page, Secure', () => {
    const page = stubPage('https:');
    void cookieStore().set(key, 'a b');
    expect(page.written).toEqual([`${key}=a%20b; path=/; samesite=lax; secure`]);
  });

  test('are not Secure on an http page', () => {
    const page = stubPage('http:');
    void cookieStore().set(key, 'a');
    expect(page.written).toEqual([`${key}=a; path=/; samesite=lax`]);
  });

  test('are written with the given options, and removed with the same', () => {
    const page = stubPage('http:');
    const store = cookieStore({
      prefix: '__Secure-',
      path: '/app',
      domain: 'example.com',
      sameSite: 'strict',
      secure: true,
      maxAge: 60,
    });
    void store.set('a;b', '1');
    void store.remove('a;b');
    const rest = 'path=/app; samesite=strict; domain=example.com';
    expect(page.written).toEqual([
      `__Secure-a%3Bb=1; ${rest}; max-age=60; secure`,
      `__Secure-a%3Bb=; ${rest}; max-age=0; secure`,
    ]);
  });

  test('with multi-byte characters count as encoded', () => {
    stubPage('https:');
    const onError = vi.fn<(error: Error) => void>();
    void cookieStore({ onError }).set(key, 'č'.repeat(1000));
    expect(onError.mock.calls[0]?.[0].cause).toBeInstanceOf(RangeError);
  });

  test.each([
    ['a', 'a=1; b=2', '1'],
    ['b', 'a=1; b=2', '2'],
    ['b', 'ab=1; b=2=3', '2=3'],
    ['c', 'a=1; b=2', null],
    ['a', '', null],
    ['a', 'a', ''],
    ['a', 'a=%2Fa%252Fb', '/a%2Fb'],
    ['a', 'a=100%', '100%'],
    ['a:b', 'a:b=1', '1'],
    ['a:b', 'a%3Ab=1', '1'],
    ['__proto__', 'a=1', null],
  ])('read %j of %j', (name, text, value) => {
    expect(readCookie(name, text)).toBe(value);
  });

  test('do not exist on a server', () => {
    expect(readCookie('a')).toBeNull();
  });
});
