import { cycle, mountOne, part, typeKey, type CpuMeasure } from '../../measures.ts';
import type { Suite } from '../../suite.ts';
import { cyclePlan, heapPlan, serverPlan } from '../../usual-plans.ts';

/** Time for the page to settle after an input, in milliseconds. */
const pause = 60;
const times = 8;

/** Enter that adds a tag to the existing ones; removing it again is not counted. */
const addTag: CpuMeasure = {
  prepare: async (tab) => {
    await mountOne(tab);
    await tab.page.locator(part(tab, 'input')).focus();
    await tab.page.waitForTimeout(500);
  },
  turn: async (tab) => {
    const { keyboard } = tab.page;
    const tags = tab.page.locator(part(tab, 'tags'));
    const before = await tags.count();
    let sum = 0;
    await tab.collectGarbage();
    for (let time = 0; time < times; time += 1) {
      await keyboard.type('new');
      await tab.page.waitForTimeout(pause);
      const start = await tab.cpu();
      await keyboard.press('Enter');
      await tab.page.waitForTimeout(pause);
      sum += (await tab.cpu()) - start;
      if ((await tags.count()) !== before + 1) throw new Error('Enter added no tag.');
      await keyboard.press('Backspace');
      await keyboard.press('Backspace');
      await tab.page.waitForTimeout(pause);
      if ((await tags.count()) !== before) throw new Error('The tag was not removed.');
    }
    return sum / times;
  },
};

const plainList = {
  of: 'three-tags',
  by: 'floor',
  against: 'a list of buttons and an input',
} as const;

/** Tag input with 999 tags compared with none, and with three compared with plain HTML. */
export const suite: Suite = {
  title: 'Tag input',
  against: 'the same without tags',
  measures: [
    { ...cyclePlan(5), ...plainList },
    {
      id: 'key',
      title: 'Keystroke with 999 tags',
      kind: 'browser',
      measure: typeKey(),
      of: 'many-tags',
      by: 'ours',
      goal: 2,
    },
    {
      id: 'add',
      title: 'Adding the 1000th tag',
      kind: 'browser',
      measure: addTag,
      of: 'many-tags',
      absolute: true,
      goal: 16,
    },
    {
      id: 'mount',
      title: 'Mounting 999 tags',
      kind: 'browser',
      measure: cycle(1),
      of: 'many-tags',
      absolute: true,
      goal: 115,
    },
    heapPlan,
    { ...serverPlan(10), ...plainList },
  ],
};
