import { expect, type Locator, type Page } from '@playwright/test';

/** Tab stop. */
interface Stop {
  /** Element, named by its role and its text. */
  name: string;
  /** Problem with its focus indicator. */
  problems: string[];
}

/** Result of a walk through a page with the keyboard. */
export interface Walk {
  /** Names of the stops, in order. */
  stops: string[];
  /** Stops without a visible focus indicator, each with the reason. */
  problems: string[];
}

const most = 120;

/** Walks through a page with a key until focus leaves it. Fails if it never does. */
export async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<Walk> {
  const met: Walk = { stops: [], problems: [] };
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  while (met.stops.length < most) {
    await page.keyboard.press(key);
    const stop = await inspect(page);
    if (!stop) return met;
    met.stops.push(stop.name);
    if (stop.problems.length > 0)
      met.problems.push(`${key} ${stop.name}: ${stop.problems.join(', ')}`);
  }
  throw new Error(`Focus never leaves the page: ${met.stops.join(' > ')}`);
}

/** Inspects the focus; again after a frame if something is wrong, because a browser may scroll with the next frame. */
async function inspect(page: Page): Promise<Stop | null> {
  const stop = await page.evaluate(inspectFocus);
  if (!stop || stop.problems.length === 0) return stop;
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  return page.evaluate(inspectFocus);
}

/**
 * Continues with a key until an element has focus. Fails if a stop does not show its focus, or if focus leaves the
 * page.
 */
export async function goTo(
  page: Page,
  target: Locator,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  await target.waitFor({ state: 'attached' });
  const met: string[] = [];
  while (met.length < most) {
    await page.keyboard.press(key);
    const stop = await inspect(page);
    if (!stop) break;
    expect(stop.problems, stop.name).toEqual([]);
    met.push(stop.name);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${key} does not lead to ${String(target)}: ${met.join(' > ')}`);
}

// Runs in the page, without access to outer variables.
function inspectFocus(): Stop | null {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return null;
  const box = focused.getBoundingClientRect();
  const problems: string[] = [];
  const hasRing = (element: Element) =>
    [null, '::after', '::before'].some((part) => {
      const { outlineStyle, outlineWidth, content } = getComputedStyle(element, part);
      return (
        outlineStyle !== 'none' &&
        Number.parseFloat(outlineWidth) >= 1 &&
        (part === null || content !== 'none')
      );
    });
  // The visible substitute for a native control is next to it or around it.
  let around: Element | null = focused;
  let isRinged = false;
  for (let up = 0; up < 4 && around && around !== document.body && !isRinged; up += 1) {
    isRinged =
      hasRing(around) || (up < 2 && [...(around.parentElement?.children ?? [])].some(hasRing));
    around = around.parentElement;
  }
  if (!isRinged) problems.push('no ring');
  const { innerWidth: width, innerHeight: height } = window;
  // Of a tall multi-line text, a few lines are enough.
  const shown = Math.min(box.bottom, height) - Math.max(box.top, 0);
  // A browser scrolls to whole pixels, which may leave less than one pixel outside.
  const isCut = shown <= Math.min(box.height, 96) - 1;
  if (box.left < 0 || box.right > width || isCut) {
    problems.push(`outside at ${box.left}, ${box.top}, ${box.right}, ${box.bottom}`);
  }
  const header = document.querySelector('header');
  const isSticky = header && getComputedStyle(header).position === 'sticky';
  const isBelow = !header?.contains(focused) && getComputedStyle(focused).position !== 'fixed';
  // The focus ring extends four pixels around the element.
  if (isSticky && isBelow && box.top - 4 < header.getBoundingClientRect().bottom) {
    problems.push(`below the header at ${box.top}`);
  }
  const words = focused.getAttribute('aria-label') ?? focused.textContent ?? '';
  return { name: `${focused.localName} ${words.trim().slice(0, 40)}`, problems };
}
