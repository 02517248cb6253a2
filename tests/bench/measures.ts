import { slopeOf } from './statistics.ts';
import type { Retained, Tab } from './tab.ts';

/** One turn of a measure on one case: its figure in milliseconds of main-thread CPU. */
export type Turn = (tab: Tab) => Promise<number>;

/** Measure of CPU time: its preparation, and the turn that is repeated. */
export interface CpuMeasure {
  /** Brings the page to where turns start from. */
  prepare: (tab: Tab) => Promise<void>;
  /** Measures once. */
  turn: Turn;
}

/** Presses of one turn; the figure is per press. */
const presses = 10;

/** Pause after an input, so that each gets a frame of its own, in milliseconds. */
const pause = 50;

/** Mount, forced layout and unmount of `count` subjects. */
export const cycle = (count: number): CpuMeasure => ({
  prepare: async () => {},
  turn: async (tab) => {
    await tab.collectGarbage();
    const before = await tab.cpu();
    const height = await tab.page.evaluate((n) => window.bench.cycle(n), count);
    const after = await tab.cpu();
    if (height < count) throw new Error(`The subjects are ${height} px high: they did not render.`);
    return after - before;
  },
});

/** Press on the button that shows the next month, by the mouse. */
export const nextMonth: CpuMeasure = {
  prepare: (tab) => mountOne(tab),
  turn: async (tab) => {
    const button = tab.page.locator(part(tab, 'next'));
    const caption = tab.page.locator(part(tab, 'caption'));
    const place = await centreOf(tab, part(tab, 'next'));
    await button.focus();
    const first = await caption.textContent();
    const cost = await perPress(tab, () => tab.page.mouse.click(place.x, place.y));
    expectChange('next month', first, await caption.textContent());
    const hit = await button.evaluate(
      (element, { x, y }) => element.contains(document.elementFromPoint(x, y)),
      place,
    );
    if (!hit) throw new Error('The button for the next month went away from under the mouse.');
    return cost;
  },
};

/** Arrow key on a day, to the right and to the left in turns, so that the month stays. */
export const arrowKey: CpuMeasure = {
  prepare: async (tab) => {
    await mountOne(tab);
    await tab.page.locator(part(tab, 'day')).focus();
    const before = await focusedText(tab);
    await tab.page.keyboard.press('ArrowRight');
    await tab.page.waitForTimeout(pause);
    expectChange('arrow key', before, await focusedText(tab));
  },
  turn: (tab) =>
    perPress(tab, (index) => tab.page.keyboard.press(index % 2 ? 'ArrowRight' : 'ArrowLeft')),
};

/** Opening of the calendar and its closing, both by a press on the button. */
export const openAndClose: CpuMeasure = {
  prepare: async (tab) => {
    await mountOne(tab);
    const place = await centreOf(tab, part(tab, 'open'));
    const calendar = tab.page.locator(part(tab, 'calendar'));
    await tab.page.mouse.click(place.x, place.y);
    await calendar.waitFor();
    await tab.page.mouse.click(place.x, place.y);
    await calendar.waitFor({ state: 'detached' });
  },
  turn: async (tab) => {
    const place = await centreOf(tab, part(tab, 'open'));
    const calendar = tab.page.locator(part(tab, 'calendar'));
    const cost = await perPress(tab, async () => {
      await tab.page.mouse.click(place.x, place.y);
      await tab.page.waitForTimeout(pause);
      await tab.page.mouse.click(place.x, place.y);
    });
    if ((await calendar.count()) > 0)
      throw new Error('The calendar stays open after the second press.');
    return cost;
  },
};

/** What a mount leaves behind, per mount. */
export async function retainedPerMount(tab: Tab, samples = 8, mounts = 100): Promise<Retained> {
  const batch = 25;
  const run = () =>
    tab.page.evaluate(
      ([times, count]) => {
        for (let time = 0; time < times; time += 1) window.bench.cycle(count);
      },
      [mounts / batch, batch] as const,
    );
  // The first mounts fill caches and let the compiler settle; neither is a leak.
  for (let warm = 0; warm < 6; warm += 1) await run();
  const points: (Retained & { x: number })[] = [];
  for (let sample = 0; sample < samples; sample += 1) {
    points.push({ x: sample * mounts, ...(await tab.retained()) });
    await run();
  }
  const slope = (pick: (point: Retained) => number) =>
    slopeOf(points.map((point) => ({ x: point.x, y: pick(point) })));
  return {
    bytes: slope(({ bytes }) => bytes),
    nodes: slope(({ nodes }) => nodes),
    listeners: slope(({ listeners }) => listeners),
  };
}

async function mountOne(tab: Tab): Promise<void> {
  await tab.page.evaluate(() => {
    window.bench.unmount();
    window.bench.mount(1);
  });
}

async function perPress(tab: Tab, press: (index: number) => Promise<void>): Promise<number> {
  await tab.collectGarbage();
  await tab.page.waitForTimeout(pause);
  const before = await tab.cpu();
  for (let index = 0; index < presses; index += 1) {
    await press(index);
    await tab.page.waitForTimeout(pause);
  }
  return ((await tab.cpu()) - before) / presses;
}

function part(tab: Tab, name: keyof Tab['parts']): string {
  const selector = tab.parts[name];
  if (!selector) throw new Error(`The case names no part "${name}".`);
  return selector;
}

async function centreOf(tab: Tab, selector: string): Promise<{ x: number; y: number }> {
  const box = await tab.page.locator(selector).boundingBox();
  if (!box) throw new Error(`Nothing is shown at ${selector}.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

function focusedText(tab: Tab): Promise<string | null> {
  return tab.page.evaluate(() => document.activeElement?.textContent ?? null);
}

function expectChange(what: string, before: string | null, after: string | null): void {
  if (before === after) throw new Error(`${what}: the page still shows "${before}".`);
}
