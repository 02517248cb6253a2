import { html, raw } from 'hono/html';
import type { Message } from './messages.ts';

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
