import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test as base, type Page } from '@playwright/test';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { serveFolder } from '../visual/storybook-server.ts';

// What a decoder reads from the pixels of every state that the catalogue shows, as a camera would.

const wasm = fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'));
prepareZXingModule({ overrides: { wasmBinary: readFileSync(wasm).buffer as ArrayBuffer } });

const built = fileURLToPath(new URL('../../dist/storybook', import.meta.url));
const index: { entries: Record<string, { id: string; type: string; tags?: readonly string[] }> } =
  existsSync(`${built}/index.json`)
    ? JSON.parse(readFileSync(`${built}/index.json`, 'utf8'))
    : { entries: {} };
const shown = Object.values(index.entries)
  .filter(({ id, type }) => type === 'story' && id.startsWith('components-qr-code--'))
  .map(({ id }) => id.slice('components-qr-code--'.length));

const receipt = 'https://tessera.example/r/4711';
const fair = 'https://tessera.example/events/spring-fair?seat=14C&door=north';

/** What the codes of each story say, in their order. */
const said: Readonly<Record<string, readonly string[]>> = {
  default: [receipt],
  logo: [receipt],
  tools: [fair],
  'may-fail': [fair],
  contents: [
    'مرحبًا بالعالم',
    'こんにちは世界',
    'WIFI:T:WPA;S:Guests;P:open sesame;;',
    '978020137962',
    'All work and no play. '.repeat(20),
  ],
  colours: [receipt],
  states: [],
  'too-long': [],
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

interface Previewing {
  __STORYBOOK_PREVIEW__?: { currentRender?: { id?: string; phase?: string } };
  __STORYBOOK_ADDONS_CHANNEL__?: { emit: (event: string, payload: object) => void };
}

/** Shows a story: the first by its address, the next ones on the same page, which is several times faster. */
async function show(page: Page, url: string, id: string, globals: string): Promise<void> {
  if (page.url().startsWith(url)) {
    await page.evaluate((storyId) => {
      const channel = (window as Previewing).__STORYBOOK_ADDONS_CHANNEL__;
      channel?.emit('setCurrentStory', { storyId, viewMode: 'story' });
    }, id);
  } else await page.goto(`${url}iframe.html?id=${id}&viewMode=story&globals=${globals}`);
  await page.waitForFunction((storyId) => {
    const render = (window as Previewing).__STORYBOOK_PREVIEW__?.currentRender;
    return render?.id === storyId && ['completed', 'finished'].includes(render.phase ?? '');
  }, id);
}

/** Texts that a decoder finds in the picture of each code on the page. */
async function scanAll(page: Page): Promise<Array<string | undefined>> {
  const texts: Array<string | undefined> = [];
  for (const code of await page.locator('[data-slot="qr-code-image"]').all()) {
    const [found] = await readBarcodes(await code.screenshot(), { formats: ['QRCode'] });
    texts.push(found?.text);
  }
  return texts;
}

test('Every story of the catalogue is scanned', () => {
  expect(shown.toSorted()).toEqual(Object.keys(said).toSorted());
});

for (const [globals, forcedColors] of [
  ['theme:light', 'none'],
  ['theme:dark;locale:ar', 'none'],
  ['theme:high-contrast;forcedColors:active', 'active'],
] as const) {
  test(`The pixels of every code say what it holds with ${globals}`, async ({
    stage: { page, url },
  }) => {
    await page.emulateMedia({ forcedColors, colorScheme: 'dark' });
    await page.goto('about:blank');
    const read: Record<string, Array<string | undefined>> = {};
    for (const story of Object.keys(said)) {
      await show(page, url, `components-qr-code--${story}`, globals);
      read[story] = await scanAll(page);
    }
    expect(read).toEqual(said);
  });
}
