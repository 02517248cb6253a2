import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { pageTimeout } from '../support/browser.ts';
import {
  listPictures,
  type ChromaticParameters,
  type IndexEntry,
  type Picture,
} from './picture-list.ts';

interface Extractable {
  __STORYBOOK_PREVIEW__?: {
    ready?: () => Promise<void>;
    extract?: () => Promise<Record<string, { parameters?: { chromatic?: ChromaticParameters } }>>;
  };
}

/** Pictures of the static Storybook in `folder`, served at `url`: its index joined with its stories' parameters. */
export async function readPictures(
  browser: Browser,
  folder: string,
  url: string,
): Promise<Picture[]> {
  const index = JSON.parse(await readFile(join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, IndexEntry>;
  };
  const page = await browser.newPage();
  page.setDefaultTimeout(pageTimeout);
  try {
    await page.goto(`${url}iframe.html`, { waitUntil: 'commit' });
    await page.waitForFunction(
      () => (window as unknown as Extractable).__STORYBOOK_PREVIEW__?.extract !== undefined,
    );
    const parameters = await page.evaluate(async () => {
      const preview = (window as unknown as Extractable).__STORYBOOK_PREVIEW__;
      await preview?.ready?.();
      const stories = await preview?.extract?.();
      return Object.fromEntries(
        Object.entries(stories ?? {}).map(([id, story]) => [id, story.parameters?.chromatic]),
      );
    });
    return listPictures(Object.values(index.entries), parameters);
  } finally {
    await page.close();
  }
}
