import type { Plugin } from 'vite';

/** Files that the Storybook serves. */
export interface PublishedFiles {
  /** Name for Vite. */
  name: string;
  /** Whether a path below the Storybook, such as `r/rating.json`, is one of the files. */
  owns: (path: string) => boolean;
  /**
   * Builds the files by path below the Storybook.
   * @param home URL of the Storybook, if known: in development.
   * @param path The one file that is requested; without it, all are.
   */
  build: (home?: string, path?: string) => Promise<ReadonlyMap<string, string | Buffer>>;
}

const types: Readonly<Record<string, string>> = {
  css: 'text/css',
  json: 'application/json',
  md: 'text/markdown',
  tgz: 'application/gzip',
};

async function answer(
  { build }: PublishedFiles,
  path: string,
  home: string,
): Promise<[status: number, type: string, content: string | Buffer]> {
  try {
    const file = (await build(home, path)).get(path);
    if (file === undefined) return [404, 'text/plain', `There is no ${path}.`];
    return [200, types[path.split('.').at(-1) ?? ''] ?? 'text/plain', file];
  } catch (error) {
    return [500, 'text/plain', String(error)];
  }
}

/**
 * Serves files: rebuilt for each request in development, so that they are never outdated, and emitted by
 * the build.
 */
export function publishFiles(files: PublishedFiles): Plugin {
  return {
    name: `tessera:${files.name}`,
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        const path = decodeURIComponent(pathname.slice(1));
        if (!files.owns(path)) return next();
        const home = `http://${request.headers.host ?? 'localhost'}`;
        void answer(files, path, home).then(([status, type, content]) =>
          response.writeHead(status, { 'content-type': `${type}; charset=utf-8` }).end(content),
        );
      });
    },
    async generateBundle() {
      for (const [fileName, source] of await files.build()) {
        this.emitFile({ type: 'asset', fileName, source });
      }
    },
  };
}
