import { afterEach, describe, expect, test, vi } from 'vitest';
import { createRig, signedIn } from '../../support/auth-server/rig.ts';

afterEach(() => vi.unstubAllGlobals());

describe('A page that somebody has slipped a <base> into', () => {
  test('does not send the token where that leads', async () => {
    const sent: Array<[origin: string, hasToken: boolean]> = [];
    const rig = await signedIn();
    const { auth } = createRig({
      ...rig,
      options: {
        fetch: async (input, init) => {
          const { origin } = new URL(
            String(input),
            globalThis.document?.baseURI ?? 'https://app.example.com',
          );
          sent.push([origin, new Headers(init?.headers).has('authorization')]);
          return Response.json({ user: { id: 1 } });
        },
      },
    });
    await auth.start();
    vi.stubGlobal('document', { baseURI: 'https://cdn.example.org/' });
    for (const address of ['/api/things', 'things', '//app.example.com/x', '']) {
      await auth.fetch(address);
    }
    await auth.fetchUser();
    expect(sent).toEqual([
      ['https://app.example.com', true],
      ['https://cdn.example.org', false],
      ['https://cdn.example.org', false],
      ['https://app.example.com', true],
      ['https://cdn.example.org', false],
      ['https://app.example.com', true],
    ]);
  });
});
