import type { UserStore } from '../store/account-stores.ts';
import {
  hashPassword,
  isOutdated,
  isPassword,
  unmatchedHash,
  type Random,
  type StoredUser,
} from '../store/user.ts';

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
