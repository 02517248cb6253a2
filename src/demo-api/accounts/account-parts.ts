import type { LimitLogin } from '../routes/limits.ts';
import type { Device, Sessions } from '../routes/sessions.ts';
import { normalizeText } from '../store/fields.ts';
import type { Store } from '../store/store.ts';
import type { StoredUser } from '../store/user.ts';
import type { RequestMessage, SendMessage } from './messages.ts';
import type { Proofs } from './proofs.ts';

/** Dependencies of the account routes. */
export interface AccountParts {
  /** Store of the data. */
  store: Store;
  /** Sessions. */
  sessions: Sessions;
  /** Codes and links. */
  proofs: Proofs;
  /** Handles a request for a code or a link. */
  requestMessage: RequestMessage;
  /** Sends a message that was not requested. */
  send: SendMessage;
  /** Runs a sign-in unless too many have failed. */
  limitLogin: LimitLogin;
  /** Returns the user with an email address and a password, or null. */
  authenticate: (email: string, password: string) => Promise<StoredUser | null>;
  /** Returns the client of a request. */
  deviceOf: (request: Request, env: unknown) => Device;
  /** Returns a unique id. */
  newId: () => string;
  /** Returns the hash of a password. */
  hash: (password: string) => Promise<string>;
}

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
