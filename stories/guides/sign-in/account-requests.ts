import { createAuth, refreshStrategy } from '#src/auth/index.ts';
import type {
  CodeRequest,
  ForgotPasswordCodeRequest,
  ForgotPasswordRequest,
  ResetPasswordRequest,
  SignInRequest,
  SignUpRequest,
} from '#src/components/account-form/index.ts';
import { codeFailureOf, failureOf, post, problemOf } from './account-answers.ts';

export const auth = createAuth({
  strategies: {
    password: refreshStrategy(),
    signUp: refreshStrategy({ endpoints: { login: '/api/auth/signup' } }),
    link: refreshStrategy({ endpoints: { login: '/api/auth/link' } }),
  },
  // Errors carry the problem that the back end answered.
  describeFailure: (_status, problem) => problem,
});

type Sent = { resendAfter: number };

/** Shows the back end that the password was right, for another code. */
let challenge = '';

export const signIn: SignInRequest = async ({ username, password, remember, code }, options) => {
  try {
    const { signal } = options;
    const strategy = 'password';
    await auth.login({ email: username, password, code }, { strategy, remember, signal });
    return { ok: true };
  } catch (error) {
    const problem = problemOf(error);
    if (problem.code !== 'code-required') {
      return codeFailureOf(problem) ?? failureOf(problem, {});
    }
    challenge = problem.challenge ?? '';
    return { challenge: 'otp', factors: ['email'], resendAfter: problem.resendAfter ?? 30 };
  }
};

export const sendSignInCode: CodeRequest = async (_account, { signal }) => {
  try {
    const { resendAfter } = await post<Sent>('/login/code', { challenge }, signal);
    return { challenge: 'otp', factors: ['email'], resendAfter };
  } catch (error) {
    return failureOf(problemOf(error), {});
  }
};

export const signUp: SignUpRequest = async ({ name, username, password, code }, { signal }) => {
  const account = { name, email: username, password };
  try {
    if (code === undefined) {
      const { resendAfter } = await post<Sent>('/signup', account, signal);
      return { challenge: 'otp', resendAfter };
    }
    await auth.login({ ...account, code }, { strategy: 'signUp', signal });
    return { ok: true };
  } catch (error) {
    const problem = problemOf(error);
    const fields = { name: 'name', email: 'username', password: 'password' } as const;
    return codeFailureOf(problem) ?? failureOf(problem, fields);
  }
};

/** Token of the link, or of the code that was exchanged for it. */
let token = '';

export const sendReset: ForgotPasswordRequest = async ({ username }, { signal }) => {
  try {
    const { resendAfter } = await post<Sent>('/reset/request', { email: username }, signal);
    return { challenge: 'otp', resendAfter };
  } catch (error) {
    return failureOf(problemOf(error), { email: 'username' });
  }
};

export const checkResetCode: ForgotPasswordCodeRequest = async ({ username, code }, { signal }) => {
  try {
    const response = await post<{ token: string }>(
      '/reset/code',
      { email: username, code },
      signal,
    );
    token = response.token;
    return { ok: true };
  } catch (error) {
    const problem = problemOf(error);
    return codeFailureOf(problem) ?? failureOf(problem, { email: 'username' });
  }
};

/** Reads the token of the link that was opened: `/reset-password#token=…`. */
export function readLink({ hash }: Pick<Location, 'hash'>): void {
  token = new URLSearchParams(hash.slice(1)).get('token') ?? '';
}

export const resetPassword: ResetPasswordRequest = async ({ password }, { signal }) => {
  try {
    await post<null>('/reset', { token, password }, signal);
    return { ok: true };
  } catch (error) {
    const problem = problemOf(error);
    if (problem.code === 'link-expired') return { expired: true };
    return failureOf(problem, { password: 'password' });
  }
};

/** Signs in with the link that was opened: `/sign-in-link#token=…`. */
export async function openLink({ hash }: Pick<Location, 'hash'>): Promise<void> {
  const token = new URLSearchParams(hash.slice(1)).get('token');
  await auth.login({ token }, { strategy: 'link' });
}
