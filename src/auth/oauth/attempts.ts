import type { PromptStore, StrategyContext } from '../core/strategy';
import { isWithin } from '../core/wait';
import { OAuthError } from './oauth-options';

/** Sign-in that was started and may return to this tab. */
export interface Attempt {
  /** Random string that the response must return. */
  state: string;
  /** Random string that the ID token must contain. */
  nonce: string;
  /** PKCE code verifier (RFC 7636). */
  verifier: string;
  /** Name of the strategy, because several may share the callback. */
  strategy: string;
  /** Application and provider that the strategy had. */
  client: string;
  redirectUri: string;
  /** Requested scopes. */
  scope: string;
  /** Page to return to, or null. */
  returnTo: string | null;
  /** Whether the tokens are stored in `rememberStore`. */
  remember: boolean;
  /** Time of the start in ms. */
  at: number;
}

/** Attempt without its secrets, to recognize a second response. */
type UsedAttempt = Pick<Attempt, 'state' | 'strategy'> & { used: true };

const key = 'attempts';

/** Maximum number of attempts that a tab keeps, used ones included. */
const most = 10;

/** Stores an attempt in the tab that started it. */
export function keepAttempt(store: PromptStore, attempt: Attempt): void {
  write(store, [...read(store), attempt]);
}

/**
 * Returns the attempt with a state, once; null if it belongs to another strategy. An attempt whose strategy no longer
 * exists belongs to any.
 * @param maxAge Age in milliseconds at which an attempt expires.
 * @throws OAuthError if the state is unknown, used or too old, or if the strategy now has another client or issuer.
 */
export function takeAttempt(
  { state, client }: Pick<Attempt, 'state' | 'client'>,
  { name, names, now, tabStore: store }: StrategyContext,
  maxAge: number,
): Attempt | null {
  const all = read(store);
  const found = all.find((attempt) => attempt.state === state);
  if (!found) {
    throw new OAuthError(
      'state-unknown',
      'This response does not belong to a sign-in in this tab. Sign in again.',
    );
  }
  if (found.strategy !== name && names.includes(found.strategy)) return null;
  if ('used' in found) {
    throw new OAuthError('state-used', 'This response was already used. Sign in again.');
  }
  const others = all.filter((attempt) => attempt !== found);
  write(store, [...others, { state, strategy: found.strategy, used: true }]);
  if (found.client !== client) {
    throw new OAuthError(
      'state-unknown',
      'The client or the issuer has changed since the sign-in was started. Sign in again.',
    );
  }
  if (!isWithin(maxAge, found.at, now())) {
    throw new OAuthError('state-old', 'The sign-in took too long. Sign in again.');
  }
  return found;
}

function read(store: PromptStore): (Attempt | UsedAttempt)[] {
  try {
    const list: unknown = JSON.parse(store.get(key) ?? '[]');
    return Array.isArray(list) ? list.filter((one) => typeof one?.state === 'string') : [];
  } catch {
    return [];
  }
}

function write(store: PromptStore, list: readonly (Attempt | UsedAttempt)[]): void {
  void store.set(key, JSON.stringify(list.slice(-most)));
}
