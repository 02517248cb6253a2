import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { clientCalls } from '#tests/support/server-modules.ts';

const root = fileURLToPath(new URL('../../src', import.meta.url));

test('a server component may import every entry point', () => {
  const paths = globSync('{auth,components,core,primitives,validation,app/screens}/**/*.{ts,tsx}', {
    cwd: root,
  });
  const sources = new Map(paths.map((path) => [path, readFileSync(`${root}/${path}`, 'utf8')]));
  const entryPoints = paths.filter((path) => path.endsWith('/index.ts'));
  expect(entryPoints.length).toBeGreaterThan(15);
  expect(clientCalls(entryPoints, sources)).toEqual([]);
});
