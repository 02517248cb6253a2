import { SourceMap, type SourceMapPayload } from 'node:module';

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
