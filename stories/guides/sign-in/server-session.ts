import { createReadSession, jwtVerifier } from '#src/auth/server/index.ts';

export const readSession = createReadSession({
  verify: jwtVerifier({
    key: 'https://id.example.com/jwks',
    issuer: 'https://id.example.com',
    audience: 'https://api.example.com',
  }),
  cookie: '__Host-session',
});
