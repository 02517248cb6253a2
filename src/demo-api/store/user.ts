import { base64url } from 'jose';

/** Role: an editor edits trips, a reader only reads them. */
export type Role = 'editor' | 'reader';

/** Scope of a route. */
export type Scope = 'trips:read' | 'trips:write';

/** Scopes of each role. */
export const scopesOf: Readonly<Record<Role, readonly Scope[]>> = {
  editor: ['trips:read', 'trips:write'],
  reader: ['trips:read'],
};

/** Second step of a sign-in with a password: a code by email. */
export type SecondFactor = 'email';

/** User in the store. */
export interface StoredUser {
  id: string;
  name: string;
  email: string;
  /** Role, which determines the scopes. */
  role: Role;
  passwordHash: string;
  /** Second factor; null if the password is enough. */
  secondFactor: SecondFactor | null;
}

/** User in responses. */
export type User = Pick<StoredUser, 'id' | 'name' | 'email' | 'role'> & { scope: Scope[] };

/** Returns a user without the fields that must not leave the server. */
export function publicUser({ id, name, email, role }: StoredUser): User {
  return { id, name, email, role, scope: [...scopesOf[role]] };
}

/** Returns random bytes. */
export type Random = (size: number) => Uint8Array;

/**
 * Rounds of PBKDF2-HMAC-SHA-256 for a password (OWASP's recommendation of 2023, a tenth of a second on one
 * core).
 */
export const passwordRounds = 600_000;

/**
 * Returns the hash of a password: PBKDF2-HMAC-SHA-256 (RFC 8018) with its rounds, a salt of 16 bytes and 32
 * bytes of output. WebCrypto computes it off the main thread, in Node.js and in browsers.
 */
export async function hashPassword(
  password: string,
  random: Random,
  rounds: number = passwordRounds,
): Promise<string> {
  const salt = random(16);
  const bits = await derive(password, salt, rounds);
  return hashText(rounds, base64url.encode(salt), base64url.encode(bits));
}

/** Returns a hash that no password matches, and whose check takes as long as any other. */
export function unmatchedHash(rounds: number): string {
  return hashText(rounds, 'A'.repeat(22), 'A'.repeat(43));
}

/** Whether a password matches a hash. */
export async function isPassword(password: string, kept: string): Promise<boolean> {
  const [, rounds, salt = '', bits = ''] = kept.split('$');
  const derived = await derive(password, base64url.decode(salt), Number(rounds));
  return isSameHash(base64url.encode(derived), bits);
}

/** Whether two hashes are equal. Compares every character, so that the time reveals nothing. */
export function isSameHash(given: string, expected: string): boolean {
  let difference = given.length ^ expected.length;
  for (let index = 0; index < given.length; index += 1) {
    difference |= given.charCodeAt(index) ^ expected.charCodeAt(index);
  }
  return difference === 0;
}

/** Whether a hash has fewer rounds than currently required. */
export function isOutdated(kept: string, rounds: number): boolean {
  return Number(kept.split('$')[1]) < rounds;
}

function hashText(rounds: number, salt: string, bits: string): string {
  return `pbkdf2-sha256$${rounds}$${salt}$${bits}`;
}

async function derive(password: string, salt: Uint8Array, rounds: number): Promise<Uint8Array> {
  // Keyboards may write é as one character or as two.
  const bytes = new TextEncoder().encode(password.normalize('NFKC'));
  const key = await crypto.subtle.importKey('raw', bytes, 'PBKDF2', false, ['deriveBits']);
  const bits = await crypto.subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt: new Uint8Array(salt), iterations: rounds },
    key,
    256,
  );
  return new Uint8Array(bits);
}
