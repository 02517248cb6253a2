import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { RegistrySources } from './build-registry.ts';
import { skillPath } from './skill-item.ts';

/** Reads the sources of the registry from the repository. */
export function readSources(root: string): RegistrySources {
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const paths = globSync('**/*.{ts,tsx,css}', { cwd: join(root, 'src') })
    .map((path) => path.replaceAll('\\', '/'))
    .sort();
  return {
    sources: new Map(paths.map((path) => [path, read(`src/${path}`)])),
    licenseText: read('LICENSE'),
    readmeText: read('src/registry/copy.md'),
    skill: read(skillPath),
    records: {
      changelog: read('CHANGELOG.md'),
      changesets: globSync('.changeset/*.md', { cwd: root }).sort().map(read),
    },
    manifest: JSON.parse(read('package.json')) as RegistrySources['manifest'],
  };
}

/** Writes text files into a folder by path, and removes its previous content. */
export function writeFolder(folder: string, texts: Iterable<readonly [string, string]>): void {
  rmSync(folder, { recursive: true, force: true });
  for (const [path, text] of texts) {
    const place = join(folder, path);
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(place, text);
  }
}
