import { base64url, errors, jwtVerify, SignJWT } from 'jose';
import type { Basics } from '../accounts/proofs.ts';
import { ProblemError } from '../problem.ts';
import type { Session } from '../store/account-stores.ts';
import type { StoredUser } from '../store/user.ts';

/** Lifetimes in seconds. */
export interface Lifetimes {
  /** Lifetime of an access token. */
  access: number;
  /** Lifetime of a refresh token, which restarts with each refresh. */
  refresh: number;
  /**
   * Period after a refresh in which the previous token returns the same new token again, in case the response
   * was lost or two tabs refreshed at once. Afterward, its use ends the session.
   */
  grace: number;
}

/** Default lifetimes: 30 minutes, 30 days, 30 seconds. */
export const lifetimes: Lifetimes = { access: 1800, refresh: 2_592_000, grace: 30 };

/** Tokens in the response to a sign-in or a refresh. */
export interface TokenPair {
  /** Access token. */
  token: string;
  /** Single-use refresh token. */
  refresh_token: string;
}

/** User and session of a request. */
export interface SignedIn {
  user: StoredUser;
  /** Session of the access token. */
  session: Session;
}

/** Client of a sign-in. */
export type Device = Pick<Session, 'userAgent' | 'address'>;

/** Maximum number of sessions per user; the oldest end first. */
const mostSessions = 200;

/** Creates functions that start, refresh and check sessions. */
export function createSessions(
  { store, random, now }: Basics,
  tokens: Tokens,
  { access, refresh, grace }: Lifetimes,
) {
  const newId = () => base64url.encode(random(16));

  const pairOf = async (
    { id, userId, tokenId, rotatedAt, expiresAt }: Session,
    issuedAt: number,
  ) => {
    const common = { userId, sessionId: id };
    const [token, refreshToken] = await Promise.all([
      tokens.sign('access', { ...common, issuedAt, expiresAt: issuedAt + access }),
      tokens.sign('refresh', { ...common, tokenId, issuedAt: rotatedAt, expiresAt }),
    ]);
    return { token, refresh_token: refreshToken } satisfies TokenPair;
  };

  // No `await` between read and write, so that only one of two requests rotates the token.
  const rotated = ({ sessionId, tokenId }: Claims, time: number): Session => {
    const session = store.sessions.get(sessionId);
    if (!session || session.expiresAt <= time) throw new ProblemError('session-ended');
    if (tokenId === session.tokenId) {
      const next = { tokenId: newId(), rotatedAt: time, expiresAt: time + refresh };
      store.sessions.rotate(sessionId, session.tokenId, next);
      return { ...session, ...next };
    }
    // A clock that was set back must not extend the period.
    const age = Math.abs(time - session.rotatedAt);
    const lost = tokenId === session.previousTokenId && age <= grace;
    if (lost) return session;
    store.sessions.remove(sessionId);
    throw new ProblemError('refresh-token-reused');
  };

  return {
    start: async (user: StoredUser, device: Device): Promise<TokenPair> => {
      const time = now();
      const session: Session = {
        id: newId(),
        userId: user.id,
        tokenId: newId(),
        previousTokenId: null,
        createdAt: time,
        rotatedAt: time,
        expiresAt: time + refresh,
        ...device,
      };
      store.transaction(() => {
        store.sessions.insert(session);
        store.sessions.tidy(user.id, time, mostSessions);
      });
      return pairOf(session, time);
    },

    /** Refreshes a session with its single-use refresh token. */
    renew: async (refreshToken: string): Promise<TokenPair> => {
      const time = now();
      const reading = await tokens.read('refresh', refreshToken, time);
      if (reading.kind === 'invalid') throw new ProblemError('refresh-token-invalid');
      if (reading.kind === 'expired') throw new ProblemError('refresh-token-expired');
      return pairOf(rotated(reading.claims, time), time);
    },

    /** Returns user and session of an access token. */
    check: async (token: string): Promise<SignedIn> => {
      const time = now();
      const reading = await tokens.read('access', token, time);
      if (reading.kind === 'invalid') throw new ProblemError('token-invalid');
      if (reading.kind === 'expired') throw new ProblemError('token-expired');
      const session = store.sessions.get(reading.claims.sessionId);
      const user = session && session.expiresAt > time ? store.users.get(session.userId) : null;
      if (!session || !user) throw new ProblemError('session-ended');
      return { user, session };
    },

    /**
     * Returns the session that a token may end, or null if there is none. An expired refresh token may, too.
     * @throws ProblemError for an expired access token.
     */
    toEnd: async (kind: 'access' | 'refresh', token: string): Promise<Session | null> => {
      const reading = await tokens.read(kind, token, now());
      if (reading.kind === 'invalid') return null;
      if (reading.kind === 'expired' && kind === 'access') throw new ProblemError('token-expired');
      return store.sessions.get(reading.claims.sessionId);
    },
  };
}

