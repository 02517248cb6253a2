import { afterEach, expect, test, vi } from 'vitest';
import { sendLink, signIn } from '#stories/support/sign-in/sign-in-requests.ts';

const { signal } = new AbortController();
const credentials = { username: 'mia@example.com', password: 'correct horse', remember: true };

/** Answers the next requests like a server. */
function respond(body: unknown, init?: ResponseInit) {
  const fetch = vi.fn(async (_path: string, _init: RequestInit) => Response.json(body, init));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

afterEach(() => void vi.unstubAllGlobals());

test('the examples post the credentials, and go to the start page when the user is signed in', async () => {
  const assign = vi.fn<(url: string) => void>();
  vi.stubGlobal('window', { location: { assign } });
  const fetch = respond({ ok: true });
  expect(await signIn(credentials, { signal })).toEqual({ ok: true });
  expect(fetch.mock.calls[0]?.[0]).toBe('/api/sign-in');
  expect(fetch.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', signal });
  expect(JSON.parse(String(fetch.mock.calls[0]?.[1].body))).toEqual(credentials);
  expect(assign).toHaveBeenCalledExactlyOnceWith('/');
});

test('the examples pass on the next step, and stay on the page', async () => {
  const assign = vi.fn<(url: string) => void>();
  vi.stubGlobal('window', { location: { assign } });
  respond({ challenge: 'otp' });
  expect(await signIn(credentials, { signal })).toEqual({ challenge: 'otp' });
  expect(assign).not.toHaveBeenCalled();
  respond({ challenge: 'link', resendAfter: 30 });
  const identity = { username: 'mia@example.com', remember: false };
  expect(await sendLink(identity, { signal })).toEqual({ challenge: 'link', resendAfter: 30 });
});

test('the examples turn the errors of a server into results', async () => {
  respond({}, { status: 401 });
  expect(await signIn(credentials, { signal })).toEqual({ formError: true });
  respond({}, { status: 429, headers: { 'Retry-After': '90' } });
  expect(await signIn(credentials, { signal })).toEqual({ retryAfter: 90 });
  respond({}, { status: 500 });
  await expect(signIn(credentials, { signal })).rejects.toThrow('500');
});
