import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { popupResponse } from '#src/auth/oauth/popup.ts';

const origin = 'https://app.example';
const page = new EventTarget();
const popup = { closed: false } as { closed: boolean } & Window;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('location', { origin });
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a response counts although its window was seen to be closed before it arrived', async () => {
  const response = popupResponse(popup, new AbortController().signal);
  popup.closed = true;
  vi.advanceTimersByTime(300);
  const data = { type: 'tessera-sign-in', url: `${origin}/callback?code=1` };
  page.dispatchEvent(Object.assign(new Event('message'), { origin, source: popup, data }));
  await expect(response).resolves.toHaveProperty('search', '?code=1');
});

test('a window that stays closed without a response cancels the sign-in', async () => {
  const response = popupResponse(popup, new AbortController().signal);
  popup.closed = true;
  vi.advanceTimersByTime(1000);
  await expect(response).rejects.toHaveProperty('name', 'SignInCanceledError');
});
