import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importGraph } from '../registry/import-graph.ts';

/** Packages that parts of the source are made from, which are not installed with it. */
const origins = ['country-flag-icons', 'lucide-react', 'world-countries'];

/**
 * Text of the notices that go along with the package: what the sources say of licences, each once with the files that say
 * it, and the licences themselves.
 * @param root Folder of the repository.
 * @param paths Paths of the published sources, below `src`.
 */
export function thirdPartyNotices(
  root: string,
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
    ([notice, files]) => `${notice}\n\n${files.map((path) => `- \`${path}\``).join('\n')}`,
  );
  const licences = origins.map((name) => `## Licence of ${name}\n\n${licenceOf(root, name)}`);
  return `${['# Work of others in this package', ...notices, ...licences].join('\n\n')}\n`;
}

function licenceOf(root: string, name: string): string {
  const folder = join(root, 'node_modules', name);
  const [file] = globSync('LICEN[CS]E{,.md,.txt}', { cwd: folder });
  if (file === undefined) throw new Error(`${name} has no licence in node_modules: run npm ci.`);
  return readFileSync(join(folder, file), 'utf8').trim().replaceAll(/^#/gm, '###');
}
