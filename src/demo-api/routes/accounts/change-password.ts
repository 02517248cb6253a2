import { normalizeText } from '../../store/normalize-text.ts';
import type { StoredUser } from '../../store/user.ts';
import type { AccountParts } from './account-parts.ts';

/**
 * Sets a new password. Ends all sessions, except one that may be kept, and revokes all codes and
 * links of the account, so an intruder can no longer use any of them.
 */
export async function changePassword(
  { store, proofs, send, limitLogin, hash }: AccountParts,
  user: StoredUser,
  password: string,
  { address, keptSessionId }: { address: string; keptSessionId?: string },
): Promise<void> {
  const passwordHash = await hash(password);
  store.transaction(() => {
    store.users.setPasswordHash(user.id, passwordHash);
    store.sessions.removeAll(user.id, keptSessionId);
    proofs.revoke(normalizeText(user.email));
  });
  limitLogin.forgive(user.email, address);
  send(user.email, 'password-changed');
}
