import { Hono } from 'hono';
import { ProblemError } from '../problem.ts';
import { jsonBody, type ApiEnv } from '../routes/route-parts.ts';
import type { Services } from '../services.ts';
import { normalizeText } from '../store/fields.ts';
import { publicUser, type StoredUser } from '../store/user.ts';
import {
  addressCodeSchema,
  addressSchema,
  resetSchema,
  signUpSchema,
  tokenSchema,
} from './account-schemas.ts';

/**
 * Creates the route of the sign-up. The password comes with the code, and is stored only then: otherwise, a
 * stranger could choose the password of an account that the owner of the address completes.
 */
export function signUpRoutes(services: Services) {
  const { store, sessions, proofs, requestMessage, deviceOf, newId, hash } = services;

  return new Hono<ApiEnv>().post('/', jsonBody(signUpSchema), async (c) => {
    const { email, password, name, code } = c.req.valid('json');
    const device = deviceOf(c);
    if (code === undefined) {
      const known = store.users.byEmail(email);
      const sent = await requestMessage({
        purpose: 'sign-up',
        email,
        client: device.address,
        message: known
          ? { to: known.email, kind: 'sign-up-known' }
          : { to: email, kind: 'sign-up-code' },
        isGood: !known,
      });
      return c.json(sent, 202);
    }
    await proofs.useCode(
      'sign-up',
      { account: normalizeText(email), client: device.address },
      code,
    );
    const passwordHash = await hash(password);
    // The account may have been created since the message was sent.
    if (store.users.byEmail(email)) throw new ProblemError('code-expired');
    const user: StoredUser = {
      id: newId(),
      name: name || email.slice(0, email.lastIndexOf('@')),
      email,
      role: 'editor',
      passwordHash,
      secondFactor: null,
    };
    store.users.insert(user);
    const pair = await sessions.start(user, device);
    return c.json({ ...pair, user: publicUser(user) }, 201);
  });
}

/** Creates the routes to reset a forgotten password. */
export function resetRoutes({ store, proofs, requestMessage, deviceOf, changePassword }: Services) {
  return new Hono<ApiEnv>()
    .post('/request', jsonBody(addressSchema), async (c) => {
      const { email } = c.req.valid('json');
      const client = deviceOf(c).address;
      const user = store.users.byEmail(email);
      const message = user && ({ to: user.email, kind: 'reset' } as const);
      const isGood = user !== null;
      return c.json(
        await requestMessage({ purpose: 'reset', email, client, message, isGood }),
        202,
      );
    })
    .post('/code', jsonBody(addressCodeSchema), async (c) => {
      const { email, code } = c.req.valid('json');
      const account = normalizeText(email);
      const client = deviceOf(c).address;
      await proofs.useCode('reset', { account, client }, code);
      // For another purpose: the code of this token is not sent to anyone, so no code may be accepted for it.
      const { token } = await proofs.issue('new-password', account, true);
      return c.json({ token });
    })
    .post('/', jsonBody(resetSchema), async (c) => {
      const { token, password } = c.req.valid('json');
      const account = await proofs.applyToken(['reset', 'new-password'], token);
      const user = store.users.byEmail(account);
      if (!user) throw new ProblemError('link-expired');
      const { address } = deviceOf(c);
      await changePassword(user, password, { address });
      return c.body(null, 204);
    });
}

/** Creates the routes to sign in with a link. */
export function linkRoutes({ store, sessions, proofs, requestMessage, deviceOf }: Services) {
  return new Hono<ApiEnv>()
    .post('/request', jsonBody(addressSchema), async (c) => {
      const { email } = c.req.valid('json');
      const client = deviceOf(c).address;
      const user = store.users.byEmail(email);
      // A link would bypass the password, which is the other of the two steps.
      const isGood = user !== null && user.secondFactor === null;
      const kind = isGood ? 'sign-in-link' : 'sign-in-two-steps';
      const message = user && ({ to: user.email, kind } as const);
      const outcome = await requestMessage({
        purpose: 'sign-in-link',
        email,
        client,
        message,
        isGood,
      });
      return c.json(outcome, 202);
    })
    .post('/', jsonBody(tokenSchema), async (c) => {
      const account = await proofs.applyToken(['sign-in-link'], c.req.valid('json').token);
      const user = store.users.byEmail(account);
      if (!user || user.secondFactor !== null) throw new ProblemError('link-expired');
      const pair = await sessions.start(user, deviceOf(c));
      return c.json({ ...pair, user: publicUser(user) });
    });
}
