import { hashPassword, isOutdated, isPassword, type Random } from '../store/password.ts';
import type { UserStore } from '../store/store.ts';
import type { StoredUser } from '../store/user.ts';

/**
 * Checker of an address and a password. An account that does not exist is checked against the hash of nobody, so that neither
 * the answer nor its time tells one case from the other.
 */
export function createAuthenticate(users: UserStore, random: Random, rounds: number) {
  const nobody = `pbkdf2-sha256$${rounds}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

  return async (email: string, password: string): Promise<StoredUser | null> => {
    const user = users.byEmail(email);
    const right = await isPassword(password, user?.passwordHash ?? nobody);
    if (!user || !right) return null;
    if (isOutdated(user.passwordHash, rounds)) {
      users.setPasswordHash(user.id, await hashPassword(password, random, rounds));
    }
    return user;
  };
}
