import { randomUUID } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';

/** Options for the tokens that the test server issues. */
export interface TokenChoices {
  /** Format of the tokens: signed with HS256, or opaque. Default `jwt`. */
  tokens?: 'jwt' | 'opaque';
  /** Lifetime of an access token in seconds. Default 1800. */
  accessSeconds?: number;
  /** Lifetime of a refresh token in seconds. Default 2 592 000. */
  refreshSeconds?: number;
  /** Whether a refresh token is single-use, reusable, or stays the same. Default `single-use`. */
  rotation?: 'single-use' | 'reusable' | 'same';
  /** Whether the reuse of a refresh token ends its family, rather than only being refused. Default true. */
  reuseEnds?: boolean;
}

/** Tokens of one response. */
export interface Issued {
  token: string;
  refreshToken: string;
}

interface Known {
  kind: 'access' | 'refresh';
  family: string;
  user: string;
  expiresAt: number;
  used: boolean;
}

/** Why a refresh token was refused. */
export type Refusal = 'unknown' | 'expired' | 'revoked' | 'reused';

const secret = new TextEncoder().encode('a secret that only the test server knows, 32 bytes');

/** Families of tokens on a server: rotation, and the end of a family whose used token is sent again. */
export class Sessions {
  /** Every issued token, oldest first. */
  readonly issued: string[] = [];
  /** Number of reused refresh tokens. */
  reuses = 0;
  readonly #known = new Map<string, Known>();
  readonly #revoked = new Set<string>();
  readonly #choices: Required<TokenChoices>;
  readonly #now: () => number;

  constructor(choices: TokenChoices, now: () => number) {
    this.#choices = {
      tokens: 'jwt',
      accessSeconds: 1800,
      refreshSeconds: 2_592_000,
      rotation: 'single-use',
      reuseEnds: true,
      ...choices,
    };
    this.#now = now;
  }

  /** Issues tokens of a new family to a user who signs in. */
  open(user: string): Promise<Issued> {
    return this.#issue(user, randomUUID());
  }

  /** Exchanges a refresh token for new tokens, or returns why not. A used token ends its entire family. */
  async rotate(refreshToken: string): Promise<Issued | Refusal> {
    const known = this.#known.get(refreshToken);
    if (known?.kind !== 'refresh') return 'unknown';
    if (this.#revoked.has(known.family)) return 'revoked';
    if (this.#now() >= known.expiresAt) return 'expired';
    if (known.used) {
      this.reuses += 1;
      if (this.#choices.reuseEnds) this.#revoked.add(known.family);
      return 'reused';
    }
    known.used = this.#choices.rotation === 'single-use';
    const kept = this.#choices.rotation === 'same' ? refreshToken : undefined;
    return this.#issue(known.user, known.family, kept);
  }

  /** Name of the user of a valid access token. */
  async userOf(token: string): Promise<string | undefined> {
    const known = this.#known.get(token);
    if (known?.kind !== 'access' || this.#revoked.has(known.family)) return undefined;
    if (this.#now() >= known.expiresAt) return undefined;
    if (this.#choices.tokens === 'jwt') {
      await jwtVerify(token, secret, { currentDate: new Date(this.#now()) });
    }
    return known.user;
  }

  /** Name of the user whom the token was issued to, valid or not. */
  ownerOf(token: string): string | undefined {
    return this.#known.get(token)?.user;
  }

  /** Invalidates one token. */
  expire(token: string): void {
    const known = this.#known.get(token);
    if (known) known.expiresAt = 0;
  }

  /** Ends the family of the token. */
  close(token: string): void {
    const known = this.#known.get(token);
    if (known) this.#revoked.add(known.family);
  }

  /** Whether the token's family is still valid. */
  isLive(token: string): boolean {
    const known = this.#known.get(token);
    return known !== undefined && !this.#revoked.has(known.family);
  }

  async #issue(user: string, family: string, keptRefreshToken?: string): Promise<Issued> {
    const { accessSeconds, refreshSeconds } = this.#choices;
    const token = await this.#token('access', user, family, accessSeconds);
    const refreshToken =
      keptRefreshToken ?? (await this.#token('refresh', user, family, refreshSeconds));
    return { token, refreshToken };
  }

  async #token(
    kind: Known['kind'],
    user: string,
    family: string,
    seconds: number,
  ): Promise<string> {
    const issuedAt = Math.floor(this.#now() / 1000);
    const claims = new SignJWT({ kind })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(user)
      .setJti(randomUUID())
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + seconds);
    const opaque = this.#choices.tokens === 'opaque';
    const token = opaque ? `${kind}-${randomUUID()}` : await claims.sign(secret);
    const expiresAt = opaque ? this.#now() + seconds * 1000 : (issuedAt + seconds) * 1000;
    this.#known.set(token, { kind, family, user, expiresAt, used: false });
    this.issued.push(token);
    return token;
  }
}
