import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { buildRegistry } from '../../src/registry/build-registry.ts';
import { readSources } from '../../src/registry/read-sources.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

function build(): Promise<Map<string, string>> {
  return buildRegistry(readSources(root), { home: process.env['TESSERA_REGISTRY'] });
}

async function answer(path: string): Promise<[status: number, text: string]> {
  try {
    const text = (await build()).get(path);
    return text === undefined ? [404, `The registry has no ${path}.`] : [200, text];
  } catch (error) {
    return [500, String(error)];
  }
}

/**
 * Serves the registry below `r/`: rebuilt for each request in development, so that it is never outdated, and
 * emitted by the build. The variable `TESSERA_REGISTRY` sets its public URL, such as `https://example.com/r`.
 */
export function publishRegistry(): Plugin {
  return {
    name: 'tessera:registry',
    configureServer({ middlewares }) {
      middlewares.use('/r/', (request, response) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        void answer(decodeURIComponent(pathname.slice(1))).then(([status, text]) => {
          const type =
            status === 200 && pathname.endsWith('.json') ? 'application/json' : 'text/plain';
          response.writeHead(status, { 'content-type': `${type}; charset=utf-8` }).end(text);
        });
      });
    },
    async generateBundle() {
      for (const [path, source] of await build()) {
        this.emitFile({ type: 'asset', fileName: `r/${path}`, source });
      }
    },
  };
}
