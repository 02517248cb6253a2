import { describe, expect, test } from 'vitest';
import {
  ada,
  createRig,
  errorOf,
  signedIn,
  type RigChoices,
} from '../../support/auth-server/rig.ts';

/** Server whose response to a sign-in has only a part of the user. */
const server: RigChoices['server'] = {
  shape: (endpoint, response) =>
    endpoint === 'login' ? { ...response, user: { id: 1, name: 'Ada' } } : response,
};

describe('A response to a sign-in with a user without scopes', () => {
  test('is completed with the user of the user endpoint', async () => {
    const { auth, protocol } = createRig({ server });
    await auth.start();
    expect(await auth.login(ada)).toEqual({ id: 1, name: 'Ada', scope: ['read', 'write'] });
    expect(auth.hasScope('write')).toBe(true);
    expect(protocol.order()).toEqual(['login', 'user']);
  });

  test('is complete if the scopes are elsewhere, or the user is not fetched', async () => {
    const elsewhere = await signedIn({ server, options: { scopeKey: 'name' } });
    expect(elsewhere.protocol.order()).toEqual(['login']);
    const left = await signedIn({ server, strategy: { user: { autoFetch: false } } });
    expect(left.protocol.order()).toEqual(['login']);
  });

  test('is the user if there is no user endpoint, or if that has no scopes either', async () => {
    const none = await signedIn({ server, strategy: { endpoints: { user: false } } });
    expect(none.auth.getSnapshot().user).toEqual({ id: 1, name: 'Ada' });
    const { auth } = await signedIn({ server, options: { scopeKey: 'roles' } });
    expect(auth.getSnapshot().user).toEqual({ id: 1, name: 'Ada' });
  });

  test('is the user if the user endpoint fails, which is reported', async () => {
    const { auth, protocol, failures } = createRig({ server });
    await auth.start();
    protocol.faults.next('user', { kind: 'status', status: 503 });
    expect(await auth.login(ada)).toEqual({ id: 1, name: 'Ada' });
    expect(auth.getSnapshot()).toMatchObject({ loggedIn: true, error: null });
    expect(failures).toMatchObject([{ phase: 'user', cause: { status: 503 } }]);
  });

  test.each(['its signal', 'a sign-out', 'the end of the client'])(
    'signs no one in after %s',
    async (end) => {
      const { auth, protocol, store, failures } = createRig({ server });
      await auth.start();
      const gate = protocol.faults.hold('user');
      const control = new AbortController();
      const error = errorOf(auth.login(ada, { signal: control.signal }));
      await gate.reached;
      if (end === 'its signal') control.abort(new Error('Stopped.'));
      else if (end === 'a sign-out') await auth.logout();
      else auth.dispose();
      gate.release();
      const { name, message } = await error;
      expect(end === 'its signal' ? message : name).toBe(
        end === 'its signal' ? 'Stopped.' : 'SessionChangedError',
      );
      expect([auth.getSnapshot().loggedIn, store.kept.size, failures]).toEqual([false, 0, []]);
    },
  );
});
