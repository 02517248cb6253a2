import { afterEach, describe, expect, test, vi } from 'vitest';
import { localStore } from '#src/auth/stores/browser-stores.ts';
import { ada, createRig, openStore, signedIn } from '../../support/auth-server/rig.ts';
import { fakeStorage, key, stubStorage } from './fake-page.ts';

afterEach(() => vi.unstubAllGlobals());

describe('web storage', () => {
  test('is written under the bare key, or with a prefix', () => {
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
    'on a server': () => vi.stubGlobal('window', undefined),
  };

  test.each(Object.entries(failures))('%s is reported once, and memory takes over', (_, fail) => {
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

  test('that fails is reported to the browser if there is no listener', () => {
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

  test('that is full accepts a value once the old one has made room for it', () => {
    const storage = fakeStorage((action) => action === 'set' && storage.values.size > 0);
    stubStorage('localStorage', storage);
    const onError = vi.fn();
    const store = localStore({ onError });
    void store.set(key, 'old');
    void store.set(key, 'new');
    expect(storage.values.get(key)).toBe('new');
    expect(onError).not.toHaveBeenCalled();
  });

  test('local storage reports what other tabs did, until unsubscribed', () => {
    const target = new EventTarget();
    vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
    vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target));
    const keys: string[] = [];
    const stop = localStore({ prefix: 'shop.' }).subscribe?.((changed) => keys.push(changed));
    const change = (changed: string | null) =>
      target.dispatchEvent(Object.assign(new Event('storage'), { key: changed }));
    ['shop.a', 'other', null].forEach(change);
    stop?.();
    change('shop.b');
    expect(keys).toEqual(['a', '']);
  });
});

describe('stores of the application that throw', () => {
  const fail = () => {
    throw new Error('not here');
  };
  const broken = { get: fail, set: fail, remove: fail, subscribe: fail };

  test('the session continues in memory, and each failure is reported', async () => {
    const { auth, failures } = await signedIn({ options: { store: broken } });
    expect(auth.getSnapshot().status).toBe('authenticated');
    expect((await auth.fetch('/api/things')).status).toBe(200);
    await auth.logout();
    auth.dispose();
    expect(auth.getSnapshot().loggedIn).toBe(false);
    expect(new Set(failures.map(({ phase }) => phase))).toEqual(new Set(['store']));
  });

  test('a subscription that throws leaves those of other stores', async () => {
    const heard: unknown[] = [];
    const store = openStore();
    const other = { ...openStore(), subscribe: () => () => void heard.push('ended') };
    const stores = { access: { ...store, subscribe: fail }, refresh: other };
    const { auth, failures } = await signedIn({ options: { store: stores } });
    expect(failures.map(({ phase }) => phase)).toEqual(['store']);
    auth.dispose();
    expect(heard).toEqual(['ended']);
  });

  test('the page of a redirect is kept in memory', async () => {
    let page = 'https://app.example.com/deep?x=1#y';
    const { auth, failures, moves } = createRig({
      options: { redirectStore: broken, location: () => page },
    });
    await auth.start();
    expect(auth.redirect('login')).toBe('/login');
    page = 'https://app.example.com/login';
    await auth.login(ada);
    auth.redirect('home');
    expect(moves).toEqual(['/login', '/deep?x=1#y']);
    expect(failures.map(({ phase }) => phase)).toEqual(['store']);
  });
});
