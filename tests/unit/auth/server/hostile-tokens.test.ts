import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { jwtVerifier, type JwtVerifierOptions } from '#src/auth/server/index.ts';

const place = { issuer: 'https://id.example.com', audience: 'https://api.example.com' };
const secret = new TextEncoder().encode('a secret that only the server of the test knows');
const url = 'https://id.example.com/jwks';
const names = ['RS256', 'PS256', 'ES256', 'EdDSA'] as const;
const headers = [
  ...names,
  'RS512',
  'ES512',
  'Ed25519',
  'HS256',
  'ES256K',
  'none',
  'dir',
  '',
  '__proto__',
  null,
  {},
  ['RS256'],
].map((alg) => ({ alg }));
const others = [
  null,
  5,
  [],
  'text',
  {},
  ...[
    { kid: 7 },
    { kid: 'RS256' },
    { kid: 'bad' },
    { kid: 'small' },
    { kid: {} },
    { typ: 5 },
  ].flatMap((one) => names.map((alg) => ({ ...one, alg }))),
  ...[['exp'], [], 'exp', [5], ['b64']].map((crit) => ({ alg: 'RS256', crit, b64: false, exp: 1 })),
  { alg: 'RS256', jwk: { kty: 'oct', k: 'AAAA' }, jku: 'https://evil.example.com', x5c: [1] },
];

const keys = new Map<string, CryptoKeyPair>();
const keyOf = (name: (typeof names)[number]) => keys.get(name) as CryptoKeyPair;
beforeAll(async () => {
  for (const name of names) keys.set(name, await generateKeyPair(name, { extractable: true }));
  const set = await Promise.all(
    names.map(async (kid) => ({ ...(await exportJWK(keyOf(kid).publicKey)), kid })),
  );
  const broken = [
    { kty: 'RSA', n: '!', e: 'AQAB', kid: 'bad' },
    { kty: 'RSA', n: 'sXch', e: 'AQAB', kid: 'small' },
    { kty: 'EC', crv: 'P-256', x: 'AA', y: 'AA', kid: 'bad' },
    { kty: 'OKP', crv: 'Ed25519', x: 'AA', kid: 'bad' },
  ];
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ keys: [...set, ...broken] })));
});
afterAll(() => void vi.unstubAllGlobals());

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const verifiers = () =>
  [...names.map((name) => keyOf(name).publicKey), secret, url].map((key) =>
    jwtVerifier({ key, ...place }),
  );

test('A token is null whatever a stranger wrote into its header', async () => {
  for (const verify of verifiers()) {
    for (const header of [...headers, ...others]) {
      for (const signature of ['', 'AAAA', encode('x'.repeat(400)), '!']) {
        const token = `${encode(header)}.${encode({ iss: place.issuer, exp: 9e9 })}.${signature}`;
        expect([JSON.stringify(header), await verify(token)]).toEqual([
          JSON.stringify(header),
          null,
        ]);
      }
    }
    for (const text of ['', '.', '..', 'a.b', 'e30.e30.e30', '\0', '€.€.€', 'x'.repeat(1e6)]) {
      expect(await verify(text)).toBeNull();
    }
  }
});

test('The algorithm must be that of the key, also with its own signature', async () => {
  const pss = await crypto.subtle.importKey(
    'jwk',
    {
      ...(await exportJWK(keyOf('RS256').privateKey)),
      alg: 'PS256',
      key_ops: ['sign'],
    } as JsonWebKey,
    { name: 'RSA-PSS', hash: 'SHA-256' },
    false,
    ['sign'],
  );
  const token = await new SignJWT({ iss: place.issuer, aud: place.audience })
    .setExpirationTime('1m')
    .setProtectedHeader({ alg: 'PS256' })
    .sign(pss);
  expect(await jwtVerifier({ key: keyOf('RS256').publicKey, ...place })(token)).toBeNull();
});

test('A key that cannot verify anything is an error at once', async () => {
  const { publicKey } = (await crypto.subtle.generateKey(
    {
      name: 'RSA-OAEP',
      modulusLength: 2048,
      publicExponent: new Uint8Array([1, 0, 1]),
      hash: 'SHA-256',
    },
    false,
    ['encrypt', 'decrypt'],
  )) as CryptoKeyPair;
  const bad: JwtVerifierOptions['key'][] = [publicKey, keyOf('ES256').privateKey, new Uint8Array()];
  for (const key of bad) expect(() => jwtVerifier({ key, ...place })).toThrow(TypeError);
});

test('Keys that cannot be loaded are not the fault of the token', async () => {
  const token = `${encode({ alg: 'RS256' })}.${encode({})}.AAAA`;
  const failures = {
    'Failed.': () => Promise.reject(new TypeError('Failed.')),
    'Expected 200': () => Promise.resolve(new Response('', { status: 503 })),
    'Failed to parse': () => Promise.resolve(new Response('<html>')),
    'JSON Web Key Set malformed': () => Promise.resolve(Response.json({ keys: 'none' })),
  };
  for (const [message, answer] of Object.entries(failures)) {
    vi.stubGlobal('fetch', answer);
    await expect(jwtVerifier({ key: url, ...place })(token)).rejects.toThrow(message);
  }
});
