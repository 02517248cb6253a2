import { base64url } from 'jose';
import type { Random } from '../../store/password.ts';
import { isCurrent, type ProofStore } from '../../store/proof.ts';
import type { ProofHashes } from '../accounts/proof-hashes.ts';

/** Seconds in which a device must answer. */
const challengeSeconds = 300;

/** Purpose of a challenge. */
type PasskeyPurpose = 'passkey-register' | 'passkey-sign-in';

/** Dependencies of the challenges. */
export interface ChallengeParts {
  /** Store. */
  store: ProofStore;
  /** Hash functions. */
  hashes: ProofHashes;
  /** Random source. */
  random: Random;
  /** Returns the time in seconds since 1970. */
  now: () => number;
}

/** Creates functions that issue and take the challenges of passkeys, each of which can be used once. */
export function createChallenges({ store, hashes, random, now }: ChallengeParts) {
  return {
    /**
     * Issues a challenge of 256 bits.
     * @param account Id of the user; empty for a sign-in.
     * @param label Name of the passkey.
     */
    issue: async (purpose: PasskeyPurpose, account = '', label = ''): Promise<Uint8Array> => {
      const challenge = random(32);
      const id = await hashes.ofToken(base64url.encode(challenge));
      const createdAt = now();
      store.tidy(createdAt);
      const expiresAt = createdAt + challengeSeconds;
      const rest = { codeHash: null, guesses: 0, createdAt, expiresAt, label };
      store.insert({ id, purpose, account, ...rest });
      return challenge;
    },

    /** Uses up a challenge; returns the name of the passkey, or null if it was not issued for this. */
    take: async (purpose: PasskeyPurpose, account: string, challenge: string) => {
      const proof = store.get(await hashes.ofToken(challenge));
      const isMeant = proof?.purpose === purpose && proof.account === account;
      if (!isMeant || !store.remove(proof.id) || !isCurrent(proof, now())) return null;
      return proof.label;
    },
  };
}

/** Functions of the challenges. */
export type Challenges = ReturnType<typeof createChallenges>;
