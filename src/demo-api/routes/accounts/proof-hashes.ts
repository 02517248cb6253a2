import { base64url } from 'jose';
import type { Purpose } from '../../store/proof.ts';

/** Hashes of codes and of the tokens in links. */
export interface ProofHashes {
  /** Returns the hash of a token, which is its id in the store. */
  ofToken: (token: string) => Promise<string>;
  /** Returns the hash of a code, which is different for each purpose and account. */
  ofCode: (purpose: Purpose, account: string, code: string) => Promise<string>;
}

/**
 * Creates the hash functions: HMAC-SHA-256 with a key that the database does not contain. A plain hash of six
 * digits could be reversed by trying all million of them.
 * @param secret Signing key of the API, from which another key is derived (HKDF, RFC 5869).
 */
export function createProofHashes(secret: Uint8Array): ProofHashes {
  const key = deriveKey(secret);
  // If the secret is invalid, the first hash fails.
  key.catch(() => {});
  const hash = async (text: string) => {
    const bytes = await crypto.subtle.sign('HMAC', await key, new TextEncoder().encode(text));
    return base64url.encode(new Uint8Array(bytes));
  };
  return {
    ofToken: (token) => hash(`token\n${token}`),
    ofCode: (purpose, account, code) => hash(`code\n${purpose}\n${account}\n${code}`),
  };
}

async function deriveKey(secret: Uint8Array): Promise<CryptoKey> {
  const source = await crypto.subtle.importKey('raw', new Uint8Array(secret), 'HKDF', false, [
    'deriveKey',
  ]);
  const info = new TextEncoder().encode('tessera-demo-api codes and links');
  const how = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(32), info };
  return crypto.subtle.deriveKey(how, source, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
}
