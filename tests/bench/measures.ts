import type { Tab } from './tab.ts';

/** One turn of a benchmark on one case: its main-thread CPU time in milliseconds. */
export type Turn = (tab: Tab) => Promise<number>;

/** CPU benchmark: its setup, and the turn that is repeated. */
export interface CpuMeasure {
  /** Brings the page to the initial state of a turn. */
  prepare: (tab: Tab) => Promise<void>;
  /** Measures once. */
  turn: Turn;
}

/** Clicks of one turn; the figure is per click. */
const presses = 10;

/** Delay after an input, so that each gets its own frame, in milliseconds. */
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

/** Mouse click on the button for the next month. */
export const nextMonth: CpuMeasure = {
  prepare: (tab) => mountOne(tab),
  turn: async (tab) => {
    const button = tab.page.locator(part(tab, 'next'));
    const caption = tab.page.locator(part(tab, 'caption'));
    const place = await centerOf(tab, part(tab, 'next'));
    await button.focus();
    const first = await caption.textContent();
    const cost = await perPress(tab, () => tab.page.mouse.click(place.x, place.y));
    expectChange('next month', first, await caption.textContent());
    const hit = await button.evaluate(
      (element, { x, y }) => element.contains(document.elementFromPoint(x, y)),
      place,
    );
    if (!hit) throw new Error('The button for the next month is no longer under the mouse.');
    return cost;
  },
};

/** Arrow key on a day, right and left in turns, so that the month stays. */
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

/** Opening and closing of the part `panel`, both by a click on the part `open`. */
export const openAndClose: CpuMeasure = {
  prepare: async (tab) => {
    await mountOne(tab);
    const place = await centerOf(tab, part(tab, 'open'));
    const panel = tab.page.locator(part(tab, 'panel'));
    await tab.page.mouse.click(place.x, place.y);
    await panel.waitFor();
    await tab.page.mouse.click(place.x, place.y);
    await panel.waitFor({ state: 'detached' });
  },
  turn: async (tab) => {
    const place = await centerOf(tab, part(tab, 'open'));
    const panel = tab.page.locator(part(tab, 'panel'));
    const cost = await perPress(tab, async () => {
      await tab.page.mouse.click(place.x, place.y);
      await tab.page.waitForTimeout(pause);
      await tab.page.mouse.click(place.x, place.y);
    });
    if ((await panel.count()) > 0) throw new Error('The panel stays open after the second press.');
    return cost;
  },
};

/**
 * Keystroke into the part `input`: the keys one after another, in the names of Playwright's keyboard.
 * @param keys Keys that together lead back to where they began, so that every turn is alike. Default: a letter and its deletion.
 */
export const typeKey = (keys: readonly string[] = ['a', 'Backspace']): CpuMeasure => ({
  prepare: async (tab) => {
    await mountOne(tab);
    await tab.page.locator(part(tab, 'input')).focus();
    for (const key of keys) {
      const before = await looks(tab);
      await tab.page.keyboard.press(key);
      await tab.page.waitForTimeout(pause);
      expectChange(`the key ${key}`, before, await looks(tab));
    }
  },
  turn: (tab) => perPress(tab, (index) => tab.page.keyboard.press(keys[index % keys.length] ?? '')),
});

/**
 * Press of the mouse on a part.
 * @param name Part that is pressed; each press must change what the page shows.
 * @param back Part whose press takes that back, in turns with it and counted alike. Default: the part itself.
 */
export const pressPart = (name: string, back = name): CpuMeasure => {
  const pressOne = async (tab: Tab, index: number) => {
    const place = await centerOf(tab, part(tab, index % 2 ? back : name));
    await tab.page.mouse.click(place.x, place.y);
  };
  return {
    prepare: async (tab) => {
      await mountOne(tab);
      for (const index of [0, 1]) {
        const before = await looks(tab);
        await pressOne(tab, index);
        await tab.page.waitForTimeout(pause);
        expectChange(`the press on ${index ? back : name}`, before, await looks(tab));
      }
    },
    turn: (tab) => perPress(tab, (index) => pressOne(tab, index)),
  };
};

/** Drag step over the part `area`, a few pixels back and forth, with the button held. */
export const dragStep: CpuMeasure = {
  prepare: async (tab) => {
    await mountOne(tab);
    const { x, y } = await centerOf(tab, part(tab, 'area'));
    await tab.page.mouse.move(x, y);
    await tab.page.mouse.down();
    await tab.page.waitForTimeout(pause);
    const before = await looks(tab);
    await tab.page.mouse.move(x + 9, y + 5);
    await tab.page.waitForTimeout(pause);
    expectChange('the drag', before, await looks(tab));
    await tab.page.mouse.up();
  },
  turn: async (tab) => {
    const { x, y } = await centerOf(tab, part(tab, 'area'));
    await tab.page.mouse.move(x, y);
    await tab.page.mouse.down();
    const cost = await perPress(tab, (index) =>
      tab.page.mouse.move(x + (index % 2 ? 9 : -9), y + (index % 2 ? 5 : -5)),
    );
    await tab.page.mouse.up();
    return cost;
  },
};

/** Rerender of `count` mounted subjects with the same props. */
export const renderAgain = (count: number): CpuMeasure => ({
  prepare: (tab) =>
    tab.page.evaluate((n) => {
      window.bench.unmount();
      window.bench.mount(n);
    }, count),
  turn: async (tab) => {
    await tab.collectGarbage();
    const before = await tab.cpu();
    await tab.page.evaluate(
      ([n, times]) => {
        for (let time = 0; time < times; time += 1) window.bench.mount(n);
      },
      [count, presses] as const,
    );
    return ((await tab.cpu()) - before) / presses;
  },
});

/** Call of the case's function `run`, without a component; a promise is awaited. */
export const callRun = (times = 1): CpuMeasure => ({
  prepare: async () => {},
  turn: async (tab) => {
    await tab.collectGarbage();
    const before = await tab.cpu();
    await tab.page.evaluate((count) => window.bench.run(count), times);
    return ((await tab.cpu()) - before) / times;
  },
});

/** Unmounts everything and mounts one subject. */
export async function mountOne(tab: Tab): Promise<void> {
  await tab.page.evaluate(() => {
    window.bench.unmount();
    window.bench.mount(1);
  });
}

/** CPU time of one of ten consecutive inputs, in milliseconds. */
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

/** Selector of a named part. */
export function part(tab: Tab, name: string): string {
  const selector = tab.parts[name];
  if (!selector) throw new Error(`The case names no part "${name}".`);
  return selector;
}

/** Center of the element at the selector, in px of the window. */
async function centerOf(tab: Tab, selector: string): Promise<{ x: number; y: number }> {
  const box = await tab.page.locator(selector).boundingBox();
  if (!box) throw new Error(`Nothing is shown at ${selector}.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Markup of the page with the values of its controls, to detect whether an input had an effect. */
function looks(tab: Tab): Promise<string> {
  return tab.page.evaluate(() => {
    const controls = [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')];
    const values = controls.map(({ value, checked }) => `${value} ${checked}`);
    return [document.body.innerHTML, ...values].join('\n');
  });
}

function focusedText(tab: Tab): Promise<string | null> {
  return tab.page.evaluate(() => document.activeElement?.textContent ?? null);
}

function expectChange(what: string, before: string | null, after: string | null): void {
  if (before === after)
    throw new Error(`${what}: the page still shows "${before?.slice(0, 200)}".`);
}
