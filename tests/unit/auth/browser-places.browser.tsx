import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cookieStore, localStore, sessionStore } from '#src/auth/stores/browser-stores.ts';
import { tabChannel, type TabMessage } from '#src/auth/tabs/tab-channel.ts';

// What fakes cannot show: the limits of this browser's storage and cookies, and its errors.
const key = 'auth._token.local';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  void cookieStore().remove(key);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.querySelector('iframe')?.remove();
});

describe.each([
  ['session', sessionStore],
  ['local', localStore],
  ['cookie', cookieStore],
])('a real %s store', (_, make) => {
  test.each(['123', 'true', '{"a":1}', '', ' ', 'a=b; c, d', '/a%2F%2Fevil', 'č東京😀', '"q"'])(
    'stores %j for a later page',
    (value) => {
      const onError = vi.fn();
      void make({ onError }).set(key, value);
      expect(make().get(key)).toBe(value);
      void make().remove(key);
      expect(make().get(key)).toBeNull();
      expect(onError).not.toHaveBeenCalled();
    },
  );
});

test('the browser keeps a cookie of 4096 bytes and silently drops a longer one', () => {
  const fits = 'x'.repeat(4096 - key.length);
  const onError = vi.fn();
  void cookieStore({ onError }).set(key, fits);
  expect(cookieStore().get(key)).toBe(fits);
  expect(onError).not.toHaveBeenCalled();
  document.cookie = `${key}=${fits}y; path=/`;
  expect(cookieStore().get(key)).toBe(fits);
});

test('cookie changes of another page are reported until unsubscribed', async () => {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const listener = vi.fn<(key: string) => void>();
  const stop = cookieStore().subscribe?.(listener);
  const put = (cookie: string) => {
    (frame.contentDocument as Document).cookie = `${key}=${cookie}; path=/`;
  };
  put('1');
  await vi.waitFor(() => expect(listener.mock.calls).toEqual([['']]));
  put('; max-age=0');
  await vi.waitFor(() => expect(listener).toHaveBeenCalledTimes(2));
  stop?.();
  put('2');
  await vi.waitFor(async () => expect(await window.cookieStore.get(key)).toBeTruthy());
  expect(listener).toHaveBeenCalledTimes(2);
});

test('a cookie that this page may not set is reported', () => {
  const onError = vi.fn();
  const store = cookieStore({ prefix: '__Host-', secure: false, onError });
  void store.set(key, 'a');
  expect(onError).toHaveBeenCalledOnce();
  expect(store.get(key)).toBe('a');
});

test('full storage is reported, and the old value does not come back', () => {
  const onError = vi.fn<(error: Error) => void>();
  const store = localStore({ onError });
  void store.set(key, 'old');
  const long = 'x'.repeat(6 * 1024 * 1024);
  void store.set(key, long);
  expect(store.get(key) === long).toBe(true);
  expect(onError.mock.calls[0]?.[0].cause).toMatchObject({ name: 'QuotaExceededError' });
  expect(localStore().get(key)).toBeNull();
});

test('blocked storage of a sandboxed page is reported', async () => {
  const frame = document.createElement('iframe');
  frame.sandbox.add('allow-scripts');
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
  document.body.append(frame);
  await loaded;
  // The frame's storage throws for us as it does for the frame.
  const blocked = vi.spyOn(window, 'localStorage', 'get');
  blocked.mockImplementation(() => (frame.contentWindow as Window).localStorage);
  const onError = vi.fn<(error: Error) => void>();
  const store = localStore({ onError });
  expect(store.get(key)).toBeNull();
  void store.set(key, 'a');
  expect(store.get(key)).toBe('a');
  expect(onError.mock.calls[0]?.[0].cause).toMatchObject({ name: 'SecurityError' });
});

describe.each(['channels', 'storage'])('messages over %s', (way) => {
  test('reach only a frame of the same site', async () => {
    const frame = document.createElement('iframe');
    document.body.append(frame);
    const other = frame.contentWindow as Window & typeof globalThis;
    if (way === 'storage') vi.stubGlobal('BroadcastChannel', undefined);
    const received = { here: [] as TabMessage[], there: [] as unknown[] };
    const here = tabChannel('auth.');
    here.subscribe((message) => received.here.push(message));
    const receive = (text: unknown) =>
      text !== null && received.there.push(JSON.parse(String(text)));
    const channel = new other.BroadcastChannel('auth.');
    if (way === 'channels') channel.addEventListener('message', ({ data }) => receive(data));
    else other.addEventListener('storage', ({ newValue }) => receive(newValue));

    here.post({ type: 'login', at: 5, user: '7' });
    await vi.waitFor(() => expect(received.there).toEqual([{ type: 'login', at: 5, user: '7' }]));
    const response = JSON.stringify({ type: 'logout', at: 6 });
    if (way === 'storage') other.localStorage.setItem('auth.', response);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
    else channel.postMessage(response);
    await vi.waitFor(() => expect(received.here).toEqual([{ type: 'logout', at: 6 }]));
    here.close();
    channel.close();
  });
});
