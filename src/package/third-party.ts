import { importGraph } from '../registry/import-graph.ts';

/**
 * Text of the notices that go along with the package: what the sources say of licenses, each once with the files that say
 * it. The licenses themselves stand below our own.
 * @param sources Text of each file, by its path below `src`.
 * @param paths Paths of those that the package is made from.
 */
export function thirdPartyNotices(
  sources: ReadonlyMap<string, string>,
  paths: readonly string[],
): string {
  const graph = importGraph(sources);
  const places = new Map<string, string[]>();
  for (const path of paths) {
    for (const notice of graph(path).notices) {
      places.set(notice, [...(places.get(notice) ?? []), path]);
    }
  }
  const notices = [...places].map(
    ([notice, files]) => `${notice}\n\n${files.map((path) => `- ${path}`).join('\n')}`,
  );
  const parts = ['# Work of others in this package', 'Their licenses are in LICENSE.', ...notices];
  return `${parts.join('\n\n')}\n`;
}
