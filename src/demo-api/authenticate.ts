import { hashPassword, isOutdated, isPassword, type Random } from './password.ts';
import type { UserStore } from './store.ts';
import type { StoredUser } from './user.ts';

/**
 * Checker of an address and a password. An account that does not exist is checked against a dummy hash, so that neither
 * the answer nor its time distinguishes the cases.
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
