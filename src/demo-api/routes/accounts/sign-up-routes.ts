import { Hono } from 'hono';
import { ProblemError } from '../../problem.ts';
import { normalizeText } from '../../store/normalize-text.ts';
import { publicUser, type StoredUser } from '../../store/user.ts';
import { loginSchema } from '../auth-schemas.ts';
import { describe, jsonBody, type ApiEnv, type RouteDoc } from '../route-parts.ts';
import type { AccountParts } from './account-parts.ts';
import { sentSchema, signUpSchema } from './account-schemas.ts';

const docs = {
  signUp: {
    summary:
      'Create an account: without `code`, a code is sent to the address; with it, the account is created',
    answers: {
      201: { description: 'Tokens and user.', schema: loginSchema },
      202: {
        description:
          'Message sent. The response is the same if the address already has an account.',
        schema: sentSchema,
      },
    },
    problems: ['code-wrong', 'code-expired', 'too-many-attempts'],
  },
} satisfies Record<string, RouteDoc>;

/**
 * Creates the route of the sign-up. The password comes with the code, and is stored only then: otherwise, a
 * stranger could choose the password of an account that the owner of the address completes.
 */
export function signUpRoutes(parts: AccountParts) {
  const { store, sessions, proofs, requestMessage, deviceOf, newId, hash } = parts;

  return new Hono<ApiEnv>().post('/', describe(docs.signUp), jsonBody(signUpSchema), async (c) => {
    const { email, password, name, code } = c.req.valid('json');
    const device = deviceOf(c.req.raw, c.env);
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
