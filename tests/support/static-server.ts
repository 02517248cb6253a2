import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize, sep } from 'node:path';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
};

/** Server of a folder on the loopback address. */
export interface StaticServer {
  /** Address that ends in a slash, `http://127.0.0.1:41234/`. */
  url: string;
  /** Stops the server. */
  close(): Promise<void>;
}

/**
 * Serves the files below `folder` on a free port of 127.0.0.1; browsers may cache the responses.
 * @param policyOf Content-Security-Policy of a page by its markup. Default: none.
 */
export async function serveFolder(
  folder: string,
  policyOf?: (html: string) => string,
): Promise<StaticServer> {
  const root = normalize(folder + sep);
  const kept = new Map<string, Promise<Buffer>>();
  // A connection is never closed while it is idle: Playwright's requests do not survive that.
  const server = createServer({ keepAliveTimeout: 0 }, async (request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://127.0.0.1').pathname);
    const file = normalize(join(root, path.endsWith('/') ? `${path}index.html` : path));
    try {
      if (!file.startsWith(root)) throw new Error('outside of the folder');
      let content = kept.get(file);
      if (!content) kept.set(file, (content = readFile(file)));
      const body = await content;
      const type = types[extname(file)] ?? 'application/octet-stream';
      const policy = type.startsWith('text/html') && policyOf?.(body.toString());
      response.writeHead(200, {
        'content-type': type,
        'cache-control': 'max-age=3600, immutable',
        ...(policy && { 'content-security-policy': policy }),
      });
      response.end(body);
    } catch {
      kept.delete(file);
      response.writeHead(404).end();
    }
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