/** Functions of the sessions. */
export type Sessions = ReturnType<typeof createSessions>;

/** Kinds of tokens, which are not interchangeable. */
export type TokenKind = 'access' | 'refresh' | 'challenge';

/** Claims of a token. Times are in seconds since 1970. */
export interface Claims {
  userId: string;
  sessionId: string;
  tokenId?: string;
  /** Time of issue. */
  issuedAt: number;
  expiresAt: number;
}

/** Verified token: its claims, and whether it has expired. */
export type TokenReading = { kind: 'valid' | 'expired'; claims: Claims } | { kind: 'invalid' };

const issuer = 'tessera-demo-api';

/**
 * Creates JWTs signed with HMAC-SHA-256 (RFC 7519): issuer and verifier are the same, so one key is enough.
 * Equal claims result in equal tokens.
 * @param key Secret of at least 32 bytes.
 */
export function createTokens(key: Uint8Array) {
  const usage: KeyUsage[] = ['sign', 'verify'];
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const bytes = new Uint8Array(key);
  // Imported once rather than with every request.
  const secret = crypto.subtle.importKey('raw', bytes, algorithm, false, usage);
  // If the key is invalid, the first signature fails.
  secret.catch(() => {});

  return {
    /** Returns a token with the claims. */
    sign: async (
      kind: TokenKind,
      { userId, sessionId, tokenId, issuedAt, expiresAt }: Claims,
    ): Promise<string> => {
      const jwt = new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setIssuer(issuer)
        .setAudience(audienceOf(kind))
        .setSubject(userId)
        .setIssuedAt(issuedAt)
        .setExpirationTime(expiresAt);
      return (tokenId === undefined ? jwt : jwt.setJti(tokenId)).sign(await secret);
    },
    /** Verifies a token at a time, in seconds since 1970. */
    read: async (kind: TokenKind, token: string, now: number): Promise<TokenReading> => {
      const expected = {
        algorithms: ['HS256'],
        issuer,
        audience: audienceOf(kind),
        currentDate: new Date(now * 1000),
        requiredClaims: ['sub', 'sid', 'iat', 'exp'],
      };
      try {
        const { payload } = await jwtVerify(token, await secret, expected);
        return { kind: 'valid', claims: claimsOf(payload) };
      } catch (error) {
        // The signature is verified before the expiry, because expired tokens are also used.
        if (error instanceof errors.JWTExpired) {
          return { kind: 'expired', claims: claimsOf(error.payload) };
        }
        if (error instanceof errors.JOSEError) return { kind: 'invalid' };
        throw error;
      }
    },
  };
}

/** Issuer and verifier of tokens. */
export type Tokens = ReturnType<typeof createTokens>;

function audienceOf(kind: TokenKind): string {
  return `${issuer}:${kind}`;
}

function claimsOf(payload: Readonly<Record<string, unknown>>): Claims {
  return {
    userId: String(payload.sub),
    sessionId: String(payload.sid),
    tokenId: typeof payload.jti === 'string' ? payload.jti : undefined,
    issuedAt: Number(payload.iat),
    expiresAt: Number(payload.exp),
  };
}
