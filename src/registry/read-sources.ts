import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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
