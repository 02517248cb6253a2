import { createAuth, refreshStrategy } from '#src/auth/index.ts';
import { createPasskeys } from '#src/auth/passkey/index.ts';

export const auth = createAuth({
  strategies: {
    local: refreshStrategy(),
    passkey: refreshStrategy({ endpoints: { login: '/api/auth/passkeys/login' } }),
  },
});

export const passkey = createPasskeys(auth);
