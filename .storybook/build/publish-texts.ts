import type { Plugin } from 'vite';

/** Text files that the Storybook serves. */
export interface PublishedTexts {
  /** Name for Vite. */
  name: string;
  /** Whether a path below the Storybook, such as `r/rating.json`, is one of the files. */
  owns: (path: string) => boolean;
  /**
   * Builds the texts by path below the Storybook.
   * @param home URL of the Storybook, if known: in development.
   */
  build: (home?: string) => Promise<ReadonlyMap<string, string>>;
}

const types: Readonly<Record<string, string>> = {
  css: 'text/css',
  json: 'application/json',
  md: 'text/markdown',
};

async function answer(
  { build }: PublishedTexts,
  path: string,
  home: string,
): Promise<[status: number, type: string, text: string]> {
  try {
    const text = (await build(home)).get(path);
    if (text === undefined) return [404, 'text/plain', `There is no ${path}.`];
    return [200, types[path.split('.').at(-1) ?? ''] ?? 'text/plain', text];
  } catch (error) {
    return [500, 'text/plain', String(error)];
  }
}

/**
 * Serves text files: rebuilt for each request in development, so that they are never outdated, and emitted by
 * the build.
 */
export function publishTexts(texts: PublishedTexts): Plugin {
  return {
    name: `tessera:${texts.name}`,
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        const path = decodeURIComponent(pathname.slice(1));
        if (!texts.owns(path)) return next();
        const home = `http://${request.headers.host ?? 'localhost'}`;
        void answer(texts, path, home).then(([status, type, text]) =>
          response.writeHead(status, { 'content-type': `${type}; charset=utf-8` }).end(text),
        );
      });
    },
    async generateBundle() {
      for (const [fileName, source] of await texts.build()) {
        this.emitFile({ type: 'asset', fileName, source });
      }
    },
  };
}
