import { afterEach, describe, expect, test, vi } from 'vitest';
import { cookieStore, readCookie } from '#src/auth/cookie-store.ts';
import { memoryStore } from '#src/auth/memory-store.ts';
import { localStore, sessionStore } from '#src/auth/web-store.ts';

afterEach(() => vi.unstubAllGlobals());

const key = 'auth._token.local';

/** Storage that keeps what it is given until `fails` says otherwise. */
function fakeStorage(fails: (action: string) => boolean = () => false) {
  const values = new Map<string, string>();
  const guard = (action: string) => {
    if (fails(action))
      throw new DOMException(`Setting '${key}' exceeded the quota.`, 'QuotaExceededError');
  };
  return {
    values,
    getItem: (name: string) => (guard('get'), values.get(name) ?? null),
    setItem: (name: string, value: string) => (guard('set'), void values.set(name, value)),
    removeItem: (name: string) => (guard('remove'), void values.delete(name)),
  };
}

/** Cookie jar of a page; cookies that `drops` picks are lost without a word. */
function fakeDocument(drops: (cookie: string) => boolean = () => false) {
  const jar = new Map<string, string>();
  const written: string[] = [];
  return {
    jar,
    written,
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(text: string) {
      written.push(text);
      if (drops(text)) return;
      const [pair = ''] = text.split('; ');
      const at = pair.indexOf('=');
      if (text.includes('max-age=0')) jar.delete(pair.slice(0, at));
      else jar.set(pair.slice(0, at), pair.slice(at + 1));
    },
  };
}

function stubPage(protocol: string, drops?: (cookie: string) => boolean) {
  const page = fakeDocument(drops);
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', { protocol });
  return page;
}

const stubStorage = (kind: string, storage: object) => vi.stubGlobal('window', { [kind]: storage });

const stores = [
  ['memory', () => memoryStore()],
  ['session', () => (stubStorage('sessionStorage', fakeStorage()), sessionStore())],
  ['local', () => (stubStorage('localStorage', fakeStorage()), localStore())],
  ['cookie', () => (stubPage('https:'), cookieStore())],
] as const;

describe.each(stores)('a %s store', (_, make) => {
  test.each([
    '123',
    '007',
    '1e3',
    'true',
    'false',
    'null',
    'undefined',
    '{"a":1}',
    '"quoted"',
    '',
    ' ',
    '/a%2F%2Fevil',
    '%',
    'a=b; c',
    'č東京😀',
    'a.b-c_d~',
  ])('gives %j back as it came', async (value) => {
    const store = make();
    await store.set(key, value);
    expect(await store.get(key)).toBe(value);
  });

  test('knows nothing that was not put, and nothing that was removed', async () => {
    const store = make();
    expect(await store.get(key)).toBeNull();
    expect(await store.get('__proto__')).toBeNull();
    await store.set(key, 'a');
    await store.set(key, 'b');
    expect(await store.get(key)).toBe('b');
    await store.remove(key);
    await store.remove('never');
    expect(await store.get(key)).toBeNull();
  });
});

