import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type JWTPayload } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createReadSession, jwtVerifier } from '#src/auth/server/index.ts';

const issuer = 'https://id.example.com';
const audience = 'https://api.example.com';
const seconds = () => Math.floor(Date.now() / 1000);
const secret = new TextEncoder().encode('a secret that only the server of the test knows');

let keys: Awaited<ReturnType<typeof generateKeyPair>>;
let url = '';
const server = createServer((_, response) => {
  void exportJWK(keys.publicKey).then((jwk) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ keys: [{ ...jwk, kid: 'one', alg: 'ES256' }] }));
  });
});

beforeAll(async () => {
  keys = await generateKeyPair('ES256', { extractable: true });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/jwks`;
});
afterAll(() => void server.close());

const claims = (change: JWTPayload = {}): JWTPayload => ({
  iss: issuer,
  aud: audience,
  sub: 'ada',
  exp: seconds() + 60,
  ...change,
});
const sign = (change?: JWTPayload, header: object = {}) =>
  new SignJWT(claims(change))
    .setProtectedHeader({ alg: 'ES256', kid: 'one', ...header })
    .sign(keys.privateKey);

test('readSession returns the claims of a valid token', async () => {
  const readSession = createReadSession({ verify: jwtVerifier({ key: url, issuer, audience }) });
  const headers = new Headers({ authorization: `Bearer ${await sign()}` });
  const session = await readSession({ headers, method: 'POST' });
  expect(session?.sub).toBe('ada');
});

describe('a token', () => {
  test('is verified with the keys of a URL, with a public key, and with a secret', async () => {
    const verifiers = [{ key: url }, { key: new URL(url) }, { key: keys.publicKey }];
    for (const one of verifiers) {
      expect(await jwtVerifier({ ...one, issuer, audience })(await sign())).toMatchObject({
        sub: 'ada',
      });
    }
    const own = await new SignJWT(claims()).setProtectedHeader({ alg: 'HS256' }).sign(secret);
    expect(await jwtVerifier({ key: secret, issuer, audience })(own)).toMatchObject({ sub: 'ada' });
  });

  test.each<[string, JWTPayload]>([
    ['of another issuer', { iss: 'https://evil.example.com' }],
    ['for another API', { aud: 'https://other.example.com' }],
    ['without an audience', { aud: undefined }],
    ['that has expired', { exp: seconds() - 31 }],
    ['without an expiry', { exp: undefined }],
    ['that is not valid yet', { nbf: seconds() + 90 }],
  ])('%s is refused', async (_, change) => {
    expect(await jwtVerifier({ key: url, issuer, audience })(await sign(change))).toBeNull();
  });

  test('of the wrong type is refused, if a type is required', async () => {
    const verify = jwtVerifier({ key: url, issuer, audience, type: 'at+jwt' });
    expect(await verify(await sign({}, { typ: 'at+jwt' }))).not.toBeNull();
    expect(await verify(await sign({}, { typ: 'JWT' }))).toBeNull();
    expect(await verify(await sign())).toBeNull();
  });

  test('without a signature, with a public key as its secret, or of another key is refused', async () => {
    const publicText = new TextEncoder().encode(JSON.stringify(await exportJWK(keys.publicKey)));
    const other = await generateKeyPair('ES256');
    const forgeries = [
      new UnsecuredJWT(claims()).encode(),
      await new SignJWT(claims()).setProtectedHeader({ alg: 'HS256', kid: 'one' }).sign(publicText),
      await new SignJWT(claims())
        .setProtectedHeader({ alg: 'ES256', kid: 'one' })
        .sign(other.privateKey),
      'a.b.c',
      '',
    ];
    for (const key of [url, keys.publicKey, secret]) {
      const verify = jwtVerifier({ key, issuer, audience });
      for (const token of forgeries) expect(await verify(token)).toBeNull();
    }
    const unknown = await sign({}, { kid: 'two' });
    expect(await jwtVerifier({ key: url, issuer, audience })(unknown)).toBeNull();
  });
});
