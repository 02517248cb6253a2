import { expect, type Locator, type Page } from '@playwright/test';

/** Stop of the keyboard. */
interface Stop {
  /** Element, named by its role and its text. */
  name: string;
  /** What is wrong with how it shows its focus. */
  faults: string[];
}

/** What the keyboard met on its way through a page. */
export interface Walk {
  /** Names of the stops, in order. */
  stops: string[];
  /** Stops whose focus is not to be seen, each with the reason. */
  faults: string[];
}

const most = 120;

/** Goes through a page by a key, until focus has left it. Fails where it never does. */
export async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<Walk> {
  const met: Walk = { stops: [], faults: [] };
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  while (met.stops.length < most) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(inspectFocus);
    if (!stop) return met;
    met.stops.push(stop.name);
    if (stop.faults.length > 0) met.faults.push(`${key} ${stop.name}: ${stop.faults.join(', ')}`);
  }
  throw new Error(`Focus never leaves the page: ${met.stops.join(' > ')}`);
}

/** Goes on by a key until an element has focus. Fails where a stop does not show its focus, or the page is left. */
export async function goTo(
  page: Page,
  target: Locator,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  await target.waitFor({ state: 'attached' });
  const met: string[] = [];
  while (met.length < most) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(inspectFocus);
    if (!stop) break;
    expect(stop.faults, stop.name).toEqual([]);
    met.push(stop.name);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${key} does not lead to ${String(target)}: ${met.join(' > ')}`);
}

// Runs in the page: nothing from outside is at hand.
function inspectFocus(): Stop | null {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return null;
  const box = focused.getBoundingClientRect();
  const faults: string[] = [];
  const hasRing = (element: Element) =>
    [null, '::after', '::before'].some((part) => {
      const { outlineStyle, outlineWidth, content } = getComputedStyle(element, part);
      return (
        outlineStyle !== 'none' &&
        Number.parseFloat(outlineWidth) >= 1 &&
        (part === null || content !== 'none')
      );
    });
  // What is drawn in the place of a native control is beside it, or around it.
  let around: Element | null = focused;
  let isRinged = false;
  for (let up = 0; up < 4 && around && around !== document.body && !isRinged; up += 1) {
    isRinged =
      hasRing(around) || (up < 2 && [...(around.parentElement?.children ?? [])].some(hasRing));
    around = around.parentElement;
  }
  if (!isRinged) faults.push('no ring');
  const { innerWidth: width, innerHeight: height } = window;
  // Of what is as tall as a text of many lines, a few will do.
  const shown = Math.min(box.bottom, height) - Math.max(box.top, 0);
  // A browser scrolls to a full pixel, which leaves less than one of a fraction outside.
  const isCut = shown <= Math.min(box.height, 96) - 1;
  if (box.left < 0 || box.right > width || isCut) {
    faults.push(`outside at ${box.left}, ${box.top}, ${box.right}, ${box.bottom}`);
  }
  const header = document.querySelector('header');
  const isSticky = header && getComputedStyle(header).position === 'sticky';
  const isBelow = !header?.contains(focused) && getComputedStyle(focused).position !== 'fixed';
  // The ring stands four pixels around the element.
  if (isSticky && isBelow && box.top - 4 < header.getBoundingClientRect().bottom) {
    faults.push(`below the header at ${box.top}`);
  }
  const words = focused.getAttribute('aria-label') ?? focused.textContent ?? '';
  return { name: `${focused.localName} ${words.trim().slice(0, 40)}`, faults };
}
