import { createAuth, refreshStrategy } from '#src/auth/index.ts';

export const auth = createAuth({
  strategies: {
    password: refreshStrategy(),
    signUp: refreshStrategy({ endpoints: { login: '/api/auth/signup' } }),
    link: refreshStrategy({ endpoints: { login: '/api/auth/link' } }),
  },
  // Errors carry the problem that the back end answered.
  describeFailure: (_status, problem) => problem,
});
