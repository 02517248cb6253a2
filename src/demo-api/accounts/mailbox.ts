import { Hono } from 'hono';
import { html, raw } from 'hono/html';
import { ProblemError } from '../problem.ts';
import { describe, queryOf, type ApiEnv, type RouteDoc } from '../routes/route-parts.ts';
import { mailboxQuerySchema, mailboxSchema } from './account-schemas.ts';
import type { Message } from './messages.ts';

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

/** Mailbox for development: messages are shown instead of being sent. */
export interface Mailbox {
  /** Adds a message. */
  add: (message: Message) => void;
  /** Returns the messages, latest first; if an address is given, only those to it. */
  list: (to?: string) => Message[];
}

/** Number of messages that are kept. */
const mostMessages = 200;

/**
 * Creates a mailbox in memory. Messages contain codes and links, which the store has only as hashes, so they
 * are written nowhere else.
 */
export function createMailbox(): Mailbox {
  let messages: Message[] = [];
  return {
    add: (message) => {
      messages = [message, ...messages].slice(0, mostMessages);
    },
    list: (to) =>
      messages.filter((message) => !to || message.to.toLowerCase() === to.toLowerCase()),
  };
}

const style = `
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
  body { max-width: 44rem; margin: 2rem auto; padding: 0 1rem }
  article { border-top: 1px solid; padding-block: 1rem }
  h2 { font-size: 1.125rem; margin: 0 }
  p { margin-block: 0.5rem; white-space: pre-line; overflow-wrap: anywhere }
`;

// Keep this in one piece: one more space would change the hash.
const sheet = raw(`<style>${style}</style>`);

/** Returns the Content Security Policy of the page: its own style, no scripts, and links to follow. */
export async function mailboxPolicy(): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style));
  const hash = btoa(String.fromCharCode(...new Uint8Array(bytes)));
  return `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
}

/** Returns the page of the mailbox. Every text is escaped. */
export function mailboxPage(messages: readonly Message[]) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>Mailbox</title>
        ${sheet}
      </head>
      <body>
        <h1>Mailbox</h1>
        <p>Messages from this demo. No emails are sent.</p>
        ${messages.length === 0 ? html`<p>There are no messages.</p>` : messages.map(article)}
      </body>
    </html>`;
}

function article({ to, subject, text, link, sentAt }: Message) {
  return html`<article>
    <h2>${subject}</h2>
    <p>To ${to}, <time datetime="${sentAt}">${sentAt}</time></p>
    <p>${text}</p>
    ${link === null ? '' : html`<p><a href="${link}">${link}</a></p>`}
  </article>`;
}
