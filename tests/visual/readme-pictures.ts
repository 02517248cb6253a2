import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { browserSupply, pageTimeout } from '../support/browser.ts';
import { serveFolder } from '../support/static-server.ts';
import { settleStory, stillStyle } from './story-page.ts';

const usage = `Takes the two pictures of README.md from the built Storybook again.

  npm run build && npm run pictures
`;

const repository = fileURLToPath(new URL('../..', import.meta.url));
const viewport = { width: 880, height: 620 };

/** Stories of the pictures, by the names of their files, and their themes. */
const pictures = {
  'form-light': ['screens-trip-form--filled', 'light'],
  'trips-dark': ['screens-trips--with-trips', 'dark'],
};

if (process.argv.length > 2) {
  console.log(usage);
  process.exit();
}

const storybook = join(repository, 'dist/storybook');
await readFile(join(storybook, 'index.json')).catch(() => {
  throw new Error('There is no built Storybook: run `npm run build`.');
});
const server = await serveFolder(storybook);
const { launch } = await browserSupply();
const browser = await chromium.launch(launch);
try {
  for (const [name, [story, theme]] of Object.entries(pictures)) {
    const page = await browser.newPage({ viewport, locale: 'en-US', timezoneId: 'UTC' });
    await page.clock.setFixedTime('2026-04-15T10:00:00Z');
    await page.goto(
      `${server.url}iframe.html?id=${story}&globals=theme:${theme};motion:reduced;pictures:on`,
    );
    await page.addStyleTag({ content: stillStyle });
    const problem = await page.evaluate(settleStory, pageTimeout);
    if (problem) throw new Error(`${story} ${problem}`);
    const path = join(repository, '.github/pictures', `${name}.png`);
    await writeFile(path, await page.screenshot());
    console.log(path);
    await page.close();
  }
} finally {
  await browser.close();
  await server.close();
}
