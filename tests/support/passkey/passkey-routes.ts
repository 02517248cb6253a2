import { randomUUID } from 'node:crypto';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
  type WebAuthnCredential,
} from '@simplewebauthn/server';
import { people, type ProtocolRequest, type ProtocolResponse } from '../auth-server/protocol.ts';
import type { Sessions } from '../auth-server/sessions.ts';

/** Endpoints for passkeys, with the checks of a maintained library. */
export interface PasskeyRoutes {
  /** Passkeys by their ids, with the user of each. */
  credentials: Map<string, { credential: WebAuthnCredential; user: keyof typeof people }>;
  /** Statuses of the responses so far, by path. */
  statuses: [path: string, status: number][];
  /** Responds to a request; undefined for another endpoint. */
  respond: (request: ProtocolRequest) => Promise<ProtocolResponse | undefined>;
}

/** Creates the endpoints for the pages of an origin on `localhost`. */
export function passkeyRoutes(origin: () => string, sessions: () => Sessions): PasskeyRoutes {
  const credentials: PasskeyRoutes['credentials'] = new Map();
  const statuses: PasskeyRoutes['statuses'] = [];
  // A challenge is random and used once, so it identifies its own attempt.
  const challenges = new Map<string, keyof typeof people | null>();
  const expected = () => ({ expectedOrigin: origin(), expectedRPID: 'localhost' });
  const take = (user: keyof typeof people | null) => (challenge: string) => {
    const isKnown = challenges.has(challenge) && challenges.get(challenge) === user;
    challenges.delete(challenge);
    return isKnown;
  };

  async function userOf({ headers }: ProtocolRequest): Promise<keyof typeof people | null> {
    const token = /^Bearer (.+)$/.exec(headers['authorization'] ?? '')?.[1];
    return ((await sessions().userOf(token ?? '')) as keyof typeof people | undefined) ?? null;
  }

  const routes: Record<string, (request: ProtocolRequest) => Promise<[number, unknown]>> = {
    '/api/auth/passkeys/register/options': async (request) => {
      const user = await userOf(request);
      if (!user) return [401, { message: 'Sign in first.' }];
      const options = await generateRegistrationOptions({
        rpName: 'Test',
        rpID: 'localhost',
        userName: user,
        excludeCredentials: [...credentials.values()]
          .filter((one) => one.user === user)
          .map(({ credential }) => ({ id: credential.id })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
      challenges.set(options.challenge, user);
      return [200, options];
    },
    '/api/auth/passkeys/register': async (request) => {
      const user = await userOf(request);
      if (!user) return [401, { message: 'Sign in first.' }];
      const { verified, registrationInfo } = await verifyRegistrationResponse({
        ...expected(),
        response: JSON.parse(request.body) as RegistrationResponseJSON,
        expectedChallenge: take(user),
      });
      if (!verified) return [400, { message: 'The passkey is invalid.' }];
      const { credential } = registrationInfo;
      credentials.set(credential.id, { credential, user });
      return [200, { id: credential.id, name: `Passkey ${credentials.size}` }];
    },
    '/api/auth/passkeys/login/options': async () => {
      const options = await generateAuthenticationOptions({
        rpID: 'localhost',
        userVerification: 'required',
      });
      challenges.set(options.challenge, null);
      return [200, options];
    },
    '/api/auth/passkeys/login': async ({ body }) => {
      const response = JSON.parse(body) as AuthenticationResponseJSON;
      const known = credentials.get(response.id);
      if (!known) return [404, { message: 'This passkey is unknown.' }];
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        ...expected(),
        response,
        credential: known.credential,
        expectedChallenge: take(null),
      });
      if (!verified) return [401, { message: 'The passkey is invalid.' }];
      known.credential.counter = authenticationInfo.newCounter;
      const { token, refreshToken } = await sessions().open(known.user);
      return [200, { token, refresh_token: refreshToken, user: people[known.user] }];
    },
  };

  return {
    credentials,
    statuses,
    respond: async (request) => {
      const route = request.method === 'POST' && routes[request.path];
      if (!route) return undefined;
      const [status, body] = await route(request).catch((): [number, unknown] => [
        400,
        { message: `The response was refused (${randomUUID()}).` },
      ]);
      statuses.push([request.path, status]);
      const headers = { 'content-type': 'application/json' };
      return { status, headers, body: JSON.stringify(body) };
    },
  };
}
