import { execFile } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { publint } from 'publint';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiTexts } from '#src/package/api-texts.ts';
import { cliPath } from '#src/package/compile-modules.ts';
import { entryPointsOf } from '#src/registry/items.ts';
import { readSources } from '#src/registry/source-files.ts';
import type { BundleSize } from '../bench/bundle.ts';
import { followLinks } from './broken-links.ts';
import { followMaps } from './broken-links.ts';
import { buildInto, onDemand, readPackage, type PackedPackage } from './built-package.ts';
import { readJson, registry } from './built-registry.ts';
import { runFirstExamples } from './first-examples.ts';
import { readTree, repository, run } from './host.ts';
import { importWidgets, widgetsIn } from './imported-widgets.ts';
import { installedHost } from './installed-host.ts';
import { installOldReact } from './old-react.ts';
import { serveBuilt } from './site-server.ts';
import { openHost, startBrowser } from './strict-browser.ts';
import { rowNames } from './usage.ts';
import { useWidget } from './use-widget.ts';

// The package as npm packs it: checked, then installed.

const folder = mkdtempSync(join(tmpdir(), 'tessera-package-'));
const start = promisify(execFile);
let packed: PackedPackage;
let texts: ReadonlyMap<string, string>;
let host: string;
let installed: string;
let again: Promise<string> | undefined;

