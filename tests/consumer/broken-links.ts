import { SourceMap, type SourceMapPayload } from 'node:module';

/** References from a file of the package to a missing one. */
export interface BrokenLinks {
  /** Sentences, one for each broken link. */
  broken: string[];
  /** Number of followed links. */
  followed: number;
}

const imported = /(?:from |import\(|import )["']([.#][^"']+)["']/g;
const mapped = /^\/\/# sourceMappingURL=(.+)$/gm;

/** Follows every import inside the package, every reference to a map, and every source that a map names. */
export function followLinks(texts: ReadonlyMap<string, string>): BrokenLinks {
  const links = [...texts].flatMap(([path, text]) =>
    linksIn(path, text).map((link) => ({ path, link, target: targetOf(path, link) })),
  );
  const broken = links.filter(({ target }) => !texts.has(target));
  return {
    broken: broken.map(({ path, link }) => `${path} leads to ${link}`),
    followed: links.length,
  };
}

function linksIn(path: string, text: string): string[] {
  if (path.endsWith('.map')) return (JSON.parse(text) as { sources: string[] }).sources;
  if (!/^lib\/.*\.(js|d\.ts)$/.test(path)) return [];
  return [...text.matchAll(imported), ...text.matchAll(mapped)].map(([, link = '']) => link);
}

function targetOf(path: string, link: string): string {
  if (link.startsWith('#styles/')) return `lib/${link.slice('#styles/'.length)}`;
  const target = new URL(link, `file:///${path}`).pathname.slice(1);
  return path.endsWith('.d.ts') ? target.replace(/\.js$/, '.d.ts') : target;
}

/** Result of following source maps. */
export interface MisledMaps {
  /** Functions whose map points to a source line that does not name them. */
  misled: string[];
  /** Number of followed functions. */
  followed: number;
}

const opening = /^(?:export )?(?:async )?function\*? (\w+)\(/;

/** Follows the source map of every function in the package's modules to the sources next to them. */
export function followMaps(texts: ReadonlyMap<string, string>): MisledMaps {
  const misled: string[] = [];
  let followed = 0;
  for (const [path, text] of texts) {
    const map = texts.get(`${path}.map`);
    if (map === undefined || !path.endsWith('.js')) continue;
    const payload = JSON.parse(map) as SourceMapPayload;
    const source = new URL(payload.sources[0] ?? '', `file:///${path}`).pathname.slice(1);
    const lines = texts.get(source)?.split('\n') ?? [];
    const sourceMap = new SourceMap(payload);
    for (const [index, line] of text.split('\n').entries()) {
      const name = opening.exec(line)?.[1];
      if (name === undefined) continue;
      followed += 1;
      const entry = sourceMap.findEntry(index, line.indexOf(name));
      const target = 'originalLine' in entry ? lines[entry.originalLine] : undefined;
      // The bundler may number a name that two modules have.
      if (!target?.includes(name.replace(/\$\d+$/, '')))
        misled.push(`${path}:${index + 1} ${name}`);
    }
  }
  return { misled, followed };
}
