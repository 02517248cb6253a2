import type { Context } from 'hono';
import { base64url } from 'jose';
import { createMailbox } from './accounts/mailbox.ts';
import { createRequestMessage, createSendMessage, type Message } from './accounts/messages.ts';
import { createChallenges } from './accounts/passkey-verifier.ts';
import { createProofHashes, createProofs } from './accounts/proofs.ts';
import { createAuthenticate, createSecondStep } from './accounts/sign-in.ts';
import { createLimitLogin, createQuota, defaultLimits, type Limits } from './routes/limits.ts';
import { isLocalOrigin, passkeyPlace } from './routes/route-parts.ts';
import {
  createSessions,
  createTokens,
  lifetimes,
  type Device,
  type Lifetimes,
} from './routes/sessions.ts';
import { normalizeText } from './store/fields.ts';
import type { Store } from './store/store.ts';
import { hashPassword, passwordRounds, type Random, type StoredUser } from './store/user.ts';

/** Options of the API. */
export interface ApiOptions {
  store: Store;
  /** Secret for signing tokens and hashing codes, 32 bytes. */
  key: Uint8Array;
  /**
   * Returns the time in milliseconds since 1970.
   * @default Date.now
   */
  clock?: () => number;
  /**
   * Random source for ids and salts.
   * @default crypto.getRandomValues
   */
  random?: Random;
  /**
   * Lifetimes in seconds. Default: 1800 for access tokens, 30 days for refresh tokens and 30 for a repeated
   * refresh.
   */
  lifetimes?: Partial<Lifetimes>;
  /** Limits of failed sign-ins, messages, codes and passkeys. */
  limits?: Partial<Limits>;
  /**
   * Seconds until another code or link can be requested.
   * @default 30
   */
  resendSeconds?: number;
  /**
   * Origin of the app, such as `https://trips.example.com`, for links in messages and for passkeys. By
   * default, links are paths, and passkeys work on localhost.
   */
  origin?: string;
  /** Origin of the pages that use passkeys. Default: `origin`. */
  passkeyOrigin?: string;
  /** Called with each message to a user; a demonstration also shows it in the mailbox. */
  onMessage?: (message: Message) => void;
  /**
   * Rounds of the password hash.
   * @default 600000
   */
  rounds?: number;
  /**
   * Maximum number of trips per user.
   * @default 5000
   */
  mostTrips?: number;
  /**
   * Returns browser and network address of the client, from the request and the environment of the server. By
   * default, the browser is that of the request, and all clients have the same address.
   */
  deviceOf?: (request: Request, env: unknown) => Partial<Device>;
  /**
   * Account that the sign-in page shows; none by default. It makes the API a demonstration, whose mailbox
   * shows the messages to all users; ignored if `origin` is public.
   */
  demo?: { email: string; password: string };
  /** Called when a request fails because of an error of the server. */
  onError?: (error: unknown, requestId: string) => void;
}

/** What the routes stand on. */
export type Services = ReturnType<typeof createServices>;

/** Creates what the routes stand on, each part from those before it. */
export function createServices(options: ApiOptions) {
  const { store, key, clock = Date.now, random = randomBytes, rounds = passwordRounds } = options;
  const { origin, passkeyOrigin = origin, resendSeconds = 30, mostTrips = 5000 } = options;
  const now = () => Math.floor(clock() / 1000);
  const timestamp = () => new Date(clock()).toISOString();
  const newId = () => base64url.encode(random(12));
  const basics = { store, random, now };
  const limits = { ...defaultLimits, ...options.limits };
  const quota = (name: keyof typeof limits) => createQuota(name, store.attempts, limits[name], now);
  const challengeQuota = quota('challenges');
  const tokens = createTokens(key);
  const hashes = createProofHashes(key);
  const proofs = createProofs(basics, hashes, quota('wrongCodes'));
  // The mailbox contains the codes of all users, so a public server does not show it.
  const demo = isLocalOrigin(origin) ? options.demo : undefined;
  const mailbox = demo ? createMailbox() : null;
  const deliver = (message: Message) => {
    mailbox?.add(message);
    options.onMessage?.(message);
  };
  const send = createSendMessage(deliver, origin, newId, timestamp);
  const requestMessage = createRequestMessage(proofs, quota('messages'), send, now, resendSeconds);
  const limitLogin = createLimitLogin(store.attempts, limits.logins, now);
  const hash = (password: string) => hashPassword(password, random, rounds);

  /**
   * Sets a new password. Ends all sessions, except one that may be kept, and revokes all codes and
   * links of the account, so an intruder can no longer use any of them.
   */
  const changePassword = async (
    user: StoredUser,
    password: string,
    { address, keptSessionId }: { address: string; keptSessionId?: string },
  ): Promise<void> => {
    const passwordHash = await hash(password);
    store.transaction(() => {
      store.users.setPasswordHash(user.id, passwordHash);
      store.sessions.removeAll(user.id, keptSessionId);
      proofs.revoke(normalizeText(user.email));
    });
    limitLogin.forgive(user.email, address);
    send(user.email, 'password-changed');
  };

  /** Returns the client of a request. */
  const deviceOf = (c: Context): Device => {
    const said = c.req.header('User-Agent') ?? '';
    const { userAgent = said, address = '' } = options.deviceOf?.(c.req.raw, c.env) ?? {};
    return { userAgent: userAgent.slice(0, 300), address };
  };

  return {
    ...basics,
    timestamp,
    newId,
    mostTrips,
    /** Public account of the demonstration, if any. */
    demo,
    /** Mailbox; null outside a demonstration. */
    mailbox,
    sessions: createSessions(basics, tokens, { ...lifetimes, ...options.lifetimes }),
    proofs,
    /** Handles a request for a code or a link. */
    requestMessage,
    /** Sends a message that was not requested. */
    send,
    /** Runs a sign-in unless too many have failed. */
    limitLogin,
    /** Returns the user with an email address and a password, or null. */
    authenticate: createAuthenticate(store.users, random, rounds),
    hash,
    changePassword,
    deviceOf,
    secondStep: createSecondStep(store.users, tokens, proofs, requestMessage, now),
    challenges: createChallenges(basics, hashes),
    /** Counts a request for a challenge. @throws ProblemError if a client makes too many. */
    countChallenge: (c: Context) =>
      challengeQuota.take({ account: '', client: deviceOf(c).address }),
    /** Returns where a request uses passkeys. @throws ProblemError if it cannot. */
    placeOf: (request: Request) => passkeyPlace(passkeyOrigin, request),
  };
}

function randomBytes(size: number): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(size));
}
