import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

/** Folder of the static Storybook. */
export const built = fileURLToPath(new URL('../../dist/storybook', import.meta.url));

/** Entry of the Storybook's index. */
export interface Entry {
  id: string;
  type: string;
  title: string;
  tags?: readonly string[];
}

/** Catalogue stories of the static Storybook; none before it is built. */
export const catalogue: readonly Entry[] = Object.values(entries()).filter(
  ({ type, tags }) => type === 'story' && !tags?.includes('play'),
);

function entries(): Record<string, Entry> {
  const index = `${built}/index.json`;
  return existsSync(index) ? JSON.parse(readFileSync(index, 'utf8')).entries : {};
}

interface Previewing {
  __STORYBOOK_PREVIEW__?: { currentRender?: { id?: string; phase?: string } };
  __STORYBOOK_ADDONS_CHANNEL__?: { emit: (event: string, payload: object) => void };
}

/**
 * Shows a story: the first by its address, with the globals, the next ones on the same page, which is several times
 * faster.
 */
export async function showStory(page: Page, url: string, id: string, globals = ''): Promise<void> {
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
