import { mountOne, part, type CpuMeasure } from '../measures.ts';

/** Time for the page to settle after an input, in milliseconds. */
const pause = 60;
const times = 8;

/** Enter that adds a tag to the existing ones; removing it again is not counted. */
export const addTag: CpuMeasure = {
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
