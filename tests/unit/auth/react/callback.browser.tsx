import { StrictMode, useEffect } from 'react';
import { afterEach, expect, test } from 'vitest';
import { createAuth, memoryStore } from '#src/auth/index.ts';
import { oauthStrategy } from '#src/auth/oauth/index.ts';
import { AuthProvider, GuestOnly, useAuth } from '#src/auth/react/index.ts';
import { mount, watchPage } from '#tests/support/render.tsx';

watchPage();
afterEach(() => sessionStorage.clear());

const provider = 'https://id.example.com';

/** Loads a page of a site whose users sign in with a provider, which answers everything. */
function load(path: string) {
  const left: string[] = [];
  const moves: string[] = [];
  const calls: string[] = [];
  const seen: string[] = [];
  let here = path;
  const auth = createAuth({
    strategies: {
      acme: oauthStrategy({
        clientId: 'app',
        scope: 'user',
        endpoints: {
          authorization: `${provider}/authorize`,
          token: `${provider}/token`,
          userinfo: `${provider}/user`,
        },
        assign: (url) => void left.push(url),
      }),
    },
    store: memoryStore(),
    channel: false,
    locks: false,
    location: () => location.origin + here,
    navigate: (to) => {
      here = to;
      moves.push(to);
    },
    fetch: async (input) => {
      calls.push(new URL(String(input)).pathname);
      return Response.json({ access_token: 'access-1', token_type: 'Bearer', name: 'Ada' });
    },
  });
  function Seen({ text }: { text: string }) {
    const { error } = useAuth();
    useEffect(() => void seen.push(error ? error.message : text), [error, text]);
    return text;
  }
  const page = (
    <StrictMode>
      <AuthProvider auth={auth}>
        <GuestOnly
          path={path}
          fallback={<Seen text="waiting" />}
          otherwise={<Seen text="signed in" />}
        >
          <Seen text="form" />
        </GuestOnly>
      </AuthProvider>
    </StrictMode>
  );
  return { auth, left, moves, calls, seen, page };
}

/** Starts a sign-in; returns the state of the request. */
async function begin(): Promise<string> {
  const { auth, left } = load('/login');
  void auth.login({ returnTo: '/orders?tab=2' }).catch(() => undefined);
  await expect.poll(() => left.length).toBe(1);
  return new URL(left[0] ?? '').searchParams.get('state') ?? '';
}

test('the callback page of guests waits, exchanges the code once, and returns to the requested page', async () => {
  const state = await begin();
  const { page, moves, calls, seen } = load(`/login?code=one&state=${state}`);
  await mount(page);
  await expect.poll(() => moves).toEqual(['/orders?tab=2']);
  expect(calls).toEqual(['/token', '/user']);
  expect(new Set(seen)).toEqual(new Set(['waiting', 'signed in']));
});

test('the callback page of guests shows the form with the error, if the response is refused', async () => {
  await begin();
  const { page, moves, calls, seen } = load('/login?code=one&state=forged');
  await mount(page);
  await expect
    .poll(() => seen)
    .toContain('This response does not belong to a sign-in in this tab. Sign in again.');
  expect([moves, calls]).toEqual([[], []]);
});
