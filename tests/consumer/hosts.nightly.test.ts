import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { StaticServer } from '../support/static-server.ts';
import { onDemand, readPackage } from './built-package.ts';
import { readRegistry, registry, type RegistryItem } from './built-registry.ts';
import { compareStories } from './compare-stories.ts';
import { serveHost } from './created-host.ts';
import { giveStories } from './give-stories.ts';
import { readTree, run } from './host.ts';
import { serveRegistry, type RegistryServer } from './registry-server.ts';
import { serveSite } from './site-server.ts';
import { openHost, startBrowser, type HostPage } from './strict-browser.ts';
import { rowNames } from './usage.ts';
import { useSignIn, useTripForm } from './use-widget.ts';
import { useWidget as tryWidget } from './use-widget.ts';
import {
  givePages,
  runOrThrow,
  installHost,
  npm,
  runStep,
  type Step,
  type Way,
} from './whole-project.ts';

// Every kind of host, with the packages of its own lock file from npm's registry, uses the library both copied and
// installed.

interface Host {
  template: string;
  /** Steps that compile and build it. */
  steps: readonly Step[];
  /** Folder of the built site. */
  site: string;
  /** URL of the page of a widget. */
  pageOf: (widget: string) => string;
  /** URL of the page of a screen, if it has screens. */
  screenOf?: (screen: string) => string;
}

const inVite = { site: 'dist', pageOf: (name: string) => `?page=${name}` };
const hosts: readonly Host[] = [
  { template: 'vite-strict', steps: ['types', 'vite'], ...inVite },
  { template: 'vite-javascript', steps: ['vite'], ...inVite },
  {
    template: 'vite-tailwind',
    steps: ['types', 'vite'],
    ...inVite,
    screenOf: (name) => `?page=screens/${name}.ar`,
  },
  {
    template: 'next',
    steps: ['next'],
    site: 'out',
    pageOf: (name) => `widgets/${name}/`,
    screenOf: (name) => `screens/${name}/`,
  },
];
/** Stories that need more than the strict policy: an image in a data URL, and emails with their own styles. */
const needMore = new Set([
  'components-qr-code--logo',
  'components-sanitized-html--email',
  'components-sanitized-html--what-was-removed',
]);
const ways: readonly Way[] = ['copied', 'installed'];

const folder = mkdtempSync(join(tmpdir(), 'tessera-hosts-'));
let server: RegistryServer;
let items: readonly RegistryItem[];
let archive: string[];
let browser: Browser;

beforeAll(async () => {
  server = await serveRegistry(registry);
  ({ whole: items } = readRegistry());
  const packed = await readPackage();
  archive = [packed.tarball, ...onDemand(packed.manifest)];
  browser = await startBrowser();
});