describe('web storage', () => {
  test('is written under the bare key, or behind a prefix', () => {
    const storage = fakeStorage();
    stubStorage('localStorage', storage);
    void localStore().set('a', '1');
    void localStore({ prefix: 'shop.' }).set('a', '2');
    expect([...storage.values]).toEqual([
      ['a', '1'],
      ['shop.a', '2'],
    ]);
  });

  const failures = {
    'whose getter throws': () =>
      vi.stubGlobal('window', {
        get localStorage() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      }),
    'that is full': () =>
      stubStorage(
        'localStorage',
        fakeStorage((action) => action === 'set'),
      ),
    'that always throws': () =>
      stubStorage(
        'localStorage',
        fakeStorage(() => true),
      ),
    'that is null': () => vi.stubGlobal('window', { localStorage: null }),
    'of a server': () => vi.stubGlobal('window', undefined),
  };

  test.each(Object.entries(failures))('%s is told once and memory helps', (_, fail) => {
    fail();
    const onError = vi.fn<(error: Error) => void>();
    const store = localStore({ onError });
    expect(store.get(key)).toBeNull();
    void store.set(key, 'secret-1');
    void store.set(key, 'secret-2');
    void store.set('other', 'secret-3');
    expect(store.get(key)).toBe('secret-2');
    void store.remove(key);
    expect(store.get(key)).toBeNull();
    expect(onError).toHaveBeenCalledOnce();
    const [error] = onError.mock.calls[0] ?? [];
    expect(`${error?.stack} ${String(error?.cause)}`).not.toContain('secret');
  });

  test('that fails is told to the browser where nobody listens', () => {
    failures['that is full']();
    const report = vi.fn();
    vi.stubGlobal('reportError', report);
    const store = localStore();
    void store.set(key, 'a');
    void store.set(key, 'b');
    expect(store.get(key)).toBe('b');
    expect(report).toHaveBeenCalledOnce();
    vi.stubGlobal('reportError', undefined);
    expect(() => localStore().set(key, 'a')).not.toThrow();
  });

  test('that is full does not bring the old value back', () => {
    let full = false;
    const storage = fakeStorage((action) => full && action === 'set');
    stubStorage('sessionStorage', storage);
    const store = sessionStore({ onError: () => {} });
    void store.set(key, 'old');
    full = true;
    void store.set(key, 'new');
    expect(storage.values.size).toBe(0);
    full = false;
    void store.set(key, 'newest');
    expect(store.get(key)).toBe('newest');
    expect(storage.values.get(key)).toBe('newest');
  });

  test('local storage tells what other tabs did, until asked no more', () => {
    const target = new EventTarget();
    vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
    vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target));
    const heard: string[] = [];
    const stop = localStore({ prefix: 'shop.' }).subscribe?.((changed) => heard.push(changed));
    const change = (changed: string | null) =>
      target.dispatchEvent(Object.assign(new Event('storage'), { key: changed }));
    ['shop.a', 'other', null].forEach(change);
    stop?.();
    change('shop.b');
    expect(heard).toEqual(['a', '']);
  });
});

describe('cookies', () => {
  test('are for the whole site, this site alone, and https where the page is', () => {
    const page = stubPage('https:');
    void cookieStore().set(key, 'a b');
    expect(page.written).toEqual([`${key}=a%20b; path=/; samesite=lax; secure`]);
  });

  test('go over http where the page did', () => {
    const page = stubPage('http:');
    void cookieStore().set(key, 'a');
    expect(page.written).toEqual([`${key}=a; path=/; samesite=lax`]);
  });

  test('are written as told, and removed the same way', () => {
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

  test.each([
    [4096, 0],
    [4097, 1],
  ])('of %d bytes are told %d times', (bytes, times) => {
    const page = stubPage('https:');
    const onError = vi.fn<(error: Error) => void>();
    const store = cookieStore({ onError });
    void store.set(key, 'old');
    const value = 'x'.repeat(bytes - key.length);
    void store.set(key, value);
    expect(onError).toHaveBeenCalledTimes(times);
    expect(store.get(key)).toBe(value);
    expect(page.jar.has(key)).toBe(times === 0);
  });

  test('of long letters count as they are sent', () => {
    stubPage('https:');
    const onError = vi.fn<(error: Error) => void>();
    void cookieStore({ onError }).set(key, 'č'.repeat(1000));
    expect(onError.mock.calls[0]?.[0].cause).toBeInstanceOf(RangeError);
  });

  test('that the browser drops without a word are told', () => {
    stubPage('https:', () => true);
    const onError = vi.fn<(error: Error) => void>();
    const store = cookieStore({ onError });
    void store.set(key, 'a');
    expect(onError).toHaveBeenCalledOnce();
    expect(store.get(key)).toBe('a');
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

  test('are none on a server', () => {
    expect(readCookie('a')).toBeNull();
  });
});
