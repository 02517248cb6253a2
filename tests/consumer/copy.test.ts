import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StaticServer } from '../support/static-server.ts';
import { requestedPackages, distinct } from './asked-packages.ts';
import { buildRegistry, readJson, type RegistryItem } from './built-registry.ts';
import { compareStories, firstOfEach } from './compare-stories.ts';
import { compileAlone } from './compiled-closure.ts';
import { giveExamples } from './give-examples.ts';
import { giveStories } from './give-stories.ts';
import { makeHost, offline, readTree, repository, run } from './host.ts';
import { lintWithBiome } from './lint-with-biome.ts';
import { serveRegistry, type RegistryServer } from './registry-server.ts';
import { serveBuilt } from './site-server.ts';
import { openHost, startBrowser } from './strict-browser.ts';
import { giveUsage, rowNames } from './usage.ts';
import { useWidget } from './use-widget.ts';

// Ways to copy a component, each with the real CLI in a fresh project. The CLI runs npm to install packages; a shim
// replaces npm, links the packages from this repository and records the requests.

const folder = mkdtempSync(join(tmpdir(), 'tessera-consumer-'));
const complete = join(folder, 'whole');
const linked = join(folder, 'linked');
const at = 'src/components/ui/tessera';
const peers = ['react', 'react-dom'];

let server: RegistryServer;
let items: readonly RegistryItem[];
let parted: readonly RegistryItem[];
let strict: string;
let served: StaticServer | undefined;
let browser: Promise<Browser> | undefined;

