import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bookStay } from './book-stay.ts';
import { onDemand, readPackage } from './built-package.ts';
import { registry } from './built-registry.ts';
import { createHost, runInHost, serveHost } from './created-host.ts';
import { createdHosts } from './created-hosts.ts';
import { run } from './host.ts';
import { looksAlone, looksOf, type Looks } from './looks.ts';
import { openHost, startBrowser } from './strict-browser.ts';
import { npm, runOrThrow, turnToPackage } from './whole-project.ts';

// Projects as people create them, with packages from npm's registry. The components are copied first; then the same
// project installs the package instead.

const folder = mkdtempSync(join(tmpdir(), 'tessera-created-'));
const items = [
  'button',
  'calendar',
  'country-select',
  'date-picker',
  'field',
  'login-form',
  'rating',
  'sanitized-html',
  'tag-input',
  'text-input',
];
let archive: string[];
let browser: Browser;
let looks: Looks;

beforeAll(async () => {
  const packed = await readPackage();
  archive = [packed.tarball, ...onDemand(packed.manifest)];
  browser = await startBrowser();
  looks = await looksAlone(browser, join(folder, 'alone'));
});

afterAll(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true, force: true });
});

describe.each(createdHosts)('$name', (created) => {
  const { name, home, steps, site, rendersPage, elsewhere } = created;
  const host = join(folder, name, 'host');

  async function buildAndUse(): Promise<void> {
    for (const step of steps) await runInHost(host, step);
    const served = await serveHost(host, site);
    try {
      const markup = await (await fetch(served.url)).text();
      expect(markup.includes('data-slot="date-picker"')).toBe(rendersPage === true);
      const hostPage = await openHost(browser, served.url, elsewhere);
      await hostPage.open('');
      expect(await looksOf(hostPage.page)).toEqual(looks);
      await bookStay(hostPage);
      await hostPage.page.close();
    } finally {
      await served.close();
    }
  }

  beforeAll(() => createHost(created, join(folder, name)));
  afterAll(() => rmSync(host, { recursive: true, force: true }));

  test('copied components compile, build and work', async () => {
    const addresses = items.map((item) => join(registry, `${item}.json`));
    await runOrThrow(run('shadcn', ['add', '--yes', ...addresses], join(host, home)));
    await buildAndUse();
  });

  test('the installed package does, too', async () => {
    rmSync(join(host, home, 'tessera'), { recursive: true });
    await runOrThrow(npm(['install', ...archive], host));
    turnToPackage(host, join(home, 'booking.tsx'), './tessera');
    await buildAndUse();
  });
});
