import { Hono } from 'hono';
import { ProblemError, tooMany } from '../problem.ts';
import { jsonBody, signedIn, type ApiEnv } from '../routes/route-parts.ts';
import type { Services } from '../services.ts';
import { normalizeText } from '../store/fields.ts';
import type { StoredUser } from '../store/user.ts';
import { factorChangeSchema, passwordSchema } from './account-schemas.ts';
import { linkRoutes, resetRoutes, signUpRoutes } from './message-routes.ts';
import { passkeyRoutes } from './passkey-routes.ts';
import { signInRoutes } from './session-routes.ts';

/** Creates the routes of sign-in, sign-up, recovery, second step and passkeys. */
export function accountRoutes(services: Services) {
  return new Hono<ApiEnv>()
    .route('/', signInRoutes(services))
    .route('/signup', signUpRoutes(services))
    .route('/reset', resetRoutes(services))
    .route('/link', linkRoutes(services))
    .route('/', securityRoutes(services))
    .route('/passkeys', passkeyRoutes(services));
}

/** Creates the routes of a signed-in user's password and second factor, which require the password again. */
function securityRoutes(services: Services) {
  const { store, sessions, proofs, send, limitLogin, authenticate, deviceOf } = services;
  const anyone = signedIn(sessions, null);

  // A stolen session alone must not be enough, nor may it allow unlimited guesses of the password.
  const confirm = async ({ email }: StoredUser, password: string, address: string) => {
    const outcome = await limitLogin(email, address, () => authenticate(email, password));
    if (outcome.kind === 'wait') throw tooMany(outcome.seconds);
    if (!outcome.value) throw new ProblemError('password-wrong');
  };

  return new Hono<ApiEnv>()
    .put('/password', anyone, jsonBody(passwordSchema), async (c) => {
      const { current, password } = c.req.valid('json');
      const [user, session] = [c.get('user'), c.get('session')];
      const { address } = deviceOf(c);
      await confirm(user, current, address);
      await services.changePassword(user, password, { address, keptSessionId: session.id });
      return c.body(null, 204);
    })
    .get('/second-factor', anyone, (c) => c.json({ factor: c.get('user').secondFactor }))
    .put('/second-factor', anyone, jsonBody(factorChangeSchema), async (c) => {
      const { factor, password } = c.req.valid('json');
      const user = c.get('user');
      await confirm(user, password, deviceOf(c).address);
      store.users.setSecondFactor(user.id, factor);
      // A link that was sent before would bypass the new step.
      proofs.revoke(normalizeText(user.email));
      if (factor !== user.secondFactor) {
        send(user.email, factor === null ? 'two-steps-off' : 'two-steps-on');
      }
      return c.json({ factor });
    });
}