beforeAll(async () => {
  server = await serveRegistry(linked);
  [items, parted] = await Promise.all([
    buildRegistry(complete),
    buildRegistry(linked, `${server.url}/r`),
  ]);
  strict = makeHost('vite-strict', join(folder, 'vite-strict'));
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

function addresses(of: readonly RegistryItem[]): string[] {
  return of.map(({ name }) => join(complete, `${name}.json`));
}

const needed = () => ({
  dependencies: distinct(items.flatMap(({ dependencies }) => dependencies)),
  devDependencies: distinct(items.flatMap(({ devDependencies }) => devDependencies)),
});

test('the CLI accepts the registry', async () => {
  const { code, output } = await run('shadcn', ['registry', 'validate'], complete);
  expect(output).toContain('Registry is valid.');
  expect(output).toContain(`${items.length + 1} items`);
  expect(code).toBe(0);
});

test('every widget is an item', () => {
  const widgets = items.filter(({ categories }) => categories.includes('widgets'));
  expect(widgets.map(({ name }) => name)).toEqual(expect.arrayContaining(rowNames()));
  expect(widgets.length).toBeGreaterThanOrEqual(9);
});

test('an item depends on exactly the packages that its files import, in our ranges', () => {
  const { dependencies } = readJson<{ dependencies: Record<string, string> }>(
    join(repository, 'package.json'),
  );
  for (const item of items) {
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

test('an item that uses more than ES2020 brings the types of it', () => {
  const later = /\.(?:at|replaceAll|formatRange)\(|Object\.hasOwn\(|Intl\.(?:ListFormat|Segmenter)/;
  const users = items.filter(({ files }) => files.some(({ content }) => later.test(content)));
  expect(users.length).toBeGreaterThan(10);
  for (const { name, files } of users) {
    const texts = files.map(({ content }) => content);
    expect(
      texts.some((text) => text.startsWith('/// <reference lib="es2022"')),
      name,
    ).toBe(true);
  }
});

test('every item is added from its file, byte for byte', async () => {
  const { code, output } = await add(strict, addresses(items));
  expect(output).not.toMatch(/went wrong/);
  expect(code).toBe(0);
  const copied = readTree(join(strict, at));
  for (const { files } of items) {
    for (const { path, target, content } of files) {
      expect(copied.get(target.replace('@ui/tessera/', '')) === content, path).toBe(true);
    }
  }
  const targets = items.flatMap(({ files }) => files.map(({ target }) => target));
  expect(copied.size).toBe(new Set(targets).size);
  expect([...copied.values()].join('')).not.toMatch(/from '(?:#|tessera-ui)|\.module\.css/);
  expect(requestedPackages(strict)).toEqual(needed());
  expect(copied.get('LICENSE')).toContain('Open Database License');
});

test('adding twice changes nothing', async () => {
  const times = () =>
    [...readTree(join(strict, at)).keys()].map((path) => statSync(join(strict, at, path)).mtimeMs);
  const before = times();
  const manifest = readJson(join(strict, 'package.json'));
  const { code, output } = await add(strict, addresses(items));
  expect(code).toBe(0);
  expect(output).not.toMatch(/Created|Updated/);
  expect(times()).toEqual(before);
  expect(readJson(join(strict, 'package.json'))).toEqual(manifest);
});

test('the skill lands where a coding agent looks for it', async () => {
  const { code, output } = await add(strict, [join(complete, 'skill.json')]);
  expect(code, output).toBe(0);
  expect(readFileSync(join(strict, '.claude/skills/tessera/SKILL.md'), 'utf8')).toBe(
    readFileSync(join(repository, 'src/registry/skill.md'), 'utf8'),
  );
});

test.concurrent('with a namespace, each item adds its own files, and its dependencies add theirs', async ({
  expect,
}) => {
  const host = makeHost('vite-strict', join(folder, 'by-address'));
  const config = readJson<object>(join(host, 'components.json'));
  const registries = { '@tessera': `${server.url}/r/{name}.json` };
  writeFileSync(join(host, 'components.json'), JSON.stringify({ ...config, registries }));
  const picker = parted.find(({ name }) => name === 'date-picker');
  expect(picker?.registryDependencies).toContain(`${server.url}/r/calendar.json`);

  const one = await add(host, ['@tessera/date-picker']);
  expect(one.code, one.output).toBe(0);
  expect(one.output.match(/read tessera\/README\.md/g)).toHaveLength(1);
  // The provider and the time field are copied completely, because the date pickers use them.
  const copied = new Set(['date-picker', 'provider', 'time-field']);
  const alone = items.filter(({ name }) => copied.has(name));
  expect([...readTree(join(host, at)).keys()]).toEqual(
    distinct(
      alone.flatMap(({ files }) => files.map(({ target }) => target.replace('@ui/tessera/', ''))),
    ),
  );

  const rest = await add(
    host,
    parted.map(({ name }) => `${server.url}/r/${name}.json`),
  );
  expect(rest.code, rest.output).toBe(0);
  expect(readTree(join(host, at))).toEqual(readTree(join(strict, at)));
  expect(requestedPackages(host)).toEqual(needed());
  const own = server.requested.filter((path) => !path.startsWith('/r/'));
  expect(distinct(own)).toEqual(['/own/colors/neutral.json']);
});

test.concurrent('Biome finds nothing in the copies, styles included', async ({ expect }) => {
  const { summary, diagnostics } = await lintWithBiome(join(strict, at), join(folder, 'linted'));
  expect(diagnostics).toEqual([]);
  expect(summary.unchanged).toBeGreaterThan(500);
});

test.concurrent('each item compiles alone in strict mode and contains the files that the compiler reaches', async ({
  expect,
}) => {
  const { errors, reached } = await compileAlone(strict, items);
  expect(errors).toEqual([]);
  for (const { name, files } of items) {
    const code = files.map(({ target }) => target).filter((target) => /\.tsx?$/.test(target));
    expect([...(reached.get(name) ?? [])].sort(), name).toEqual(code.sort());
  }
});

test.concurrent('the project compiles and builds, and every widget works and looks as accepted under a strict policy', async ({
  expect,
}) => {
  giveUsage(strict, items);
  giveStories(strict);
  giveExamples(strict, 'README.md', '@/');
  const [types, build] = await Promise.all([
    run('tsc', ['--project', '.', '--pretty', 'false'], strict),
    run('vite', ['build', '--logLevel=warn'], strict),
  ]);
  expect(types.output).toBe('');
  expect(build.code, build.output).toBe(0);

  served = await serveBuilt(strict);
  browser ??= startBrowser();
  const hostPage = await openHost(await browser, served.url);
  const { page, open } = hostPage;
  await open('');
  const names = await page.locator('li a').allTextContents();
  expect(names.length).toBeGreaterThanOrEqual(rowNames().length);
  expect(await page.locator('dd').allTextContents()).not.toContain('');
  for (const name of names) expect(await useWidget(hostPage, `?page=${name}`), name).toEqual([]);

  const { taken, problems } = await compareStories(await browser, served.url, firstOfEach);
  expect(problems).toEqual([]);
  expect(taken.length).toBeGreaterThanOrEqual(rowNames().length);
});
