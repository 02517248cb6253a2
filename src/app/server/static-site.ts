import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Names of the widgets' Trusted Types policies. */
const trustedTypes = ['tessera-sanitized-html'];

const directives: Readonly<Record<string, string>> = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'font-src': "'self'",
  // Notes of a trip may show images of other sites after the user allows them.
  'img-src': "'self' data: blob: https:",
  'connect-src': "'self'",
  'form-action': "'self'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': trustedTypes.join(' '),
};

/** Headers of every response of the built app, which restrict what a page may load and do. */
const pageHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': Object.entries(directives)
    .map((directive) => directive.join(' '))
    .join('; '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
};

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
};
const compressible = /^(text\/|image\/svg)/;

/** Encodings, the smallest first. At its best quality, Brotli takes twice as long for 2% less. */
const encodings = {
  br: (text: Buffer) =>
    promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }),
  gzip: (text: Buffer) => promisify(gzip)(text, { level: 9 }),
};

/** File to send. */
interface SiteFile {
  type: string;
  tag: string;
  plain: Buffer;
  packed: ReadonlyArray<readonly [encoding: string, body: Buffer]>;
}

/**
 * Returns a request handler for the files of a built app. Files with a hash in their name are read and
 * compressed once.
 */
export function staticSite(folder: string) {
  const files = new Map<string, Promise<SiteFile | null>>();
  const fileAt = (path: string) => {
    let file = files.get(path);
    if (!file) {
      file = readSiteFile(folder, path);
      files.set(path, file);
      // Missing files are not cached: clients choose the names, so the cache would grow.
      void file.then((found) => found ?? files.delete(path));
    }
    return file;
  };
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = pathOf(request.url ?? '/');
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { ...pageHeaders, Allow: 'GET, HEAD' }).end();
      return;
    }
    const isHashed = path?.startsWith('/assets/') ?? false;
    // Every other URL without a file is a screen, which the router resolves.
    const isScreen = path !== null && !isHashed && extname(path) === '';
    const load = isHashed ? fileAt : (name: string) => readSiteFile(folder, name);
    const file = path === null ? null : await load(isScreen ? '/index.html' : path);
    if (!file) {
      response.writeHead(404, { ...pageHeaders, 'Content-Type': 'text/plain' }).end('Not found');
      return;
    }
    send(request, response, file, isHashed);
  };
}

function send(
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  { type, tag, plain, packed }: SiteFile,
  isHashed: boolean,
): void {
  const common = {
    ...pageHeaders,
    'Cache-Control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    ETag: tag,
    Vary: 'Accept-Encoding',
  };
  if (headers['if-none-match'] === tag) {
    response.writeHead(304, common).end();
    return;
  }
  const accepted = String(headers['accept-encoding'] ?? '').split(/\s*,\s*/);
  const [encoding, body = plain] = packed.find(([name]) => accepted.includes(name)) ?? [];
  response.writeHead(200, {
    ...common,
    'Content-Type': type,
    'Content-Length': body.length,
    ...(encoding && { 'Content-Encoding': encoding }),
  });
  response.end(method === 'HEAD' ? undefined : body);
}

function pathOf(url: string): string | null {
  try {
    const path = decodeURIComponent(new URL(url, 'http://localhost').pathname);
    return path.includes('\0') ? null : normalize(path);
  } catch {
    return null;
  }
}

async function readSiteFile(folder: string, path: string): Promise<SiteFile | null> {
  const type = types[extname(path)];
  if (!type) return null;
  const plain = await readFile(join(folder, path)).catch(() => null);
  if (!plain) return null;
  const packed = await Promise.all(
    Object.entries(compressible.test(type) ? encodings : {}).map(
      async ([name, pack]) => [name, await pack(plain)] as const,
    ),
  );
  const tag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 16)}"`;
  return { type, tag, plain, packed };
}
