import { createHash, randomUUID } from 'node:crypto';
import { exportJWK, generateKeyPair, SignJWT, type JWK, type JWTPayload } from 'jose';

/** Address of the provider and of the page. */
export const issuer = 'https://id.example.com';
export const pageOrigin = 'https://app.example.com';

/** Request that the provider received: method and path, and the fields of a form. */
export interface ProviderRequest {
  call: string;
  fields: Record<string, string>;
  authorization: string | null;
}

interface Key {
  kid: string;
  alg: string;
  publicJwk: JWK;
  privateKey: CryptoKey;
}

/** Provider without a network, whose every answer a test can change. */
export class FakeProvider {
  readonly requests: ProviderRequest[] = [];
  /** Tokens and codes that were issued. */
  readonly issued: string[] = [];
  /** Clock in ms. */
  now: () => number = () => Date.now();
  /** Changes of the discovery document. */
  metadata: Record<string, unknown> = {};
  /** Changes of the claims of an ID token; undefined removes one. */
  claims: JWTPayload = {};
  /** Changes of the token response. */
  tokens: Record<string, unknown> = {};
  /** User of the user endpoint. */
  user: Record<string, unknown> = { sub: 'ada', name: 'Ada' };
  /** Status with which a path answers. */
  failing: Record<string, number> = {};
  /** Promises for which a path waits. */
  held: Record<string, Promise<void>> = {};
  /** Signs an ID token; the key set contains the public keys of `keys`. */
  keys: Key[] = [];
  readonly #codes = new Map<string, URLSearchParams>();
  readonly #refreshTokens = new Set<string>();

  /** Provider with one key. */
  static async create(): Promise<FakeProvider> {
    const provider = new FakeProvider();
    await provider.rotateKeys();
    return provider;
  }

  /** Replaces the signing key. */
  async rotateKeys(kid: string = randomUUID(), alg = 'ES256'): Promise<void> {
    const { publicKey, privateKey } = await generateKeyPair(alg);
    this.keys = [{ kid, alg, publicJwk: await exportJWK(publicKey), privateKey }];
  }

  /** Signs a user in, and returns the URL of the callback. */
  authorize(address: string, change: Record<string, string | undefined> = {}): string {
    const request = new URL(address).searchParams;
    const code = `code-${randomUUID()}`;
    this.issued.push(code);
    this.#codes.set(code, request);
    const url = new URL(request.get('redirect_uri') ?? '');
    const fields = { code, state: request.get('state') ?? '', iss: issuer, ...change };
    for (const [name, value] of Object.entries(fields)) {
      if (value !== undefined) url.searchParams.append(name, value);
    }
    return url.href;
  }

  /** Answers a request, as `fetch` does. */
  readonly fetch: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const { origin, pathname } = new URL(request.url);
    const text = await request.text();
    this.requests.push({
      call: `${request.method} ${origin === issuer ? pathname : request.url}`,
      fields: Object.fromEntries(new URLSearchParams(text)),
      authorization: request.headers.get('authorization'),
    });
    await this.held[pathname];
    const status = this.failing[pathname];
    if (status === 0) throw new TypeError('fetch failed');
    if (status) return Response.json({ error: 'failed' }, { status });
    return this.#answer(pathname, new URLSearchParams(text));
  };

  /** Calls of a path, with their fields. */
  calls(path: string): ProviderRequest[] {
    return this.requests.filter(({ call }) => call.endsWith(` ${path}`));
  }

  async #answer(path: string, fields: URLSearchParams): Promise<Response> {
    if (path === '/.well-known/openid-configuration') return Response.json(this.#document());
    if (path === '/jwks') {
      const keys = this.keys.map(({ publicJwk, kid, alg }) => ({
        ...publicJwk,
        kid,
        alg,
        use: 'sig',
      }));
      return Response.json({ keys });
    }
    if (path === '/userinfo') return Response.json(this.user);
    if (path === '/revoke') return new Response(null, { status: 200 });
    if (path === '/token') return this.#token(fields);
    return Response.json({ error: 'not_found' }, { status: 404 });
  }

  #document(): Record<string, unknown> {
    return {
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      userinfo_endpoint: `${issuer}/userinfo`,
      revocation_endpoint: `${issuer}/revoke`,
      end_session_endpoint: `${issuer}/logout`,
      jwks_uri: `${issuer}/jwks`,
      authorization_response_iss_parameter_supported: true,
      ...this.metadata,
    };
  }

  async #token(fields: URLSearchParams): Promise<Response> {
    const refused = Response.json({ error: 'invalid_grant' }, { status: 400 });
    let nonce: string | undefined;
    if (fields.get('grant_type') === 'refresh_token') {
      if (!this.#refreshTokens.delete(fields.get('refresh_token') ?? '')) return refused;
    } else {
      const code = fields.get('code') ?? '';
      const request = this.#codes.get(code);
      this.#codes.delete(code);
      const hash = createHash('sha256').update(fields.get('code_verifier') ?? '');
      if (!request || request.get('code_challenge') !== hash.digest('base64url')) return refused;
      if (request.get('redirect_uri') !== fields.get('redirect_uri')) return refused;
      nonce = request.get('nonce') ?? undefined;
    }
    const body = {
      access_token: this.#issue('access'),
      refresh_token: this.#issue('refresh'),
      token_type: 'Bearer',
      expires_in: 600,
      id_token: await this.idToken(nonce),
      ...this.tokens,
    };
    this.#refreshTokens.add(String(body.refresh_token));
    return Response.json(body);
  }

  #issue(kind: string): string {
    const token = `${kind}-${randomUUID()}`;
    this.issued.push(token);
    return token;
  }

  /** Signs an ID token for the application. */
  async idToken(nonce?: string): Promise<string> {
    const seconds = Math.floor(this.now() / 1000);
    const [key] = this.keys;
    if (!key) throw new Error('The provider has no key.');
    const token = await new SignJWT({
      iss: issuer,
      aud: 'app',
      sub: 'ada',
      iat: seconds,
      exp: seconds + 600,
      ...(nonce && { nonce }),
      ...this.claims,
    })
      .setProtectedHeader({ alg: key.alg, kid: key.kid })
      .sign(key.privateKey);
    this.issued.push(token);
    return token;
  }
}
