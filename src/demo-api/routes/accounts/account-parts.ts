import type { Store } from '../../store/store.ts';
import type { StoredUser } from '../../store/user.ts';
import type { LimitLogin } from '../login-limits.ts';
import type { Device, Sessions } from '../sessions.ts';
import type { RequestMessage } from './message-requests.ts';
import type { SendMessage } from './messages.ts';
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
