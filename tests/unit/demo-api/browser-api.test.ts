import { afterEach, describe, expect, test, vi } from 'vitest';
import { browserPassword, openBrowserApi } from '#src/demo-api/browser-api.ts';

afterEach(() => vi.unstubAllGlobals());

describe('The API in the page', () => {
  test('is called as fetch is: with an address, a URL or a request', async () => {
    const { fetch } = await openBrowserApi();
    const url = new URL('http://localhost/api/problems');
    for (const input of ['/api/problems', url, new Request(url)]) {
      expect((await fetch(input)).status).toBe(200);
    }
    expect((await fetch('/elsewhere')).status).toBe(404);
  });

  test('offers an account that signs in', async () => {
    const { fetch, demo } = await openBrowserApi();
    expect(demo).toEqual({ email: 'demo@example.com', password: browserPassword });
    expect(await (await fetch('/api/demo')).json()).toEqual(demo);
    const headers = { 'Content-Type': 'application/json' };
    const login = { method: 'POST', headers, body: JSON.stringify(demo) };
    expect((await fetch('/api/auth/login', login)).status).toBe(200);
  });

  test('keeps nothing between two of it', async () => {
    const [one, two] = [await openBrowserApi(), await openBrowserApi()];
    const headers = { 'Content-Type': 'application/json' };
    const login = { method: 'POST', headers, body: JSON.stringify(one.demo) };
    const { token } = (await (await one.fetch('/api/auth/login', login)).json()) as {
      token: string;
    };
    const sent = { headers: { Authorization: `Bearer ${token}` } };
    expect((await one.fetch('/api/trips', sent)).status).toBe(200);
    expect((await two.fetch('/api/trips', sent)).status).toBe(401);
  });

  test('ends a request that is given up', async () => {
    const { fetch } = await openBrowserApi();
    const before = fetch('/api/problems', { signal: AbortSignal.abort() });
    await expect(before).rejects.toMatchObject({ name: 'AbortError' });
    const controller = new AbortController();
    const during = fetch('/api/problems', { signal: controller.signal });
    controller.abort();
    await expect(during).rejects.toMatchObject({ name: 'AbortError' });
  });

  test('names the browser in the list of sessions', async () => {
    vi.stubGlobal('navigator', { userAgent: 'A browser' });
    const { fetch, demo } = await openBrowserApi();
    const headers = { 'Content-Type': 'application/json' };
    const login = { method: 'POST', headers, body: JSON.stringify(demo) };
    const { token } = (await (await fetch('/api/auth/login', login)).json()) as { token: string };
    const answer = await fetch('/api/auth/sessions', {
      headers: { Authorization: `Bearer ${token}` },
    });
    expect(await answer.json()).toMatchObject({
      sessions: [{ current: true, userAgent: 'A browser' }],
    });
  });

  test('says what to do where the page has no WebCrypto', async () => {
    vi.stubGlobal('crypto', {});
    await expect(openBrowserApi()).rejects.toThrow(/Open it by https:/);
  });
});
