import { Hono } from 'hono';
import { ProblemError } from '../problem.ts';
import { queryOf, type ApiEnv } from '../routes/route-parts.ts';
import { mailboxQuerySchema } from './account-schemas.ts';
import type { Message } from './messages.ts';

/**
 * Creates the route of the mailbox.
 * @param mailbox The mailbox; null outside a demonstration, so that codes and links are shown to
 * nobody.
 */
export function mailboxRoutes(mailbox: Mailbox | null) {
  return new Hono<ApiEnv>().get('/', queryOf(mailboxQuerySchema), (c) => {
    if (!mailbox) throw new ProblemError('not-found');
    c.header('Cache-Control', 'no-store');
    return c.json({ messages: mailbox.list(c.req.valid('query').to) });
  });
}

/** Number of messages that are kept. */
const mostMessages = 200;

/** Mailbox for development: messages are shown instead of being sent. */
type Mailbox = ReturnType<typeof createMailbox>;

/**
 * Creates a mailbox in memory. Messages contain codes and links, which the store has only as hashes, so they
 * are written nowhere else.
 */
export function createMailbox() {
  let messages: Message[] = [];
  return {
    add: (message: Message): void => {
      messages = [message, ...messages].slice(0, mostMessages);
    },
    /** Returns the messages, latest first; if an address is given, only those to it. */
    list: (to?: string): Message[] =>
      messages.filter((message) => !to || message.to.toLowerCase() === to.toLowerCase()),
  };
}
