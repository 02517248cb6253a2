import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StaticServer } from '../support/static-server.ts';
import { requestedPackages, distinct } from './asked-packages.ts';
import {
  readJson,
  readRegistry,
  registry,
  type BuiltRegistry,
  type RegistryItem,
} from './built-registry.ts';
import { compareStories, firstOfEach } from './compare-stories.ts';
import { followImports } from './follow-imports.ts';
import { giveDoors } from './give-doors.ts';
import { giveStories } from './give-stories.ts';
import { makeHost, offline, readTree, repository, run } from './host.ts';
import { lintWithBiome } from './lint-with-biome.ts';
import { serveRegistry, type RegistryServer } from './registry-server.ts';
import { serveBuilt } from './site-server.ts';
import { openHost, startBrowser } from './strict-browser.ts';
import { giveUsage, rowNames } from './usage.ts';

// Ways to copy a component, each with the real CLI in a fresh project. The CLI runs npm to install packages; a shim
// replaces npm, links the packages from this repository and records the requests.

const folder = mkdtempSync(join(tmpdir(), 'tessera-consumer-'));
const at = 'src/components/ui/tessera';
const peers = ['react', 'react-dom'];

let server: RegistryServer;
let items: BuiltRegistry;
/** Project with every whole copy. */
let strict: string;
/** Project with every linked copy. */
let linked: string;
let served: StaticServer | undefined;
let browser: Promise<Browser> | undefined;

beforeAll(async () => {
  server = await serveRegistry(registry);
  items = readRegistry();
  strict = makeHost('vite-strict', join(folder, 'vite-strict'));
  linked = makeHost('vite-strict', join(folder, 'linked'));
});