beforeAll(async () => {
  packed = await readPackage();
  host = await installedHost(join(folder, 'host'), packed);
  installed = join(host, 'node_modules', packed.manifest.name);
  texts = readTree(installed);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const old = join(folder, 'old');
const builtAgain = () => (again ??= buildInto(old, packed));

const entryPoints = () =>
  Object.entries(packed.manifest.exports).flatMap(([name, target]) =>
    typeof target === 'string' ? [] : [{ name, ...target }],
  );

test('it contains the expected files only', () => {
  const allowed = [
    /^(package\.json|README\.md|LICENSE|THIRD-PARTY\.md|CHANGELOG\.md)$/,
    /^lib\/(auth|calendars|components|core|languages|package|primitives|testing|validation)\/[\w./-]+\.(js|d\.ts)(\.map)?$/,
    /^lib\/(index\.(js|d\.ts)(\.map)?|cli\/tessera-ui\.js)$/,
    /^lib\/(components|core|primitives|tokens)\/[\w/-]+\.css$/,
    /^src\/(index|(auth|calendars|components|core|languages|primitives|testing|validation)\/[\w./-]+)\.tsx?$/,
    /^styles\/[\w-]+\.css$/,
  ];
  const strays = packed.files.filter((path) => !allowed.some((one) => one.test(path)));
  expect(strays).toEqual([]);
  expect(
    packed.files.filter((path) => /\.test\.|stories|demo|registry|(^|\/)(app|tests)\//.test(path)),
  ).toEqual([]);
  expect(packed.files).toEqual([...texts.keys()]);
  expect(packed.files.length).toBeGreaterThan(1000);
});

test('it contains nothing about the machine that built it', () => {
  const places = [
    repository.replace(/\/$/, ''),
    registry,
    tmpdir(),
    'node_modules',
    'sourcesContent',
  ];
  for (const [path, text] of texts) {
    const found = places.filter((place) => text.includes(place));
    // The command does not look for copies there.
    expect(found, path).toEqual(path === cliPath ? ['node_modules'] : []);
  }
});

test.concurrent('builds are identical, wherever they were started', async ({ expect }) => {
  const other = readTree(await builtAgain());
  expect([...other.keys()]).toEqual([...texts.keys()]);
  expect([...texts].filter(([path, text]) => other.get(path) !== text)).toEqual([]);
});

test('its imports resolve, and its maps point to the functions in the sources', () => {
  const links = followLinks(texts);
  expect(links.broken).toEqual([]);
  expect(links.followed).toBeGreaterThan(2000);
  const maps = followMaps(texts);
  expect(maps.misled).toEqual([]);
  expect(maps.followed).toBeGreaterThan(500);
});

test('a module starts with "use client" if and only if its source does', () => {
  const modules = [...texts.keys()].filter((path) => /^lib\/.*\.js$/.test(path));
  for (const path of modules) {
    const base = path.replace(/^lib\//, 'src/').replace(/\.js$/, '');
    const source = texts.get(`${base}.tsx`) ?? texts.get(`${base}.ts`) ?? '';
    const isClient = /^(?:\/\/.*\n)*"use client";\n/.test(texts.get(path) ?? '');
    expect(isClient, path).toBe(/^(?:\/\/.*\n)*'use client';/.test(source));
  }
});

test('its manifest lists every entry point and pinned dependency, and no scripts', () => {
  const root = readJson<
    Record<'name' | 'version' | 'license', string> & { dependencies: Record<string, string> }
  >(join(repository, 'package.json'));
  const { manifest } = packed;
  const { name, version, license } = root;
  expect(manifest).toMatchObject({ name, version, license, type: 'module' });
  expect(manifest['bin']).toEqual({ [name]: `./${cliPath}` });
  expect(manifest['publishConfig']).toEqual({ access: 'public', provenance: true });
  expect(Object.keys(manifest)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^(scripts|private|devDependencies)$/)]),
  );
  const names = entryPoints().map((entryPoint) => entryPoint.name);
  const primitives = globSync('src/primitives/*', { cwd: repository }).map((path) =>
    basename(path),
  );
  const folders = [
    ...rowNames().filter((row) => texts.has(`lib/components/${row}/index.js`)),
    ...primitives,
  ];
  expect(folders.length).toBeGreaterThan(15);
  expect(names).toEqual(
    expect.arrayContaining([
      '.',
      ...['auth', 'validation', 'provider', 'tokens.css', 'host-bridge.css'].map(
        (one) => `./${one}`,
      ),
      ...['react', 'oauth', 'passkey', 'server'].map((one) => `./auth/${one}`),
      ...folders.flatMap((entryPoint) => [`./${entryPoint}`, `./${entryPoint}.css`]),
    ]),
  );
  for (const entryPoint of entryPoints()) {
    expect(texts.has(entryPoint.default.slice(2)), entryPoint.default).toBe(true);
    expect(texts.has(entryPoint.types.slice(2)), entryPoint.types).toBe(true);
  }
  expect(manifest.peerDependencies).toMatchObject({ react: '^19.0.0', 'react-dom': '^19.0.0' });
  const own = Object.entries(root.dependencies).filter(([peer]) => !/^react(-dom)?$/.test(peer));
  const required = Object.keys(manifest.dependencies).filter((one) => !one.startsWith('@types/'));
  // A component that needs more names it where it is missing.
  expect(required).toEqual(['culori', 'react-colorful', 'react-day-picker', 'react-paginate']);
  const ranges = required.map((one) => `${one}@${manifest.dependencies[one]}`);
  expect([...ranges, ...onDemand(manifest)].sort()).toEqual(
    own.map(([one, exact]) => `${one}@^${exact}`).sort(),
  );
});

test('publint reports nothing', async () => {
  const { messages } = await publint({ pkgDir: installed, strict: true, pack: false });
  expect(messages).toEqual([]);
});

test.concurrent('every compiler resolves the types of every entry point', async ({ expect }) => {
  const attw = join(repository, 'node_modules/@arethetypeswrong/cli/dist/index.js');
  const args = [attw, packed.tarball, '--profile=esm-only', '--format=json'];
  const { stdout } = await start(process.execPath, args, { maxBuffer: 1e8 });
  const { analysis } = JSON.parse(stdout) as {
    analysis: { entrypoints: object; problems: Array<{ kind: string; resolutionKind?: string }> };
  };
  expect(Object.keys(analysis.entrypoints).length).toBe(entryPoints().length + 1);
  // The package contains only ES modules: `require` of Node.js loads them, too, and resolvers without support for
  // `exports` find nothing.
  const older = ['node10', 'node16-cjs'];
  expect(
    analysis.problems.filter((problem) => !older.includes(problem.resolutionKind ?? '')),
  ).toEqual([]);
});

test('its public API matches the accepted one', () => {
  const accepted = readTree(join(repository, 'tests/consumer/api'));
  const current = apiTexts(texts, entryPointsOf(readSources(repository).sources.keys()));
  const advice =
    'The public interface has changed. Where that is meant: npm run accept:api, and a note by npm run change.';
  expect([...current.keys()].sort(), advice).toEqual([...accepted.keys()]);
  for (const [name, text] of current) expect(text, `${name}: ${advice}`).toBe(accepted.get(name));
});

test('it includes the notices that its dependencies require', () => {
  const notices = texts.get('THIRD-PARTY.md');
  expect(notices).toMatch(/Open Database License[\s\S]*countries\.data\.ts/);
  expect(notices).toMatch(/MIT[\s\S]*flags-a-d\.data\.ts/);
  expect(notices).toMatch(/ISC[\s\S]*icons\.ts/);
  expect(texts.get('LICENSE')).toBe(readFileSync(join(repository, 'LICENSE'), 'utf8'));
});

test.concurrent('an import loads one widget, as large as in the source', async ({ expect }) => {
  const widgets = await importWidgets(host, packed);
  expect(widgets.length).toBeGreaterThan(8);
  expect(widgets.filter(({ front }) => front)).toHaveLength(2);
  for (const { name, folder: own, ...bundles } of widgets) {
    const ids = (bundle: BundleSize) => bundle.modules.map(({ id }) => id).sort();
    if (bundles.front) expect(ids(bundles.front), name).toEqual(ids(bundles.own));
    expect(widgetsIn(bundles.own), name).toEqual(widgetsIn(bundles.source));
    expect(widgetsIn(bundles.own), name).toContain(own);
    expect(bundles.own.deferred.length, name).toBe(bundles.source.deferred.length);
    // Class names differ in length, and the order of modules changes what gzip finds.
    for (const { gzip } of [bundles.own, bundles.front ?? bundles.own]) {
      const ours = bundles.source.gzip;
      expect(Math.abs(gzip - ours), name).toBeLessThan(60 + 0.015 * ours);
    }
  }
});

test.concurrent('a project installs it, compiles and builds, every widget works under a strict policy, and every first example', async ({
  expect,
}) => {
  const [types, build, server] = await Promise.all([
    run('tsc', ['--project', '.', '--pretty', 'false'], host),
    run('vite', ['build', '--logLevel=warn'], host),
    run('vite', ['build', '--ssr=src/server.tsx', '--outDir=ssr', '--logLevel=warn'], host),
  ]);
  expect(types.output).toBe('');
  expect(build.code, build.output).toBe(0);
  expect(server.code, server.output).toBe(0);
  expect(await runFirstExamples(host)).toEqual([]);

  const env = { ...process.env, NODE_ENV: 'production' };
  const drawn = await start(process.execPath, [join(host, 'ssr/server.js')], { cwd: host, env });
  const pages = JSON.parse(drawn.stdout) as Record<string, string>;
  const sheet = texts.get('styles/styles.css') ?? '';
  expect(drawn.stderr).toBe('');
  expect(Object.keys(pages).length).toBeGreaterThanOrEqual(rowNames().length);
  for (const [name, html] of Object.entries(pages)) {
    const own = html.match(/tessera-[\w-]+-[0-9a-f]{5}/g) ?? [];
    expect(own.length, name).toBeGreaterThan(0);
    expect(
      own.filter((one) => !sheet.includes(`.${one}`)),
      name,
    ).toEqual([]);
  }

  const site = await serveBuilt(host);
  const browser = await startBrowser();
  try {
    const hostPage = await openHost(browser, site.url);
    await hostPage.open('');
    expect(await hostPage.page.locator('li a').allTextContents()).toEqual(Object.keys(pages));
    expect(await hostPage.page.locator('dd').allTextContents()).not.toContain('');
    for (const name of Object.keys(pages)) {
      expect(await useWidget(hostPage, `?page=${name}`), name).toEqual([]);
    }
  } finally {
    await browser.close();
    await site.close();
  }
});

test.concurrent('every entry point that imports React reports an outdated version', async ({
  expect,
}) => {
  await builtAgain();
  installOldReact(old);
  const names = entryPoints().filter((entryPoint) => entryPoint.default.endsWith('.js'));
  expect(names.length).toBeGreaterThan(15);
  for (const name of ['.', './button', './provider', './auth/react']) {
    const { stderr } = await start(
      process.execPath,
      ['--eval', `import('tessera-ui${name.slice(1)}')`],
      { cwd: old, env: { ...process.env, NODE_ENV: 'development' } },
    );
    expect(
      stderr.match(/requires React 19, but this page uses React 18\.3\.1.*npm install react@19/g) ??
        [],
      name,
    ).toHaveLength(1);
  }
});
