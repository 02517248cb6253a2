import type { Quota } from '../routes/limits.ts';
import type { Purpose } from '../store/account-stores.ts';
import { normalizeText } from '../store/fields.ts';
import type { Proofs } from './proofs.ts';

/** Pages of the app that messages link to; a token is in the fragment, which browsers send to no server. */
export const accountPages = {
  login: '/login',
  recover: '/recover',
  reset: '/reset-password',
  link: '/sign-in-link',
} as const;

/** Code and token of a message. */
interface Secrets {
  code?: string;
  token?: string;
}

/** Text of a message. */
interface MessageText {
  subject: string;
  text: string;
  /** Path and fragment of the link. */
  link?: string;
}

const ignore = 'If you did not request this, you can ignore this message: nothing has changed.';
const unexpected = `If this was not you, reset your password: ${accountPages.recover}`;

/** Texts of the messages. None contains anything that a stranger could have typed, such as a name. */
export const messageTexts = {
  'sign-up-code': ({ code }: Secrets) => ({
    subject: 'Your code to create an account',
    text: `Your code is ${code}. It is valid for 10 minutes and can be used once.\n\n${ignore}`,
  }),
  'sign-up-known': () => ({
    subject: 'You already have an account',
    text: `This address was entered to create an account, but it already has one. Sign in, or reset your password if you forgot it.\n\n${ignore}`,
    link: accountPages.login,
  }),
  'sign-in-code': ({ code }: Secrets) => ({
    subject: 'Your code to sign in',
    text: `Your code is ${code}. It is valid for 10 minutes and can be used once.\n\nIf you are not signing in, someone else knows your password. Reset it: ${accountPages.recover}`,
  }),
  'sign-in-link': ({ token }: Secrets) => ({
    subject: 'Your link to sign in',
    text: `Open this link to sign in. It is valid for 10 minutes and can be used once.\n\n${ignore}`,
    link: `${accountPages.link}#token=${token}`,
  }),
  'sign-in-two-steps': () => ({
    subject: 'Sign in with your password',
    text: `Your account uses two-step sign-in, so a link is not enough. Sign in with your password and a code.\n\n${ignore}`,
    link: accountPages.login,
  }),
  reset: ({ code, token }: Secrets) => ({
    subject: 'Reset your password',
    text: `Open this link, or enter the code ${code}, to choose a new password. They are valid for 30 minutes and can be used once.\n\n${ignore}`,
    link: `${accountPages.reset}#token=${token}`,
  }),
  'password-changed': () => ({
    subject: 'Your password was changed',
    text: `Your password was changed, and other devices were signed out.\n\n${unexpected}`,
  }),
  'two-steps-on': () => ({
    subject: 'Two-step sign-in is on',
    text: `Signing in with your password now also requires a code by email.\n\n${unexpected}`,
  }),
  'two-steps-off': () => ({
    subject: 'Two-step sign-in is off',
    text: `Signing in now requires only your password.\n\n${unexpected}`,
  }),
  'passkey-added': () => ({
    subject: 'A passkey was added',
    text: `You can now sign in to your account with a passkey.\n\n${unexpected}`,
  }),
} satisfies Record<string, (secrets: Secrets) => MessageText>;

/** Kind of a message. */
export type MessageKind = keyof typeof messageTexts;

/** Message to a user. */
export interface Message {
  id: string;
  kind: MessageKind;
  to: string;
  subject: string;
  text: string;
  /** Code, which is also in the text, or null. */
  code: string | null;
  /** Path of the app, or a URL if its origin is known; null without a link. */
  link: string | null;
  sentAt: string;
}

/** Function that sends a message of a kind to an address. */
export type SendMessage = (to: string, kind: MessageKind, secrets?: Secrets) => void;

/**
 * Creates a function that writes and sends messages.
 * @param origin Origin of the app; without one, links are paths. A request cannot change it.
 */
export function createSendMessage(
  deliver: (message: Message) => void,
  origin: string = '',
  newId: () => string,
  timestamp: () => string,
): SendMessage {
  return (to, kind, secrets = {}) => {
    const { subject, text, link }: MessageText = messageTexts[kind](secrets);
    deliver({
      id: newId(),
      kind,
      to,
      subject,
      text,
      code: secrets.code !== undefined && text.includes(secrets.code) ? secrets.code : null,
      link: link === undefined ? null : origin + link,
      sentAt: timestamp(),
    });
  };
}

/** Request for a code or a link. */
export interface MessageRequest {
  /** What the code or the link can be used for. */
  purpose: Purpose;
  /** Address that was entered. */
  email: string;
  /** Network address of the client. */
  client: string;
  /** Address of the account and kind of the message; null sends nothing. */
  message: { to: string; kind: MessageKind } | null;
  /** Whether the code and the link work. */
  isGood: boolean;
}

/** Function that handles a request; returns the seconds until the next one. */
export type RequestMessage = (request: MessageRequest) => Promise<{ resendAfter: number }>;

/**
 * Creates a function that sends a code or a link, unless it just did. For an account that does not
 * exist, it does the same work, counts the same and returns the same, so that nothing reveals whether it exists.
 */
export function createRequestMessage(
  proofs: Proofs,
  messageQuota: Quota,
  send: SendMessage,
  now: () => number,
  resendSeconds: number,
): RequestMessage {
  return async ({ purpose, email, client, message, isGood }) => {
    const account = normalizeText(email);
    const earlier = proofs.latest(purpose, account);
    const wait = earlier ? earlier.createdAt + resendSeconds - now() : 0;
    if (wait > 0) return { resendAfter: Math.min(wait, resendSeconds) };
    messageQuota.take({ account: `${purpose} ${account}`, client });
    const secrets = await proofs.issue(purpose, account, isGood);
    if (message) send(message.to, message.kind, secrets);
    return { resendAfter: resendSeconds };
  };
}
