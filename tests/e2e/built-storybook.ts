import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Frame, Page, Request } from '@playwright/test';
import { settleStory } from '../visual/story-page.ts';

/** Folder of the static Storybook. */
export const built = fileURLToPath(new URL('../../dist/storybook', import.meta.url));

/** Entry of the Storybook's index. */
export interface Entry {
  id: string;
  type: string;
  title: string;
  tags?: readonly string[];
}

const stories = Object.values(entries()).filter(({ type }) => type === 'story');

/** Catalog stories of the static Storybook; none before it is built. */
export const catalog: readonly Entry[] = stories.filter(({ tags }) => !tags?.includes('play'));

/** Interaction tests of the static Storybook; none before it is built. */
export const playStories: readonly Entry[] = stories.filter(({ tags }) => tags?.includes('play'));

function entries(): Record<string, Entry> {
  const index = `${built}/index.json`;
  return existsSync(index) ? JSON.parse(readFileSync(index, 'utf8')).entries : {};
}

interface Previewing {
  __STORYBOOK_PREVIEW__?: { currentRender?: { id?: string } };
  __STORYBOOK_ADDONS_CHANNEL__?: { emit: (event: string, payload: object) => void };
}

/** Requests of a page, and the time of the last response in milliseconds. */
interface Network {
  open: Set<Request>;
  answered: number;
}

const networks = new WeakMap<Page, Network>();

/** Time in which a response may have an effect or lead to another request, in milliseconds. */
const settleTime = 60;

function watchNetwork(page: Page): Network {
  const network: Network = { open: new Set(), answered: 0 };
  const response = (request: Request) => {
    network.open.delete(request);
    network.answered = performance.now();
  };
  page.on('request', (request) => network.open.add(request));
  page.on('requestfinished', response);
  page.on('requestfailed', response);
  networks.set(page, network);
  return network;
}

/** Waits until the story in a frame of the page has played and is stable, as the visual tests do. */
export async function settle(page: Page, id: string, frame: Frame | Page = page): Promise<void> {
  const network = networks.get(page) ?? watchNetwork(page);
  for (;;) {
    const problem = await frame.evaluate(settleStory, 60_000);
    if (problem) throw new Error(`${id} ${problem}`);
    const idleTime = performance.now() - network.answered;
    if (network.open.size === 0 && idleTime >= settleTime) return;
    await new Promise((resolve) => setTimeout(resolve, Math.max(5, settleTime - idleTime)));
  }
}

/**
 * Shows a story and waits until it is stable: the first one by its URL, with the globals, the next ones on the same
 * page, which is several times faster.
 */
export async function showStory(page: Page, url: string, id: string, globals = ''): Promise<void> {
  if (!stories.some((story) => story.id === id)) throw new Error(`There is no story ${id}`);
  if (page.url().startsWith(url)) {
    await page.evaluate((storyId) => {
      const channel = (window as Previewing).__STORYBOOK_ADDONS_CHANNEL__;
      channel?.emit('setCurrentStory', { storyId, viewMode: 'story' });
    }, id);
  } else {
    if (!networks.has(page)) watchNetwork(page);
    // The tests of the catalog run axe; here it would only take the page's time.
    const all = [globals, 'a11y.manual:!true'].filter(Boolean).join(';');
    await page.goto(`${url}iframe.html?id=${id}&viewMode=story&globals=${all}`);
  }
  await page.waitForFunction(
    (storyId) => (window as Previewing).__STORYBOOK_PREVIEW__?.currentRender?.id === storyId,
    id,
  );
  await settle(page, id);
}
