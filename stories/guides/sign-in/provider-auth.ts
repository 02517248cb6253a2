import { createAuth, memoryStore, sessionStore } from '#src/auth/index.ts';
import { oauthStrategy } from '#src/auth/oauth/index.ts';

export const auth = createAuth({
  strategies: {
    acme: oauthStrategy({
      issuer: 'https://id.example.com',
      clientId: 'orders',
      scope: 'openid profile email',
    }),
  },
  store: { access: memoryStore(), refresh: sessionStore() },
  redirect: { callback: '/callback' },
  origins: ['https://api.example.com'],
});
