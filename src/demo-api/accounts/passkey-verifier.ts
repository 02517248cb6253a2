import { base64url } from 'jose';
import { ProblemError } from '../problem.ts';
import type { PasskeyPlace } from '../routes/route-parts.ts';
import { isCurrent, type Passkey } from '../store/account-stores.ts';
import type { StoredUser } from '../store/user.ts';
import type { Assertion, Registration } from './account-schemas.ts';
import type { Basics, ProofHashes } from './proofs.ts';

/** Passkey that a device created. */
export type NewPasskey = Pick<Passkey, 'id' | 'publicKey' | 'counter' | 'transports' | 'synced'>;

/** Takes a challenge; returns whether it was issued for this purpose and not used before. */
export type TakeChallenge = (challenge: string) => Promise<boolean>;

// Loaded with the first passkey: the stories and most tests need none.
const library = () => import('@simplewebauthn/server');

/** Signatures that devices have today: Ed25519, ES256 and RS256 (COSE). The same in Node.js and in browsers. */
const algorithms = [-8, -7, -257];

/** Returns the options with which a browser creates a passkey of a user. */
export async function registrationOptions(
  { rpId }: PasskeyPlace,
  user: StoredUser,
  existing: readonly Passkey[],
  challenge: Uint8Array,
) {
  const { generateRegistrationOptions } = await library();
  return generateRegistrationOptions({
    rpName: 'Trips',
    rpID: rpId,
    userID: new TextEncoder().encode(user.id),
    userName: user.email,
    userDisplayName: user.name,
    challenge: new Uint8Array(challenge),
    timeout: 300_000,
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: existing.map(({ id, transports }) => ({
      id,
      transports: [...transports],
    })),
    // Found without an email address, and with the user's finger, face or PIN: two factors in one.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

/** Returns the options with which a browser signs in. They name no account, and so reveal none. */
export async function signInOptions({ rpId }: PasskeyPlace, challenge: Uint8Array) {
  const { generateAuthenticationOptions } = await library();
  return generateAuthenticationOptions({
    rpID: rpId,
    challenge: new Uint8Array(challenge),
    timeout: 300_000,
    userVerification: 'required',
  });
}

/** Returns the passkey of a verified response. @throws ProblemError if it is not accepted. */
export async function verifyRegistration(
  place: PasskeyPlace,
  json: Registration,
  take: TakeChallenge,
): Promise<NewPasskey> {
  const { verifyRegistrationResponse } = await library();
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: { ...json, clientExtensionResults: {} },
    expectedChallenge: take,
    expectedOrigin: place.origin,
    expectedRPID: place.rpId,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch(refuse);
  if (!verified) throw new ProblemError('passkey-rejected');
  const { credential, credentialBackedUp } = registrationInfo;
  return {
    id: credential.id,
    publicKey: base64url.encode(credential.publicKey),
    counter: credential.counter,
    transports: credential.transports ?? [],
    synced: credentialBackedUp,
  };
}

/** Returns the new counter of a verified sign-in. @throws ProblemError if it is not accepted. */
export async function verifySignIn(
  place: PasskeyPlace,
  json: Assertion,
  passkey: Passkey,
  take: TakeChallenge,
): Promise<number> {
  const { verifyAuthenticationResponse } = await library();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...json, clientExtensionResults: {} },
    expectedChallenge: take,
    expectedOrigin: place.origin,
    expectedRPID: place.rpId,
    credential: {
      id: passkey.id,
      publicKey: new Uint8Array(base64url.decode(passkey.publicKey)),
      counter: passkey.counter,
    },
    requireUserVerification: true,
  }).catch(refuse);
  if (!verified) throw new ProblemError('passkey-rejected');
  return authenticationInfo.newCounter;
}

/** Whether the account that a device names, if any, is that of the passkey. */
export function isHandleOf(userId: string, { response: { userHandle } }: Assertion): boolean {
  return !userHandle || userHandle === base64url.encode(userId);
}

// The library explains why in an error, which is not for the client.
function refuse(): never {
  throw new ProblemError('passkey-rejected');
}

/** Seconds in which a device must answer. */
const challengeSeconds = 300;

/** Purpose of a challenge. */
type PasskeyPurpose = 'passkey-register' | 'passkey-sign-in';

/** Creates functions that issue and take the challenges of passkeys, each of which can be used once. */
export function createChallenges(
  { store: { proofs: store }, random, now }: Basics,
  hashes: ProofHashes,
) {
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
