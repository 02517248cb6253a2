import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readJson, readRegistry, registry, type RegistryItem } from './built-registry.ts';
import { makeHost, offline, readTree, run } from './host.ts';
import { lintWithBiome } from './lint-with-biome.ts';
import { serveRegistry, type RegistryServer } from './registry-server.ts';

// Settings of a host that must not change what is copied; `copy.test.ts` copies with the usual ones.

const folder = mkdtempSync(join(tmpdir(), 'tessera-settings-'));
const at = 'src/components/ui/tessera';

let server: RegistryServer;
let items: readonly RegistryItem[];

beforeAll(async () => {
  server = await serveRegistry(registry);
  ({ whole: items } = readRegistry());
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Adds all items to a host from the folder that the CLI runs in. */
async function addAll(host: string, from = host, of = 'standalone'): Promise<void> {
  const files = items.map(({ name }) => join(registry, of, `${name}.json`));
  const environment = offline(host, `${server.url}/own`);
  const { code, output } = await run('shadcn', ['add', '--yes', ...files], from, environment);
  expect(code, output).toBe(0);
}

test('a prefix, a direction and a missing components.json do not change the files', async () => {
  const usual = makeHost('vite-strict', join(folder, 'usual'));
  const host = makeHost('vite-strict', join(folder, 'prefixed'));
  const config = readJson<{ tailwind: object }>(join(host, 'components.json'));
  const tailwind = { ...config.tailwind, prefix: 'tw' };
  const strange = { ...config, rtl: true, tailwind };
  writeFileSync(join(host, 'components.json'), JSON.stringify(strange));
  const bare = makeHost('vite-strict', join(folder, 'bare'));
  rmSync(join(bare, 'components.json'));
  await Promise.all([usual, host, bare].map((one) => addAll(one)));
  const expected = readTree(join(usual, at));
  expect(readTree(join(host, at))).toEqual(expected);
  expect(readTree(join(bare, 'tessera'))).toEqual(expected);

  // Without a components.json the CLI writes where it runs.
  await addAll(bare, join(bare, 'src'));
  expect(readTree(join(bare, 'src/tessera'))).toEqual(expected);
});

test('a project without TypeScript gets plain JavaScript, as complete and as clean', async () => {
  const typed = makeHost('vite-strict', join(folder, 'typed'));
  const host = makeHost('vite-javascript', join(folder, 'vite-javascript'));
  await Promise.all([addAll(typed), addAll(host, host, 'js/standalone')]);
  const copied = readTree(join(host, at));
  expect([...copied.keys()].filter((path) => /\.tsx?$/.test(path))).toEqual([]);
  expect(copied.size).toBe(readTree(join(typed, at)).size);
  expect(copied.get('components/rating/rating.jsx')).toMatch(/^["']use client["'];\n[\s\S]*\/\*\*/);
  expect((await lintWithBiome(join(host, at), join(folder, 'linted-js'))).diagnostics).toEqual([]);
});
