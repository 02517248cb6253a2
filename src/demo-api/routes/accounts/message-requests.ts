import { normalizeText } from '../../store/normalize-text.ts';
import type { Purpose } from '../../store/proof.ts';
import type { MessageKind, SendMessage } from './messages.ts';
import type { Proofs } from './proofs.ts';
import type { Quota } from './quota.ts';

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

/** Dependencies of the requests. */
export interface RequestParts {
  /** Codes and links. */
  proofs: Proofs;
  /** Counter of messages. */
  messageQuota: Quota;
  /** Sends a message. */
  send: SendMessage;
  /** Returns the time in seconds since 1970. */
  now: () => number;
  /** Seconds until another message can be requested. */
  resendSeconds: number;
}

/** Function that handles a request; returns the seconds until the next one. */
export type RequestMessage = (request: MessageRequest) => Promise<{ resendAfter: number }>;

/**
 * Creates a function that sends a code or a link, unless it just did. For an account that does not
 * exist, it does the same work, counts the same and returns the same, so that nothing reveals whether it exists.
 */
export function createRequestMessage(parts: RequestParts): RequestMessage {
  const { proofs, messageQuota, send, now, resendSeconds } = parts;
  return async ({ purpose, email, client, message, isGood }) => {
    const account = normalizeText(email);
    const earlier = proofs.latest(purpose, account);
    const wait = earlier ? earlier.createdAt + resendSeconds - now() : 0;
    if (wait > 0) return { resendAfter: Math.min(wait, resendSeconds) };
    const counted = { account: `${purpose} ${account}`, client };
    messageQuota.check(counted);
    messageQuota.count(counted);
    const secrets = await proofs.issue(purpose, account, isGood);
    if (message) send(message.to, message.kind, secrets);
    return { resendAfter: resendSeconds };
  };
}
