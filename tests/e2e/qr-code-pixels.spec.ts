import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test as base, type Page } from '@playwright/test';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { serveFolder } from '../support/static-server.ts';
import { built, catalog, showStory } from './built-storybook.ts';

// Text that a decoder reads from the pixels of every state in the catalog, as a camera would.

const wasm = fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'));
prepareZXingModule({ overrides: { wasmBinary: readFileSync(wasm).buffer as ArrayBuffer } });

const prefix = 'components-qr-code--';
const shown = catalog
  .filter(({ id }) => id.startsWith(prefix))
  .map(({ id }) => id.slice(prefix.length));

const trip = 'https://tessera.example/porto';
const train = 'https://tessera.example/trips/porto/train?coach=14&seat=62';

/** Contents of the codes of each story, in order. */
const expected: Readonly<Record<string, readonly string[]>> = {
  default: [trip],
  logo: [trip, trip],
  tools: [train, train],
  contents: [
    'أهلاً بكم في بيتنا',
    'ようこそ、川の家へ',
    'WIFI:T:WPA;S:Pensão Aurora;P:douro2026;;',
    '482913002026',
    'Lisbon, Porto and the Douro, by train and on foot, from the river to the vineyards: Mia Berg, João Pinto and Ada Lind, April 17 to 24.',
  ],
  states: [],
};

const test = base.extend<object, { stage: { page: Page; url: string } }>({
  stage: [
    async ({ browser }, provide) => {
      const server = await serveFolder(built);
      const context = await browser.newContext({ viewport: { width: 1200, height: 900 } });
      await provide({ page: await context.newPage(), url: server.url });
      await context.close();
      await server.close();
    },
    { scope: 'worker' },
  ],
});

/** Texts that a decoder finds in the image of each code on the page. */
async function scanAll(page: Page): Promise<Array<string | undefined>> {
  const texts: Array<string | undefined> = [];
  for (const code of await page.locator('[data-slot="qr-code-image"]').all()) {
    const [found] = await readBarcodes(await code.screenshot(), { formats: ['QRCode'] });
    texts.push(found?.text);
  }
  return texts;
}

test('Every story of the catalog is scanned', () => {
  expect(shown.toSorted()).toEqual(Object.keys(expected).toSorted());
});

for (const [globals, forcedColors] of [
  ['theme:light', 'none'],
  ['theme:dark;locale:ar', 'none'],
  ['theme:high-contrast;forcedColors:active', 'active'],
] as const) {
  test(`The pixels of every code decode to its value with ${globals}`, async ({
    stage: { page, url },
  }) => {
    await page.emulateMedia({ forcedColors, colorScheme: 'dark' });
    await page.goto('about:blank');
    const read: Record<string, Array<string | undefined>> = {};
    for (const story of Object.keys(expected)) {
      await showStory(page, url, prefix + story, globals);
      read[story] = await scanAll(page);
    }
    expect(read).toEqual(expected);
  });
}
