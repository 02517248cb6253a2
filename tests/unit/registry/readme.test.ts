import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { importGraph } from '#src/registry/import-graph.ts';
import { planItems } from '#src/registry/item-plan.ts';
import { collectParcel } from '#src/registry/parcel.ts';
import { readSources } from '#src/registry/read-sources.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const { sources } = readSources(root);
const readme = readFileSync(join(root, 'README.md'), 'utf8');

const blocks = (language: string) =>
  [...readme.matchAll(new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\``, 'gms'))].map(
    ([, text = '']) => text,
  );

test('the commands of the README add what its examples import', () => {
  const requested = blocks('sh').flatMap((text) =>
    [...text.matchAll(/([\w-]+)\.json/g)].map(([, name]) => name),
  );
  const plans = planItems(sources).filter(({ name }) => requested.includes(name));
  const { files } = collectParcel(
    importGraph(sources),
    plans.flatMap(({ entryPoints }) => entryPoints),
  );
  const brought = new Set([...files, 'tokens/tokens.css'].map(moduleOf));
  const imported = blocks('tsx').flatMap((text) =>
    [...text.matchAll(/'@\/components\/ui\/tessera\/([^']+)'/g)].map(([, path = '']) => path),
  );
  expect(imported.length).toBeGreaterThan(2);
  expect(imported.filter((path) => !brought.has(path))).toEqual([]);
});

function moduleOf(path: string): string {
  return path.replace(/(\/index)?\.tsx?$/, '');
}
