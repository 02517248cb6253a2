import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { secureHeaders } from 'hono/secure-headers';

/** Headers of every response of the built app, which restrict what a page may load and do. */
const pageHeaders = secureHeaders({
  contentSecurityPolicy: {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'"],
    fontSrc: ["'self'"],
    // Notes of a trip may show images of other sites after the user allows them.
    imgSrc: ["'self'", 'data:', 'blob:', 'https:'],
    connectSrc: ["'self'"],
    formAction: ["'self'"],
    baseUri: ["'none'"],
    frameAncestors: ["'none'"],
    requireTrustedTypesFor: ["'script'"],
    // Policies of the widgets.
    trustedTypes: ['tessera-sanitized-html'],
  },
  permissionsPolicy: { camera: [], geolocation: [], microphone: [] },
  referrerPolicy: 'strict-origin-when-cross-origin',
  // Left to the server that provides TLS.
  strictTransportSecurity: false,
});

/**
 * Returns the site of a built app. Files with a hash in their name are cached forever; every other path without a file is a
 * screen, which the router resolves.
 */
export function staticSite(folder: string): Hono {
  const file = serveStatic({ root: folder, precompressed: true });
  const page = serveStatic({ path: join(folder, 'index.html'), precompressed: true });
  const isHashed = (path: string) => path.startsWith('/assets/');
  return new Hono()
    .use(pageHeaders, etag({ weak: true }))
    .use(async (c, next) => {
      if (!/^(?:GET|HEAD)$/.test(c.req.method)) return c.body(null, 405, { Allow: 'GET, HEAD' });
      await next();
      if (!c.res.ok) return undefined;
      c.header('Vary', 'Accept-Encoding');
      const lifetime = 'public, max-age=31536000, immutable';
      c.header('Cache-Control', isHashed(c.req.path) ? lifetime : 'no-cache');
      return undefined;
    })
    .use(file)
    .use((c, next) => (isHashed(c.req.path) || extname(c.req.path) ? next() : page(c, next)))
    .notFound((c) => c.text('Not found', 404));
}

/** Writes compressed files beside those of a built app. At its best quality, Brotli takes twice as long for 2% less. */
export async function compressSite(folder: string): Promise<void> {
  const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } };
  for (const path of globSync('**/*.{html,js,css,svg}', { cwd: folder })) {
    const place = join(folder, path);
    const text = await readFile(place);
    await writeFile(`${place}.br`, await promisify(brotliCompress)(text, brotli));
    await writeFile(`${place}.gz`, await promisify(gzip)(text, { level: 9 }));
  }
}
