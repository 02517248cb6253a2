import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { importGraph } from '#src/registry/import-graph.ts';
import { readSources } from '#src/registry/source-files.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const { sources, licenseText } = readSources(root);

/** Origins by a word in the notice of a file; the license of the first two requires its text to be passed on. */
const origins = {
  lucide: 'lucide-react/LICENSE',
  'country-flag-icons': 'country-flag-icons/LICENSE',
  'world-countries': undefined,
};

test.each(Object.entries(origins))('the license of %s is included in each copy', (name, file) => {
  expect(licenseText).toContain(name);
  if (file === undefined) return;
  const text = readFileSync(join(root, 'node_modules', file), 'utf8');
  expect(licenseText.includes(text.replaceAll('\r\n', '\n').trim())).toBe(true);
});

test('only the files that the license names are the work of others', () => {
  const graph = importGraph(sources);
  const copied = [...sources.keys()].filter((path) =>
    /^(app\/screens|auth|components|core|primitives|validation)\/.*\.tsx?$/.test(path),
  );
  const found = copied.flatMap((path) => graph(path).notices);
  const unknown = found.filter((text) => !Object.keys(origins).some((name) => text.includes(name)));
  expect(unknown).toEqual([]);
  expect(new Set(found).size).toBeGreaterThanOrEqual(3);
  const addresses = found.flatMap((text) => text.match(/https:\/\/[^\s),]+/g) ?? []);
  const database = addresses.filter((address) => /odbl|mledoze/.test(address));
  expect(database.length).toBeGreaterThan(0);
  for (const address of database) expect(licenseText).toContain(address);
});
