import { describe, expect, test, vi } from 'vitest';
import {
  ada,
  createRig,
  errorOf,
  signedIn,
  type RigChoices,
} from '../../support/auth-server/rig.ts';

/** Rig whose server returns these users, one for each sign-in. */
function naming(...users: unknown[]): RigChoices {
  const left = [...users];
  let user: unknown;
  return {
    server: {
      shape: (endpoint, response) => {
        if (endpoint === 'refresh') return response;
        if (endpoint === 'login' && left.length > 0) user = left.shift();
        return { ...response, user };
      },
    },
  };
}

describe('A user from the server', () => {
  test.each([[[]], [[{ id: 1 }]], ['ada'], [''], [7], [0], [true], [false], [null]])(
    'is invalid: %j',
    async (user) => {
      const { auth, store } = createRig(naming(user));
      await auth.start();
      expect((await errorOf(auth.login(ada))).name).toBe('UserFieldMissingError');
      expect(auth.getSnapshot()).toMatchObject({ user: null, loggedIn: false });
      expect(store.kept.size).toBe(0);
    },
  );

  test('is distinguished from another by an id that is an object', async () => {
    const { auth } = createRig(
      naming({ id: { $oid: 'a' } }, { id: { $oid: 'a' } }, { id: { $oid: 'b' } }),
    );
    const switched: boolean[] = [];
    auth.on('user', (event) => void switched.push(event.switched));
    await auth.start();
    for (let time = 0; time < 3; time += 1) await auth.login(ada);
    expect(switched).toEqual([false, false, true]);
  });
});

describe('A refused refresh', () => {
  test('ends the session even if the application cannot read its body', async () => {
    const reportError = vi.fn<(error: unknown) => void>();
    vi.stubGlobal('reportError', reportError);
    const describeFailure = (_: number, body: unknown) => (body as { errors: string[] }).errors[0];
    const { auth, protocol } = await signedIn({ options: { describeFailure } });
    protocol.faults.next('refresh', { kind: 'status', status: 401, body: '' });
    expect(await errorOf(auth.refresh())).toMatchObject({ name: 'AuthRequestError', status: 401 });
    expect(auth.getSnapshot()).toMatchObject({ loggedIn: false, endedBy: 'rejected' });
    expect(reportError).toHaveBeenCalledExactlyOnceWith(expect.any(TypeError));
    vi.unstubAllGlobals();
  });
});

describe('A refresh', () => {
  test('of a guest sends no request and does not end a session', async () => {
    const { auth, protocol, failures } = createRig();
    await auth.start();
    await auth.refresh();
    expect([protocol.order(), failures, auth.getSnapshot().error]).toEqual([[], [], null]);
  });

  test('that failed is retried even if the clock was set back meanwhile', async () => {
    const { auth, protocol, clock } = await signedIn();
    clock.advance(1900);
    protocol.faults.next('refresh', { kind: 'status', status: 503 });
    await errorOf(auth.getAccessToken());
    clock.advance(-3600);
    await auth.refresh();
    expect(protocol.order()).toEqual(['login', 'refresh', 'refresh']);
  });
});
