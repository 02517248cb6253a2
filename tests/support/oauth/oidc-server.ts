import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  type Adapter,
  type AdapterFactory,
  type AdapterPayload,
  type Configuration,
  type JWK,
  Provider,
} from 'oidc-provider';

/** Running OpenID provider: a real one, with its own pages for sign-in, consent and sign-out. */
export interface OidcServer {
  /** Issuer, which is its address. */
  issuer: string;
  /** Endpoints that were called, with the fields of the query. */
  requests: string[];
  /** Names of the provider's events: refusals, reuse of a token, the end of a grant. */
  events: string[];
  /** Replaces the key that signs ID tokens; everything else stays. */
  rotateKeys: () => void;
  /** Stops the server. */
  close: () => Promise<void>;
}

/** Seconds that an access token lives. */
const accessSeconds = 300;

/** Starts a provider on a free port of the loopback, for the application of an origin. */
export async function startOidcServer(appOrigin: string): Promise<OidcServer> {
  const requests: string[] = [];
  const events: string[] = [];
  let handle: (request: IncomingMessage, response: ServerResponse) => unknown = () => undefined;
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    void handle(request, response);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const lasting = { adapter: memoryAdapter(), cookies: { keys: [randomUUID()] } };
  const rotateKeys = () => {
    const provider = new Provider(issuer, { ...configurationOf(appOrigin), ...lasting });
    provider.on('grant.error', () => void events.push('grant.error'));
    provider.on('grant.revoked', () => void events.push('grant.revoked'));
    provider.on('grant.success', ({ oidc }) => {
      events.push(`grant.success ${String(oidc.params?.['grant_type'])}`);
    });
    handle = provider.callback();
  };
  rotateKeys();
  return {
    issuer,
    requests,
    events,
    rotateKeys,
    close: async () => {
      const closed = new Promise((resolve) => void server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

/** Configuration with a new key. */
function configurationOf(appOrigin: string): Configuration {
  return {
    clients: [
      {
        client_id: 'app',
        token_endpoint_auth_method: 'none',
        redirect_uris: [`${appOrigin}/callback`],
        post_logout_redirect_uris: [`${appOrigin}/`],
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
      },
    ],
    jwks: { keys: [newKey()] },
    clientBasedCORS: (_, origin) => origin === appOrigin,
    findAccount: (_, sub) => ({
      accountId: sub,
      claims: () => ({ sub, name: sub.toUpperCase() }),
    }),
    claims: { openid: ['sub'], profile: ['name'] },
    // A refresh token for the session of a page, each used once.
    issueRefreshToken: () => true,
    rotateRefreshToken: () => true,
    features: { revocation: { enabled: true }, rpInitiatedLogout: { enabled: true } },
    ttl: {
      AccessToken: accessSeconds,
      IdToken: accessSeconds,
      RefreshToken: 3600,
      Interaction: 600,
      Session: 3600,
      Grant: 3600,
    },
  };
}

function newKey(): JWK {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return {
    ...privateKey.export({ format: 'jwk' }),
    kid: randomUUID(),
    use: 'sig',
    alg: 'RS256',
  } as JWK;
}

/** Storage of a provider in memory, which outlives the provider that uses it. */
function memoryAdapter(): AdapterFactory {
  const entries = new Map<string, AdapterPayload>();
  return (model): Adapter => {
    const keyOf = (id: string) => `${model}:${id}`;
    const findBy = (field: 'uid' | 'userCode', value: string) =>
      [...entries].find(
        ([key, entry]) => key.startsWith(`${model}:`) && entry[field] === value,
      )?.[1];
    return {
      upsert: async (id, payload) => void entries.set(keyOf(id), payload),
      find: async (id) => entries.get(keyOf(id)),
      findByUserCode: async (code) => findBy('userCode', code),
      findByUid: async (uid) => findBy('uid', uid),
      destroy: async (id) => void entries.delete(keyOf(id)),
      consume: async (id) => {
        const entry = entries.get(keyOf(id));
        if (entry) entry.consumed = Math.floor(Date.now() / 1000);
      },
      revokeByGrantId: async (grantId) => {
        for (const [key, entry] of entries) if (entry.grantId === grantId) entries.delete(key);
      },
    };
  };
}
