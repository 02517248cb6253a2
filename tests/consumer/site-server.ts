import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** Server of a built site on the loopback. */
export interface SiteServer {
  /** Address that ends in a slash. */
  url: string;
  /** Stops the server. */
  close: () => Promise<void>;
}

/**
 * Strict policy of a page: nothing but the site's own files, and the scripts that stand in the page itself, each by its
 * hash. Frameworks that draw at build time put their data there.
 */
function policyOf(html: string): string {
  const scripts = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)];
  const hashes = scripts.map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
  if (hashes.length === 0) return "default-src 'self'";
  return `default-src 'self'; script-src 'self' ${[...new Set(hashes)].join(' ')}`;
}

/** Serves the built site in `folder` under a strict policy. */
export async function serveSite(folder: string): Promise<SiteServer> {
  const server = createServer(async (request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://127.0.0.1').pathname);
    const file = join(folder, path.endsWith('/') ? `${path}index.html` : path);
    const body = await readFile(file).catch(() => undefined);
    const type = types[extname(file)] ?? 'application/octet-stream';
    const policy = type.startsWith('text/html') && policyOf(body?.toString() ?? '');
    response.writeHead(body === undefined ? 404 : 200, {
      'content-type': type,
      ...(policy && { 'content-security-policy': policy }),
    });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
