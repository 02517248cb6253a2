import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { openRegistry } from '#src/registry/build-registry.ts';
import { importGraph } from '#src/registry/import-graph.ts';
import { entryPointsOf } from '#src/registry/items.ts';
import { readSources } from '#src/registry/source-files.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const sources = readSources(root);
const graph = importGraph(sources.sources);
const registry = await openRegistry(sources, { tessera: sources.manifest.version });

const readme = readFileSync(join(root, 'README.md'), 'utf8');

const blocks = (language: string) =>
  [...readme.matchAll(new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\``, 'gms'))].map(
    ([, text = '']) => text,
  );
const asked = [...readme.matchAll(/\br\/(\S+\.json)/g)].map(([, path = '']) => path);

test('the README names items, and the packed file of this version', () => {
  expect(asked.length).toBeGreaterThan(1);
  expect(asked.filter((path) => !registry.paths.includes(path))).toEqual([]);
  const versions = [...readme.matchAll(/tessera-ui-(\d+\.\d+\.\d+)\.tgz/g)].map(([, one]) => one);
  expect([...new Set(versions)]).toEqual([sources.manifest.version]);
});

test('its examples import what the package exports, or what the command has copied', async () => {
  const imports = blocks('tsx').flatMap((text) => [
    ...text.matchAll(/import (?:\{ ([^}]*) \} from )?'([^']+)'/g),
  ]);
  expect(imports.length).toBeGreaterThan(3);
  const entryPoints = new Map(
    entryPointsOf(sources.sources.keys()).map(({ name, entry }) => [name.slice(2), entry]),
  );
  const items = await Promise.all(asked.map((path) => registry.item(path.replace('.json', ''))));
  const copied = items.flatMap((item) => item?.files.map(({ target }) => target) ?? []);
  for (const [, names = '', from = ''] of imports) {
    const installed = /^tessera-ui\/(.*)$/.exec(from)?.[1];
    if (installed === undefined) {
      expect(copied, from).toContain(`${from.replace('@/components/ui', '@ui')}.tsx`);
      continue;
    }
    const entry = entryPoints.get(installed);
    expect(entry, from).toBeDefined();
    if (!entry || entry.endsWith('.css')) continue;
    for (const name of names.split(', '))
      expect([...graph.exportsOf(entry).keys()]).toContain(name);
  }
});
