import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { ProtocolResponse } from '../auth-server/protocol.ts';
import type * as entry from './entry.ts';

/** Entry module of the page. */
type Entry = typeof entry;

const root = fileURLToPath(new URL('../../..', import.meta.url));
const usualInput: { [Name in keyof { entry: Entry }]: string } = {
  entry: fileURLToPath(new URL('entry.ts', import.meta.url)),
};

/**
 * Policy of a strict site: nothing inline, no strings evaluated as code. It may call other loopback servers, so that
 * the policy does not hide a token that leaks.
 */
const policy =
  "default-src 'none'; script-src 'self'; connect-src 'self' http://127.0.0.1:*; require-trusted-types-for 'script'; trusted-types 'none'";

/**
 * Bundles the sign-in page and returns a server's response for a path of it.
 * @param input Entry module of another page.
 * @param paths Paths at which the page is shown.
 */
export async function buildPage(
  input: Readonly<Record<string, string>> = usualInput,
  paths: readonly string[] = ['/'],
): Promise<(path: string) => ProtocolResponse | undefined> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input, output: { entryFileNames: 'page.js' } },
    },
  });
  if (Array.isArray(result) || !('output' in result)) throw new Error('One output was expected.');
  const chunks = result.output.filter((file) => file.type === 'chunk');
  const scripts = new Map(chunks.map(({ fileName, code }) => [`/${fileName}`, code]));
  const response = (type: string, body: string): ProtocolResponse => ({
    status: 200,
    headers: { 'content-type': `${type}; charset=utf-8`, 'content-security-policy': policy },
    body,
  });
  return (path) => {
    const { pathname } = new URL(path, 'http://127.0.0.1');
    const script = scripts.get(pathname);
    if (script !== undefined) return response('text/javascript', script);
    if (pathname === '/favicon.ico') return response('image/x-icon', '');
    if (pathname === '/empty') return response('text/html', '<!doctype html><title>Empty</title>');
    return paths.includes(pathname) ? response('text/html', document) : undefined;
  };
}

const document = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Sign-in</title><script type="module" src="/page.js"></script></head>
<body></body>
</html>`;