afterAll(async () => {
  await browser?.close();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Adds every item by the CLI, which has npm install what they need. */
function add(host: string, template: string) {
  const from = join(registry, template === 'vite-javascript' ? 'js/standalone' : 'standalone');
  const addresses = items.map(({ name }) => join(from, `${name}.json`));
  return runOrThrow(
    run('shadcn', ['add', '--yes', ...addresses], host, { REGISTRY_URL: `${server.url}/own` }),
  );
}

describe.each(hosts.flatMap((host) => ways.map((way) => ({ ...host, way }))))(
  'With $template, $way',
  ({ template, way, steps, site, pageOf, screenOf }) => {
    const host = join(folder, `${template}-${way}`);
    let served: StaticServer;
    let hostPage: HostPage;

    beforeAll(async () => {
      await installHost(template, host);
    });

    afterAll(async () => {
      await hostPage?.page.close();
      await served?.close();
      rmSync(host, { recursive: true, force: true });
    });

    test('the library is added', async () => {
      if (way === 'installed') await runOrThrow(npm(['install', ...archive], host));
      else {
        const output = await add(host, template);
        expect(output).toContain('tessera/README.md');
        const before = readTree(join(host, 'src'));
        const manifest = readFileSync(join(host, 'package.json'), 'utf8');
        expect(before.size).toBeGreaterThan(400);
        expect(await add(host, template)).not.toMatch(/Created|Updated/);
        expect(readTree(join(host, 'src'))).toEqual(before);
        expect(readFileSync(join(host, 'package.json'), 'utf8')).toBe(manifest);
      }
    });

    test('it compiles and builds', async () => {
      givePages(host, items, way);
      if (template === 'vite-strict') giveStories(host, way);
      for (const step of steps) await runOrThrow(runStep(step, host));
      served = await serveSite(join(host, site));
      hostPage = await openHost(browser, served.url);
    });

    test('every widget works under a strict policy', async () => {
      await hostPage.open('');
      const names = await hostPage.page.locator('li a').allTextContents();
      expect(names.length).toBeGreaterThanOrEqual(rowNames().length);
      expect(await hostPage.page.locator('dd').allTextContents()).not.toContain('');
      for (const name of names) expect(await tryWidget(hostPage, pageOf(name)), name).toEqual([]);
    });

    if (screenOf && way === 'copied')
      test('complete screens work', async () => {
        await hostPage.open(screenOf?.('sign-in') ?? '');
        await useSignIn(hostPage.page);
        await hostPage.open(screenOf?.('trip') ?? '');
        await useTripForm(hostPage.page);
        expect(hostPage.messages()).toEqual([]);
      });

    if (template === 'vite-strict')
      test('every story looks as accepted, and a copy does in dark, right-to-left layouts, too', async () => {
        const modes = way === 'copied' ? ['light', 'dark'] : ['light'];
        const { taken, problems } = await compareStories(browser, served.url, (pictures) =>
          pictures.filter(({ story, mode }) => modes.includes(mode) && !needMore.has(story)),
        );
        expect(problems).toEqual([]);
        expect(taken.length).toBeGreaterThan(125 * modes.length);
      });

    if (template === 'vite-tailwind')
      test("the host's theme reaches the widgets, and its utilities win", async () => {
        await hostPage.open('');
        const colors = await hostPage.page.evaluate(() =>
          [...document.querySelectorAll('#root > button, #root > p')].map(
            (element) => getComputedStyle(element).backgroundColor,
          ),
        );
        expect(colors).toEqual([colors[2], colors[3], colors[2], colors[3]]);
        expect(colors[0]).not.toBe(colors[1]);
        await hostPage.open(pageOf('Pagination'));
        const startOf = async (name: string) =>
          (await hostPage.page.getByRole('button', { name }).boundingBox())?.x ?? Number.NaN;
        expect(await startOf('الصفحة التالية')).toBeLessThan(await startOf('الصفحة السابقة'));
      });

    if (template === 'next') {
      const visitServerPages = async () => {
        const home = readFileSync(join(host, site, 'index.html'), 'utf8').replaceAll(
          '<!-- -->',
          '',
        );
        expect(home).toContain('<p>Schweden: email</p>');
        await hostPage.open('');
        for (const name of await hostPage.page.locator('li a').allTextContents()) {
          for (const page of [`server/${name}/`, pageOf(name)]) {
            const html = readFileSync(join(host, site, page, 'index.html'), 'utf8');
            expect(unstyledIn(html, join(host, site)), page).toEqual([]);
          }
          expect(await tryWidget(hostPage, `server/${name}/`), name).toEqual([]);
        }
      };

      test('server components render every widget with styles at build time', visitServerPages);

      test('a webpack build does the same', async () => {
        await runOrThrow(runStep('webpack', host));
        await visitServerPages();
      });

      test('with cacheComponents, every widget renders at build time and works', async () => {
        const config = join(host, 'next.config.ts');
        const text = readFileSync(config, 'utf8');
        // An export cannot cache components.
        const cached = text.replace(
          "output: 'export'",
          'cacheComponents: true, partialPrefetching: true',
        );
        writeFileSync(config, cached);
        await runOrThrow(runStep('next', host));
        const server = await serveHost(host, { command: 'next start --port' });
        const visited = await openHost(browser, server.url);
        try {
          await visited.open('');
          const names = await visited.page.locator('li a').allTextContents();
          expect(names.length).toBeGreaterThanOrEqual(rowNames().length);
          for (const name of names) {
            expect(await tryWidget(visited, pageOf(name)), name).toEqual([]);
          }
        } finally {
          await visited.page.close();
          await server.close();
        }
      });
    }
  },
);

/** Slots of a page whose classes are in no linked style sheet; also reports a page without slots. */
function unstyledIn(html: string, site: string): string[] {
  const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"?]+)/g)].map(([, path = '']) =>
    readFileSync(join(site, decodeURIComponent(path)), 'utf8'),
  );
  if (sheets.length === 0) return ['no style sheet'];
  const css = sheets.join('');
  const body = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  const parts = [...body.matchAll(/<[a-z][^>]*\sdata-slot="([^"]+)"[^>]*>/g)];
  if (parts.length === 0) return ['no markup'];
  return parts.flatMap(([tag, slot = '']) => {
    const classes = /\sclass="([^"]+)"/.exec(tag)?.[1]?.split(' ') ?? [];
    return classes.some((name) => css.includes(`.${name}`)) || classes.length === 0 ? [] : [slot];
  });
}
