import { Hono } from 'hono';
import { ProblemError } from '../../problem.ts';
import { describe, queryOf, type ApiEnv, type RouteDoc } from '../route-parts.ts';
import { mailboxQuerySchema, mailboxSchema } from './account-schemas.ts';
import { mailboxPage } from './mailbox-page.ts';
import type { Mailbox } from './mailbox.ts';

const docs = {
  list: {
    summary: 'List the messages that would have been sent, latest first; only on a demo server',
    answers: { 200: { description: 'Messages.', schema: mailboxSchema } },
    problems: ['not-found'],
  },
  page: {
    summary: 'Show the messages as an HTML page',
    answers: { 200: { description: 'The page.', type: 'text/html' } },
    problems: ['not-found'],
  },
} satisfies Record<string, RouteDoc>;

/**
 * Creates the routes of the mailbox.
 * @param mailbox The mailbox; null outside a demonstration, so that codes and links are shown to
 * nobody.
 */
export function mailboxRoutes(mailbox: Mailbox | null) {
  const shown = () => {
    if (!mailbox) throw new ProblemError('not-found');
    return mailbox;
  };

  return new Hono<ApiEnv>()
    .get('/', describe(docs.list), queryOf(mailboxQuerySchema), (c) => {
      c.header('Cache-Control', 'no-store');
      return c.json({ messages: shown().list(c.req.valid('query').to) });
    })
    .get('/page', describe(docs.page), queryOf(mailboxQuerySchema), (c) => {
      const messages = shown().list(c.req.valid('query').to);
      c.header('Cache-Control', 'no-store');
      return c.html(mailboxPage(messages));
    });
}
