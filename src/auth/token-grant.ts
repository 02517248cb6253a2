import { TokenMissingError, type AuthPhase } from './auth-error';
import { readPath } from './read-path';
import type { Answer, GrantedToken } from './strategy';
import type { RefreshTokenOptions, TokenOptions } from './strategy-options';
import { expiryOf } from './token';
import { isToken } from './token-vault';

/** Where tokens are found in answers and when they end. */
export interface TokenReader {
  /** Token of an answer, or null where it is missing and may be. */
  read(answer: Answer, now: number, phase: AuthPhase, isNeeded: boolean): GrantedToken | null;
  /** Token that the application got elsewhere. */
  adopt(value: string, now: number): GrantedToken;
}

/** Reader of one kind of token, with the defaults of the access token, or those of the refresh token. */
export function tokenReader(
  options: TokenOptions | RefreshTokenOptions = {},
  isRefresh = false,
): TokenReader {
  const prefix = isRefresh ? 'refresh_' : '';
  const { property = `${prefix}token`, expiresIn = `${prefix}expires_in` } = options;
  const { maxAge = isRefresh ? 2_592_000 : 1800 } = options;
  const checked = (value: unknown, phase: AuthPhase): string => {
    if (isToken(value)) return value;
    throw new TokenMissingError(String(property), phase);
  };
  return {
    read({ body, serverTime }, now, phase, isNeeded) {
      const found = readPath(body, property);
      if (!isNeeded && !isToken(found)) return null;
      const value = checked(found, phase);
      const seconds = expiresIn && readPath(body, expiresIn);
      const hints = { now, maxAge, expiresIn: seconds, serverTime, fresh: true };
      return { value, expiresAt: expiryOf(value, hints) };
    },
    adopt(given, now) {
      const value = checked(given, 'login');
      return { value, expiresAt: expiryOf(value, { now, maxAge }) };
    },
  };
}
