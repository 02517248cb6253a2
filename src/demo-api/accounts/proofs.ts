import { base64url } from 'jose';
import { ProblemError } from '../problem.ts';
import type { Counted, Quota } from '../routes/limits.ts';
import { isCurrent, type Proof, type Purpose } from '../store/account-stores.ts';
import type { Store } from '../store/store.ts';
import { isSameHash, type Random } from '../store/user.ts';

/** Lifetimes of codes and links in seconds: short, because a message may be read by others later. */
const lifetimeOf: Readonly<Record<Purpose, number>> = {
  'sign-up': 600,
  'sign-in-code': 600,
  'sign-in-link': 600,
  reset: 1800,
  'new-password': 600,
  'passkey-register': 300,
  'passkey-sign-in': 300,
};

/** Number of codes that may be tried before another one must be sent. */
const mostGuesses = 5;

/** What parts of the API share: the store, a random source and the time in seconds since 1970. */
export interface Basics {
  store: Store;
  random: Random;
  now: () => number;
}

/** Code and token for a message. */
export interface IssuedProof {
  /** Six digits. */
  code: string;
  /** Token for a link, 256 bits. */
  token: string;
}

/** Creates functions that issue and check codes and links. */
export function createProofs(
  { store: { proofs: store }, random, now }: Basics,
  hashes: ProofHashes,
  wrongCodeQuota: Quota,
) {
  return {
    /** Returns the newest proof that can still be used. */
    latest: (purpose: Purpose, account: string): Proof | null => {
      const proof = store.latest(purpose, account);
      return proof && isCurrent(proof, now()) ? proof : null;
    },

    /**
     * Issues a code and a token, which replace the earlier ones.
     * @param isGood Whether the code works. If not, it is counted and expires all the same; its message must
     * contain neither code nor token.
     */
    issue: async (purpose: Purpose, account: string, isGood: boolean): Promise<IssuedProof> => {
      const code = randomDigits(random);
      const token = base64url.encode(random(32));
      const [id, codeHash] = await Promise.all([
        hashes.ofToken(token),
        hashes.ofCode(purpose, account, code),
      ]);
      const time = now();
      store.tidy(time);
      store.removeAll(account, purpose);
      store.insert({
        id,
        purpose,
        account,
        codeHash: isGood ? codeHash : null,
        guesses: 0,
        createdAt: time,
        expiresAt: time + lifetimeOf[purpose],
        label: '',
      });
      return { code, token };
    },

    /** Uses up a code. @throws ProblemError if it is wrong or no longer valid. */
    useCode: async (purpose: Purpose, { account, client }: Counted, code: string) => {
      const hash = await hashes.ofCode(purpose, account, code);
      const counted = { account: `${purpose} ${account}`, client };
      // No `await` from here on, so that codes submitted concurrently are counted one after
      // another.
      wrongCodeQuota.check(counted);
      const proof = store.latest(purpose, account);
      if (!proof || !isCurrent(proof, now())) throw new ProblemError('code-expired');
      // The link in the same message stays valid, so the guesses of a stranger cannot disable it.
      if (store.countGuess(proof.id) > mostGuesses) throw new ProblemError('code-expired');
      if (!isSameHash(hash, proof.codeHash ?? '')) {
        wrongCodeQuota.count(counted);
        throw new ProblemError('code-wrong');
      }
      store.remove(proof.id);
    },

    /** Uses up the token of a link; returns its account. @throws ProblemError if it is no longer valid. */
    applyToken: async (purposes: readonly Purpose[], token: string): Promise<string> => {
      const proof = store.get(await hashes.ofToken(token));
      const isGood = proof && purposes.includes(proof.purpose) && isCurrent(proof, now());
      if (!isGood || !store.remove(proof.id)) throw new ProblemError('link-expired');
      return proof.account;
    },

    /** Makes all codes and links of an account useless. */
    revoke: (account: string) => store.removeAll(account),
  };
}

/** Functions of codes and links. */
export type Proofs = ReturnType<typeof createProofs>;

/** Returns six random digits; numbers at the end of the range are drawn again, so that all are equally likely. */
function randomDigits(random: Random): string {
  for (;;) {
    const number = new DataView(new Uint8Array(random(4)).buffer).getUint32(0);
    if (number < 4_294_000_000) return String(number % 1_000_000).padStart(6, '0');
  }
}

/**
 * Creates the hash functions: HMAC-SHA-256 with a key that the database does not contain. A plain hash of six
 * digits could be reversed by trying all million of them.
 * @param secret Signing key of the API, from which another key is derived (HKDF, RFC 5869).
 */
export function createProofHashes(secret: Uint8Array) {
  const key = deriveKey(secret);
  // If the secret is invalid, the first hash fails.
  key.catch(() => {});
  const hash = async (text: string) => {
    const bytes = await crypto.subtle.sign('HMAC', await key, new TextEncoder().encode(text));
    return base64url.encode(new Uint8Array(bytes));
  };
  return {
    /** Returns the hash of a token, which is its id in the store. */
    ofToken: (token: string) => hash(`token\n${token}`),
    /** Returns the hash of a code, which is different for each purpose and account. */
    ofCode: (purpose: Purpose, account: string, code: string) =>
      hash(`code\n${purpose}\n${account}\n${code}`),
  };
}

/** Hashes of codes and of the tokens in links. */
export type ProofHashes = ReturnType<typeof createProofHashes>;

async function deriveKey(secret: Uint8Array): Promise<CryptoKey> {
  const source = await crypto.subtle.importKey('raw', new Uint8Array(secret), 'HKDF', false, [
    'deriveKey',
  ]);
  const info = new TextEncoder().encode('tessera-demo-api codes and links');
  const how = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(32), info };
  return crypto.subtle.deriveKey(how, source, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
}
