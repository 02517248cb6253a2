import { expect, test as base, type FrameLocator, type Page } from '@playwright/test';
import { serveFolder } from '../support/static-server.ts';
import { built } from './built-storybook.ts';

// The Storybook as users see it: the canvas or a docs page in a frame of the manager.

interface Manager {
  page: Page;
  /** Opens a story or a docs page and waits for its first sample. */
  open: (path: string) => Promise<FrameLocator>;
  /** Expects the Actions panel to name a handler. */
  expectAction: (name: string) => Promise<void>;
}

/** Storybook's own objects, in the manager and in its frame. */
interface Storybook {
  __STORYBOOK_ADDONS_CHANNEL__?: { emit: (event: string, ...details: unknown[]) => void };
  __STORYBOOK_PREVIEW__?: { currentRender?: { id?: string } };
}

const test = base.extend<{ manager: Manager }, { url: string; shared: Page }>({
  url: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern.
    async ({}, provide) => {
      const server = await serveFolder(built);
      await provide(server.url);
      await server.close();
    },
    { scope: 'worker' },
  ],
  // The tests of a worker share a page: most of their time is the loading of the manager.
  shared: [
    async ({ browser }, provide) => {
      const page = await browser.newPage({ viewport: { width: 1024, height: 800 } });
      await provide(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
  manager: async ({ shared: page, url }, provide) => {
    const open = async (path: string) => {
      if (page.url().startsWith(url)) {
        await page.evaluate((to) => {
          (window as Storybook).__STORYBOOK_ADDONS_CHANNEL__?.emit('navigateUrl', to, {});
        }, `?path=${path}`);
      } else {
        await page.goto(`${url}?path=${path}`);
      }
      const id = path.split('/').at(-1);
      const preview = () => page.frame({ url: /iframe\.html/ });
      await expect
        .poll(
          async () =>
            preview()?.evaluate(
              () => (window as Storybook).__STORYBOOK_PREVIEW__?.currentRender?.id,
            ),
          // The first page of a worker loads the manager and the whole preview.
          { timeout: 120_000 },
        )
        .toBe(id);
      const frame = page.frameLocator('#storybook-preview-iframe');
      await frame.locator('.tessera-surface > *').first().waitFor();
      return frame;
    };
    const expectAction = async (name: string) => {
      await page.getByRole('tab', { name: /^Actions/ }).click();
      await expect(page.locator('#storybook-panel-root')).toContainText(name);
    };
    await provide({ page, open, expectAction });
  },
});

test.describe.configure({ mode: 'default' });

/** Clicks every link that would open in the page itself; returns their number. */
async function pressLinks(frame: FrameLocator): Promise<number> {
  const links = frame.locator('.tessera-surface a[href]:not([target="_blank"], [href^="#"])');
  await links.first().waitFor();
  const count = await links.count();
  await links.evaluateAll((all: HTMLElement[]) => all.forEach((link) => link.click()));
  return count;
}

/** Sets a mark in the manager and its frame, which a reload of either removes. */
async function mark(page: Page): Promise<void> {
  for (const frame of page.frames()) await frame.evaluate(() => Object.assign(window, { kept: 1 }));
}

async function expectMarks(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    expect(await frame.evaluate(() => 'kept' in window), frame.url()).toBe(true);
  }
}

test('Links of a story do not navigate the Storybook and are reported', async ({
  manager: { page, open, expectAction },
}) => {
  const frame = await open('/story/components-rating-distribution--links');
  await mark(page);
  expect(await pressLinks(frame)).toBeGreaterThan(0);
  await expectAction('navigate');
  await expectMarks(page);
});

test('Links of samples on a docs page do not navigate the Storybook', async ({
  manager: { page, open },
}) => {
  const frame = await open('/docs/components-rating--docs');
  await mark(page);
  expect(await pressLinks(frame)).toBeGreaterThan(0);
  // In-page links are followed after the others.
  await frame.locator('body').evaluate(() => (location.hash = 'end'));
  await expect.poll(() => page.frames()[1]?.url()).toMatch(/#end$/);
  await expectMarks(page);
});

test('An in-page link scrolls inside the frame', async ({ manager: { page, open } }) => {
  const frame = await open('/story/components-login-form--default');
  await mark(page);
  await frame.getByRole('link', { name: 'Forgot password?' }).click();
  await expect.poll(() => page.frames()[1]?.url()).toMatch(/#forgot$/);
  await expectMarks(page);
});

test('A form that is submitted natively does not navigate and is reported', async ({
  manager: { page, open, expectAction },
}) => {
  const frame = await open('/story/components-field--default');
  await mark(page);
  await frame.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
  await frame.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit());
  await expectAction('submit');
  await expectMarks(page);
});

test('Events of a story show in Actions', async ({ manager: { open, expectAction } }) => {
  const frame = await open('/story/components-rating--default');
  await frame.getByRole('radio', { name: '4 out of 5' }).check({ force: true });
  await expectAction('onValueChange');
});

test('The search puts the page of a component first, and finds pages by other names', async ({
  manager: { page, open },
}) => {
  await open('/docs/primitives-card--docs');
  const results = page.locator('.search-result-item');
  const search = (words: string) => page.locator('#storybook-explorer-searchfield').fill(words);
  for (const [words, first] of [
    ['calendar', 'Calendar'],
    ['toast', 'Toast'],
  ] as const) {
    await search(words);
    await expect(results.first()).toContainText(
      new RegExp(`^${first}Components|^${first}Primitives`),
    );
  }
  // Two searches in a row have no page in common, so that the results of the first cannot pass for those of the second.
  for (const [words, pages] of [
    ['dropdown', ['Country select', 'Select', 'Menu']],
    ['stars', ['Rating']],
    ['range calendar', ['Calendar']],
    ['autocomplete', ['Country select']],
    ['chips', ['Tag input']],
    ['snackbar', ['Toast']],
    ['modal', ['Dialog', 'Drawer']],
  ] as const) {
    await test.step(words, async () => {
      await search(words);
      for (const name of pages) {
        await expect(
          results.filter({ hasText: new RegExp(`(?:^|/|Docs).*${name}$`) }),
          `“${words}” finds ${name}`,
        ).not.toHaveCount(0);
      }
    });
  }
  await search('dark mode');
  await expect(results.filter({ hasText: /^ThemeFoundations/ })).toHaveCount(1);
  // The sidebar returns.
  await search('');
  await page.keyboard.press('Escape');
});

test('An item of the sidebar opens the docs of its component, without its tests', async ({
  manager: { page, open },
}) => {
  // A press on an item that an earlier test has opened would close it.
  await page.goto('about:blank');
  await open('/docs/primitives-card--docs');
  await page.locator('[data-item-id="components-rating"] button').first().click();
  await page.waitForURL(/path=\/docs\/components-rating--docs/);
  await expect(page.locator('[data-item-id="components-rating--default"]')).toBeVisible();
  await expect(page.locator('[data-item-id="components-rating-tests"]')).toHaveCount(0);
  // A page links to its tests, which open all the same.
  await open('/story/components-rating-tests--a-press-selects-and-the-cross-clears');
});

/** Whether an element is at the top of its page, and stays there while parts above it are drawn. */
async function staysAtTop(element: Element): Promise<boolean> {
  for (let frame = 0; frame < 60; frame += 1) {
    await new Promise(requestAnimationFrame);
    const { top } = element.getBoundingClientRect();
    if (top < 0 || top > 80) return false;
  }
  return true;
}

test('The address of a heading and its link in the table of contents lead to it', async ({
  page,
  url,
}) => {
  await page.setViewportSize({ width: 1600, height: 800 });
  await page.goto(`${url}?path=/docs/components-calendar--docs#styling`);
  const frame = page.frameLocator('#storybook-preview-iframe');
  const isAtTop = (id: string) => frame.locator(`#${id}`).evaluate(staysAtTop);
  await frame.locator('html:not([data-drawing]) #styling').waitFor();
  await expect.poll(() => isAtTop('styling')).toBe(true);
  for (const id of ['props', 'styling', 'select-a-range-or-several-days']) {
    await frame.locator(`.toc-list a[href="#${id}"]`).click();
    await expect.poll(() => isAtTop(id), id).toBe(true);
  }
});

/** Modules of Storybook's preview that list every story with its props. */
interface Extractable {
  __STORYBOOK_PREVIEW__?: {
    ready: () => Promise<void>;
    extract: () => Promise<
      Record<
        string,
        { id: string; tags: string[]; argTypes: object; initialArgs: Record<string, unknown> }
      >
    >;
  };
}

test('Every story of the catalog logs every handler of its component that it does not leave out', async ({
  page,
  url,
}) => {
  await page.goto(`${url}iframe.html`);
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window);
  const handlers = await page.evaluate(async () => {
    const preview = (window as Extractable).__STORYBOOK_PREVIEW__;
    await preview?.ready();
    const stories = Object.values((await preview?.extract()) ?? {});
    return stories
      .filter(({ tags }) => !tags.includes('play'))
      .flatMap(({ id, argTypes, initialArgs }) =>
        Object.keys(argTypes)
          .filter((name) => /^on[A-Z]/.test(name))
          .filter((name) => !(name in initialArgs) || initialArgs[name] !== undefined)
          .map((name) => [`${id} ${name}`, typeof initialArgs[name]] as const),
      );
  });
  expect(handlers.length).toBeGreaterThan(200);
  expect(handlers.filter(([, type]) => type !== 'function')).toEqual([]);
});
