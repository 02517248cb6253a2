import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { serveFolder, type StaticServer } from '../support/static-server.ts';

const ownFiles = "default-src 'self'";

/**
 * Strict policy of a page: only the site's own files, and the inline scripts of the page, each by its hash.
 * Frameworks that render at build time put their data there.
 */
function policyOf(html: string): string {
  const scripts = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)];
  const hashes = scripts.map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
  if (hashes.length === 0) return ownFiles;
  return `${ownFiles}; script-src 'self' ${[...new Set(hashes)].join(' ')}`;
}

/** Serves the site that Vite has built for a host under the strictest policy for a page with only its own files. */
export function serveBuilt(host: string): Promise<StaticServer> {
  return serveFolder(join(host, 'dist'), () => ownFiles);
}

/** Serves the built site in `folder` under a strict policy; its pages may contain inline scripts of the framework. */
export function serveSite(folder: string): Promise<StaticServer> {
  return serveFolder(folder, policyOf);
}
