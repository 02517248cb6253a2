import { Hono } from 'hono';
import { ProblemError } from '../problem.ts';
import { jsonBody, signedIn, type ApiEnv } from '../routes/route-parts.ts';
import type { Services } from '../services.ts';
import type { Passkey } from '../store/account-stores.ts';
import { publicUser } from '../store/user.ts';
import {
  assertionSchema,
  newPasskeySchema,
  registrationSchema,
  renameSchema,
  type PasskeyInfo,
} from './account-schemas.ts';
import {
  isHandleOf,
  registrationOptions,
  signInOptions,
  verifyRegistration,
  verifySignIn,
} from './passkey-verifier.ts';

/** Maximum number of passkeys per account. */
export const mostPasskeys = 20;

/** Creates the routes of passkeys. */
export function passkeyRoutes(services: Services) {
  return new Hono<ApiEnv>()
    .route('/', registerRoutes(services))
    .route('/login', loginRoutes(services))
    .route('/', ownRoutes(services));
}

function registerRoutes(services: Services) {
  const { store, sessions, challenges, send, placeOf, now, countChallenge } = services;
  const anyone = signedIn(sessions, null);

  return new Hono<ApiEnv>()
    .post('/register/options', anyone, jsonBody(newPasskeySchema), async (c) => {
      const user = c.get('user');
      const place = placeOf(c.req.raw);
      countChallenge(c);
      const existing = store.passkeys.list(user.id);
      if (existing.length >= mostPasskeys) throw new ProblemError('too-many-passkeys');
      const { name } = c.req.valid('json');
      const challenge = await challenges.issue('passkey-register', user.id, name);
      return c.json(await registrationOptions(place, user, existing, challenge));
    })
    .post('/register', anyone, jsonBody(registrationSchema), async (c) => {
      const user = c.get('user');
      let name = '';
      const take = async (challenge: string) => {
        const label = await challenges.take('passkey-register', user.id, challenge);
        name = label ?? '';
        return label !== null;
      };
      const made = await verifyRegistration(placeOf(c.req.raw), c.req.valid('json'), take);
      if (store.passkeys.list(user.id).length >= mostPasskeys) {
        throw new ProblemError('too-many-passkeys');
      }
      const rest = { userId: user.id, name, createdAt: now(), lastUsedAt: null };
      const passkey: Passkey = { ...made, ...rest };
      if (!store.passkeys.insert(passkey)) throw new ProblemError('passkey-exists');
      send(user.email, 'passkey-added');
      return c.json(passkeyInfo(passkey), 201);
    });
}

function loginRoutes(services: Services) {
  const { store, sessions, challenges, deviceOf, placeOf, now, countChallenge } = services;
  const take = async (challenge: string) =>
    (await challenges.take('passkey-sign-in', '', challenge)) !== null;

  return new Hono<ApiEnv>()
    .post('/options', async (c) => {
      const place = placeOf(c.req.raw);
      countChallenge(c);
      return c.json(await signInOptions(place, await challenges.issue('passkey-sign-in')));
    })
    .post('/', jsonBody(assertionSchema), async (c) => {
      const json = c.req.valid('json');
      const place = placeOf(c.req.raw);
      const passkey = store.passkeys.get(json.id);
      if (!passkey || !isHandleOf(passkey.userId, json)) throw new ProblemError('passkey-rejected');
      const after = await verifySignIn(place, json, passkey, take);
      // It may have been removed or used in the meantime.
      const isCurrent = store.passkeys.use(json.id, { before: passkey.counter, after }, now());
      const user = store.users.get(passkey.userId);
      if (!isCurrent || !user) throw new ProblemError('passkey-rejected');
      const pair = await sessions.start(user, deviceOf(c));
      return c.json({ ...pair, user: publicUser(user) });
    });
}

function ownRoutes({ store, sessions }: Services) {
  const anyone = signedIn(sessions, null);

  return new Hono<ApiEnv>()
    .get('/', anyone, (c) =>
      c.json({ passkeys: store.passkeys.list(c.get('user').id).map(passkeyInfo) }),
    )
    .patch('/:id', anyone, jsonBody(renameSchema), (c) => {
      const id = c.req.param('id');
      const { name } = c.req.valid('json');
      const isOwn = store.passkeys.rename(c.get('user').id, id, name);
      const passkey = isOwn ? store.passkeys.get(id) : null;
      if (!passkey) throw new ProblemError('not-found');
      return c.json(passkeyInfo(passkey));
    })
    .delete('/:id', anyone, (c) => {
      const isOwn = store.passkeys.remove(c.get('user').id, c.req.param('id'));
      if (!isOwn) throw new ProblemError('not-found');
      return c.body(null, 204);
    });
}

function passkeyInfo({ id, name, synced, createdAt, lastUsedAt }: Passkey): PasskeyInfo {
  const time = (seconds: number) => new Date(seconds * 1000).toISOString();
  return {
    id,
    name,
    synced,
    createdAt: time(createdAt),
    lastUsedAt: lastUsedAt === null ? null : time(lastUsedAt),
  };
}