afterAll(async () => {
  await (await browser)?.close();
  await served?.close();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

function add(host: string, addresses: readonly string[]) {
  return run('shadcn', ['add', '--yes', ...addresses], host, offline(host, `${server.url}/own`));
}

const wholeFiles = () => items.whole.map(({ name }) => join(registry, `standalone/${name}.json`));
const linkedFiles = () => items.linked.map(({ name }) => join(registry, `${name}.json`));

/** Packages that items need, by group; the CLI asks for no group without packages. */
const neededBy = (of: readonly RegistryItem[]): Record<string, string[]> =>
  Object.fromEntries(
    (['dependencies', 'devDependencies'] as const)
      .map((group) => [group, distinct(of.flatMap((item) => item[group]))] as const)
      .filter(([, names]) => names.length > 0),
  );

/** Files that differ between items and a host that has added them, and whether the host has others. */
function differences(host: string, of: readonly RegistryItem[]) {
  const copied = readTree(join(host, at));
  const manifests = readTree(join(host, at, '.copies'));
  for (const [path, text] of manifests) copied.set(`.copies/${path}`, text);
  const files = of.flatMap((item) => item.files);
  const targets = new Set(files.map(({ target }) => target.replace('@ui/tessera/', '')));
  return {
    changed: files
      .filter(({ target, content }) => copied.get(target.replace('@ui/tessera/', '')) !== content)
      .map(({ path }) => path),
    others: [...copied.keys()].filter((path) => !targets.has(path)),
  };
}

test('the CLI accepts the registry', async () => {
  const { code, output } = await run('shadcn', ['registry', 'validate'], registry);
  expect(output).toContain('Registry is valid.');
  expect(output).toContain(`${items.linked.length + 1} items`);
  expect(code).toBe(0);
});

test('every widget is an item', () => {
  const widgets = items.linked.filter(({ categories }) => categories.includes('widgets'));
  expect(widgets.length).toBeGreaterThan(20);
  const folders = new Set(
    widgets.flatMap(({ files }) => files.map(({ path }) => path.split('/').at(-2))),
  );
  expect(rowNames().filter((row) => !folders.has(row))).toEqual([]);
});

test('each copy contains exactly the files that its imports lead to', () => {
  for (const of of [items.whole, items.linked]) {
    for (const item of of) {
      const { reached, broken } = followImports(item);
      expect(broken).toEqual([]);
      const code = item.files
        .map(({ target }) => target)
        .filter((target) => /\.tsx?$/.test(target));
      // The functions for callers beside a component are not imported by it.
      const beside = item.name === item.meta.entries[0]?.split('/')[1] && of === items.whole;
      const missed = code.filter((target) => !reached.has(target));
      expect(beside ? [] : missed, item.name).toEqual([]);
    }
  }
});

test('a whole copy depends on exactly the packages that its files import, in our ranges', () => {
  const { dependencies } = readJson<{ dependencies: Record<string, string> }>(
    join(repository, 'package.json'),
  );
  for (const item of items.whole) {
    const imported = item.files
      .filter(({ path }) => /\.tsx?$/.test(path))
      .flatMap(({ content }) => [
        ...content.matchAll(/ from '([^.'][^']*)';$/gm),
        ...content.matchAll(/\bimport(?:\(| )'([^.'][^']*)'/g),
      ])
      .map(([, from = '']) => from.split('/', from.startsWith('@') ? 2 : 1).join('/'))
      .filter((name) => !peers.includes(name));
    expect(item.dependencies, item.name).toEqual(
      distinct(imported).map((name) => `${name}@${dependencies[name]}`),
    );
  }
});

test('a whole copy that uses more than ES2020 brings the types of it', () => {
  const later = /\.(?:at|replaceAll|formatRange)\(|Object\.hasOwn\(|Intl\.(?:ListFormat|Segmenter)/;
  const users = items.whole.filter(({ files }) => files.some(({ content }) => later.test(content)));
  expect(users.length).toBeGreaterThan(10);
  for (const { name, files } of users) {
    const texts = files.map(({ content }) => content);
    expect(
      texts.some((text) => text.startsWith('/// <reference lib="es2022"')),
      name,
    ).toBe(true);
  }
});

test('every whole copy is added from its file, byte for byte', async () => {
  const { code, output } = await add(strict, wholeFiles());
  expect(output).not.toMatch(/went wrong/);
  expect(code).toBe(0);
  expect(differences(strict, items.whole)).toEqual({ changed: [], others: [] });
  const copied = readTree(join(strict, at));
  const sources = [...copied].filter(([path]) => !path.startsWith('.copies/'));
  expect(sources.map(([, text]) => text).join('')).not.toMatch(
    /from '(?:#|tessera-ui)|\.module\.css/,
  );
  expect(requestedPackages(strict)).toEqual(neededBy(items.whole));
  expect(copied.get('LICENSE')).toContain('Open Database License');
});

test('every linked copy is added from its file, byte for byte, with the packed package', async () => {
  const { code, output } = await add(linked, linkedFiles());
  expect(output).not.toMatch(/went wrong/);
  expect(code).toBe(0);
  expect(differences(linked, items.linked)).toEqual({ changed: [], others: [] });
  const needed = neededBy(items.linked);
  expect(requestedPackages(linked)).toEqual(needed);
  const packed = needed['dependencies']?.filter((name) => name.startsWith('tessera-ui@file:'));
  expect(packed).toHaveLength(1);
  const folders = new Set(items.linked.flatMap(({ files }) => files.map(({ target }) => target)));
  expect(
    [...folders].filter((target) => /tessera\/(core|languages|validation)\//.test(target)),
  ).toEqual([]);
});

test('adding twice changes nothing', async () => {
  const times = () =>
    [...readTree(join(linked, at)).keys()].map((path) => statSync(join(linked, at, path)).mtimeMs);
  const before = times();
  const manifest = readJson(join(linked, 'package.json'));
  const { code, output } = await add(linked, linkedFiles());
  expect(code).toBe(0);
  expect(output).not.toMatch(/Created|Updated/);
  expect(times()).toEqual(before);
  expect(readJson(join(linked, 'package.json'))).toEqual(manifest);
});

test('the skill lands where a coding agent looks for it', async () => {
  const { code, output } = await add(strict, [join(registry, 'skill.json')]);
  expect(code, output).toBe(0);
  expect(readFileSync(join(strict, '.claude/skills/tessera/SKILL.md'), 'utf8')).toBe(
    readFileSync(join(repository, 'src/registry/skill.md'), 'utf8').replaceAll(
      'https://example.com/storybook/r',
      registry,
    ),
  );
});

test.concurrent('with a namespace, an item has a short name', async ({ expect }) => {
  const host = makeHost('vite-strict', join(folder, 'by-address'));
  const config = readJson<object>(join(host, 'components.json'));
  const registries = { '@tessera': `${server.url}/r/{name}.json` };
  writeFileSync(join(host, 'components.json'), JSON.stringify({ ...config, registries }));
  const { code, output } = await add(host, ['@tessera/date-picker']);
  expect(code, output).toBe(0);
  const picker = items.linked.filter(({ name }) => name === 'date-picker');
  expect(differences(host, picker)).toEqual({ changed: [], others: [] });
  const own = server.requested.filter((path) => !path.startsWith('/r/'));
  expect(distinct(own)).toEqual(['/own/colors/neutral.json']);
});

test.concurrent('Biome finds nothing in the copies, styles included', async ({ expect }) => {
  for (const [host, least] of [
    [strict, 500],
    [linked, 300],
  ] as const) {
    const { summary, diagnostics } = await lintWithBiome(join(host, at), `${host}-linted`);
    expect(diagnostics).toEqual([]);
    expect(summary.unchanged).toBeGreaterThan(least);
  }
});

test.concurrent('a project of whole copies compiles and builds', async () => {
  giveDoors(join(strict, at));
  giveUsage(strict, items.whole);
  await expectBuilt(strict);
});

test.concurrent('a project of linked copies compiles and builds, and every widget looks as accepted under a strict policy', async ({
  expect,
}) => {
  giveDoors(join(linked, at));
  giveUsage(linked, items.whole);
  giveStories(linked);
  await expectBuilt(linked);

  served = await serveBuilt(linked);
  browser ??= startBrowser();
  const { page, open } = await openHost(await browser, served.url);
  await open('');
  const names = await page.locator('li a').allTextContents();
  expect(names.length).toBeGreaterThanOrEqual(rowNames().length);
  expect(await page.locator('dd').allTextContents()).not.toContain('');

  const { taken, problems } = await compareStories(await browser, served.url, firstOfEach);
  expect(problems).toEqual([]);
  expect(taken.length).toBeGreaterThanOrEqual(rowNames().length);
});

async function expectBuilt(host: string): Promise<void> {
  const [types, build] = await Promise.all([
    run('tsc', ['--project', '.', '--pretty', 'false'], host),
    run('vite', ['build', '--logLevel=warn'], host),
  ]);
  expect(types.output).toBe('');
  expect(build.code, build.output).toBe(0);
}
