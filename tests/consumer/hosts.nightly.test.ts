import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { StaticServer } from '../support/static-server.ts';
import { packPackage } from './built-package.ts';
import { buildRegistry, type RegistryItem } from './built-registry.ts';
import { compareStories } from './compare-stories.ts';
import { giveStories } from './give-stories.ts';
import { readTree, run } from './host.ts';
import { serveRegistry, type RegistryServer } from './registry-server.ts';
import { serveSite } from './site-server.ts';
import { openHost, startBrowser, type HostPage } from './strict-browser.ts';
import { useSignIn, useTripForm } from './use-screens.ts';
import { useWidget as tryWidget } from './use-widget.ts';
import { rowNames } from './usage.ts';
import {
  givePages,
  insist,
  installHost,
  npm,
  runStep,
  type Step,
  type Way,
} from './whole-project.ts';

// Every kind of host, with the packages of its own lock file from npm's registry, takes the library in both ways.

interface Host {
  template: string;
  /** Steps that compile and build it. */
  steps: readonly Step[];
  /** Folder of the built site. */
  site: string;
  /** Address of the page of a widget. */
  pageOf: (widget: string) => string;
  /** Address of the page of a screen, where it has some. */
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
/** Stories whose content needs more than the strict policy: a picture in its address, and mails with styles of their own. */
const needMore = new Set([
  'components-qr-code--logo',
  'components-sanitized-html--email',
  'components-sanitized-html--what-was-removed',
]);
const ways: readonly Way[] = ['copied', 'installed'];

const folder = mkdtempSync(join(tmpdir(), 'tessera-hosts-'));
const registry = join(folder, 'registry');
let server: RegistryServer;
let items: readonly RegistryItem[];
let archive: string;
let browser: Browser;

beforeAll(async () => {
  server = await serveRegistry(registry);
  items = await buildRegistry(registry);
  archive = (await packPackage(folder)).tarball;
  browser = await startBrowser();
});

afterAll(async () => {
  await browser?.close();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Adds every item by the CLI, which has npm install what they need. */
function add(host: string, template: string) {
  const from = template === 'vite-javascript' ? join(registry, 'js') : registry;
  const addresses = items.map(({ name }) => join(from, `${name}.json`));
  return insist(
    run('shadcn', ['add', '--yes', ...addresses], host, { REGISTRY_URL: `${server.url}/own` }),
  );
}

describe.each(hosts.flatMap((host) => ways.map((way) => ({ ...host, way }))))(
  'In $template, $way,',
  ({ template, way, steps, site, pageOf, screenOf }) => {
    const host = join(folder, `${template}-${way}`);
    let served: StaticServer;
    let reader: HostPage;

    beforeAll(async () => {
      await installHost(template, host);
    });

    afterAll(async () => {
      await reader?.page.close();
      await served?.close();
      rmSync(host, { recursive: true, force: true });
    });

    test('the library arrives', async () => {
      if (way === 'installed') await insist(npm(['install', archive], host));
      else {
        const output = await add(host, template);
        expect(output).toContain('Tessera needs React 19');
        const before = readTree(join(host, 'src'));
        const manifest = readFileSync(join(host, 'package.json'), 'utf8');
        expect(before.size).toBeGreaterThan(400);
        expect(await add(host, template)).not.toMatch(/Created|Updated/);
        expect(readTree(join(host, 'src'))).toEqual(before);
        expect(readFileSync(join(host, 'package.json'), 'utf8')).toBe(manifest);
      }
    });

    test('it compiles and is built', async () => {
      givePages(host, items, way);
      if (template === 'vite-strict') giveStories(host, way);
      for (const step of steps) await insist(runStep(step, host));
      served = await serveSite(join(host, site));
      reader = await openHost(browser, served.url);
    });

    test('every widget works under a strict policy', async () => {
      await reader.open('');
      const names = await reader.page.locator('li a').allTextContents();
      expect(names.length).toBeGreaterThanOrEqual(rowNames().length);
      expect(await reader.page.locator('dd').allTextContents()).not.toContain('');
      for (const name of names) expect(await tryWidget(reader, pageOf(name)), name).toEqual([]);
    });

    if (screenOf && way === 'copied')
      test('whole screens work', async () => {
        await reader.open(screenOf?.('sign-in') ?? '');
        await useSignIn(reader.page);
        await reader.open(screenOf?.('trip') ?? '');
        await useTripForm(reader.page);
        expect(reader.complaints()).toEqual([]);
      });

    if (template === 'vite-strict')
      test('every story looks as accepted, and a copy in dark from right to left, too', async () => {
        const modes = way === 'copied' ? ['light', 'dark'] : ['light'];
        const { taken, problems } = await compareStories(browser, served.url, (pictures) =>
          pictures.filter(({ story, mode }) => modes.includes(mode) && !needMore.has(story)),
        );
        expect(problems).toEqual([]);
        expect(taken.length).toBeGreaterThan(125 * modes.length);
      });

    if (template === 'vite-tailwind')
      test('its theme flows in, and its utilities win', async () => {
        await reader.open('');
        const colours = await reader.page.evaluate(() =>
          [...document.querySelectorAll('#root > button, #root > p')].map(
            (element) => getComputedStyle(element).backgroundColor,
          ),
        );
        expect(colours).toEqual([colours[2], colours[3], colours[2], colours[3]]);
        expect(colours[0]).not.toBe(colours[1]);
        await reader.open(pageOf('Pagination'));
        const startOf = async (name: string) =>
          (await reader.page.getByRole('button', { name }).boundingBox())?.x ?? Number.NaN;
        expect(await startOf('الصفحة التالية')).toBeLessThan(await startOf('الصفحة السابقة'));
      });

    if (template === 'next') {
      const visitServerPages = async () => {
        const home = readFileSync(join(host, site, 'index.html'), 'utf8').replaceAll(
          '<!-- -->',
          '',
        );
        expect(home).toContain('<p>Schweden: email</p>');
        await reader.open('');
        for (const name of await reader.page.locator('li a').allTextContents()) {
          for (const page of [`server/${name}/`, pageOf(name)]) {
            const html = readFileSync(join(host, site, page, 'index.html'), 'utf8');
            expect(unstyledIn(html, join(host, site)), page).toEqual([]);
          }
          expect(await tryWidget(reader, `server/${name}/`), name).toEqual([]);
        }
      };

      test('server components draw every widget, styled, at build time', visitServerPages);

      test('built by webpack, they do the same', async () => {
        await insist(runStep('webpack', host));
        await visitServerPages();
      });
    }
  },
);

/** Slots of a page whose classes no linked style sheet knows; says so, too, where the page has no slot. */
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
