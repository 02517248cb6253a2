import { ProblemError } from '../problem.ts';
import type { Tokens } from '../routes/sessions.ts';
import type { UserStore } from '../store/account-stores.ts';
import { normalizeText } from '../store/fields.ts';
import {
  hashPassword,
  isOutdated,
  isPassword,
  unmatchedHash,
  type Random,
  type StoredUser,
} from '../store/user.ts';
import type { RequestMessage } from './messages.ts';
import type { Proofs } from './proofs.ts';

/**
 * Creates a function that checks an email address and a password. For an unknown account, a dummy hash is
 * compared, so that neither the response nor its time reveals whether it exists.
 */
export function createAuthenticate(users: UserStore, random: Random, rounds: number) {
  const unmatched = unmatchedHash(rounds);

  return async (email: string, password: string): Promise<StoredUser | null> => {
    const user = users.byEmail(email);
    const right = await isPassword(password, user?.passwordHash ?? unmatched);
    if (!user || !right) return null;
    if (!isOutdated(user.passwordHash, rounds)) return user;
    const passwordHash = await hashPassword(password, random, rounds);
    // The password may have been changed in the meantime.
    if (users.get(user.id)?.passwordHash !== user.passwordHash) return null;
    users.setPasswordHash(user.id, passwordHash);
    return { ...user, passwordHash };
  };
}

/** Seconds after the password during which another code can be requested. */
const challengeSeconds = 900;

/** Creates the second step of a sign-in with a password. */
export function createSecondStep(
  users: UserStore,
  tokens: Tokens,
  proofs: Proofs,
  requestMessage: RequestMessage,
  now: () => number,
) {
  const sendCode = ({ email }: StoredUser, client: string) =>
    requestMessage({
      purpose: 'sign-in-code',
      email,
      client,
      message: { to: email, kind: 'sign-in-code' },
      isGood: true,
    });

  return {
    /**
     * Checks the code of a user whose password was right. If there is no code, sends one.
     * @throws ProblemError if a code is missing or wrong.
     */
    check: async (user: StoredUser, code: string | undefined, client: string): Promise<void> => {
      if (user.secondFactor === null) return;
      if (code !== undefined) {
        return proofs.useCode('sign-in-code', { account: normalizeText(user.email), client }, code);
      }
      const { resendAfter } = await sendCode(user, client);
      const issuedAt = now();
      const claims = { userId: user.id, sessionId: '', issuedAt };
      const challenge = await tokens.sign('challenge', {
        ...claims,
        expiresAt: issuedAt + challengeSeconds,
      });
      const members = { factors: [user.secondFactor], resendAfter, challenge };
      throw new ProblemError('code-required', { members });
    },
    /** Sends another code. @throws ProblemError if the password is not known to be right. */
    resend: async (challenge: string, client: string) => {
      const reading = await tokens.read('challenge', challenge, now());
      const user = reading.kind === 'valid' ? users.get(reading.claims.userId) : null;
      if (!user) throw new ProblemError('sign-in-failed');
      return sendCode(user, client);
    },
  };
}
