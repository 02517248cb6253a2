import { base64url } from 'jose';

/** Returns random bytes. */
export type Random = (size: number) => Uint8Array;

/**
 * Rounds of PBKDF2 with SHA-256 for a password (OWASP's recommendation of 2023, a tenth of a second on one
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
  return `pbkdf2-sha256$${rounds}$${base64url.encode(salt)}$${base64url.encode(bits)}`;
}

/** Whether a password matches a hash. */
export async function isPassword(password: string, kept: string): Promise<boolean> {
  const [, rounds, salt = '', bits = ''] = kept.split('$');
  const derived = await derive(password, base64url.decode(salt), Number(rounds));
  const expected = base64url.decode(bits);
  // Compares every byte, so that the time reveals nothing.
  let difference = derived.length ^ expected.length;
  derived.forEach((byte, index) => (difference |= byte ^ (expected[index] ?? 0)));
  return difference === 0;
}

/** Whether a hash has fewer rounds than currently required. */
export function isOutdated(kept: string, rounds: number): boolean {
  return Number(kept.split('$')[1]) < rounds;
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
