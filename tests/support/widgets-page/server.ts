import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { buildPages } from './build-pages.ts';

// Serves every widget as a strict site would: rendered here, in the time zone of this process, and hydrated in the
// browser under a policy without inline code. `tests/playwright.config.ts` starts it.
const port = Number(process.argv[2] ?? 7600);
const pages = await buildPages(
  fileURLToPath(new URL('../../../node_modules/.cache/tessera/widgets-page', import.meta.url)),
);
const types: Record<string, string> = { js: 'text/javascript', css: 'text/css' };

/** Policy of a page; the trusted one also requires Trusted Types and allows only the page's own policies. */
function policyOf(kind: string | null, name: string): string {
  if (kind !== 'trusted') return "default-src 'self'";
  const allowed = pages.trustedTypesOf(name).join(' ') || "'none'";
  return `default-src 'self'; require-trusted-types-for 'script'; trusted-types ${allowed}`;
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://127.0.0.1');
  const name = decodeURIComponent(url.pathname.slice(1));
  const headers = {
    'content-security-policy': policyOf(url.searchParams.get('policy'), name),
  };
  const send = (type: string, body: string | Buffer, status = 200) =>
    response.writeHead(status, { ...headers, 'content-type': `${type}; charset=utf-8` }).end(body);
  const asset = /^\/((?:assets\/)?[\w.-]+)\.(js|css)$/.exec(url.pathname);
  if (asset) {
    const body = await readFile(`${pages.clientFolder}/${asset[1]}.${asset[2]}`);
    // A test opens dozens of pages: their common script is fetched and compiled once.
    response.setHeader('cache-control', 'max-age=3600, immutable');
    return void send(types[asset[2] ?? ''] ?? 'text/plain', body);
  }
  if (url.pathname === '/favicon.ico') return void send('image/x-icon', '');
  if (url.pathname === '/pages.json') {
    return void send('application/json', JSON.stringify(pages.listed));
  }
  if (url.pathname === '/submit') {
    const entries = [...new URLSearchParams(await text(request))];
    return void send('application/json', JSON.stringify(entries));
  }
  const locale = url.searchParams.get('locale') ?? 'en';
  const markup = pages.render(name, locale);
  if (markup === undefined) return void send('text/plain', `There is no page "${name}".`, 404);
  send('text/html', documentOf(name, locale, markup));
}

function documentOf(name: string, locale: string, markup: string): string {
  const direction = new Intl.Locale(locale).language === 'ar' ? 'rtl' : 'ltr';
  return `<!doctype html>
<html lang="${locale}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${name}</title>
<link rel="stylesheet" href="/client.css">
<script type="module" src="/client.js"></script>
</head>
<body><main id="root" data-page="${name}">${markup}</main></body>
</html>`;
}

// A connection is never closed while it is idle: Playwright's requests do not survive that.
createServer({ keepAliveTimeout: 0 }, (request, response) => {
  answer(request, response).catch((error: unknown) => {
    console.error(error);
    response.writeHead(500, { 'content-type': 'text/plain' }).end(String(error));
  });
}).listen(port, '127.0.0.1', () => console.log(`The widgets' pages are on port ${port}.`));
