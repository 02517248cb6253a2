import { mountOne, part, typeKey, type CpuMeasure } from '../measures.ts';
import type { Tab } from '../tab.ts';

/** Time for the page to settle after an input, in milliseconds. */
const pause = 60;
const times = 8;

/** Blur of a field with an invalid email address: CPU time until its error shows. */
export const firstError: CpuMeasure = {
  prepare: async () => {},
  turn: (tab) =>
    perFreshForm(tab, {
      start: (fresh) => typeNoAddress(fresh),
      act: (fresh) => fresh.page.keyboard.press('Tab'),
      errors: 1,
    }),
};

/**
 * Click on the submit button of an empty form: CPU time until each field has its error and, if the case says so, one
 * has focus.
 */
export const failedSubmit: CpuMeasure = {
  prepare: async () => {},
  turn: (tab) =>
    perFreshForm(tab, {
      start: (fresh) => fresh.page.locator(part(fresh, 'submit')).focus(),
      act: (fresh) => fresh.page.keyboard.press('Enter'),
      errors: 8,
    }),
};

/** Keystroke in a field whose error stays. */
export const keyUnderError: CpuMeasure = {
  prepare: async (tab) => {
    await mountOne(tab);
    await typeNoAddress(tab);
    // Not with Tab: it would focus the next field, which is then left empty.
    await tab.page.locator(part(tab, 'email')).blur();
    await tab.page.waitForTimeout(pause);
    await tab.page.locator(part(tab, 'email')).focus();
    await expectErrors(tab, 1);
    await tab.page.keyboard.press('End');
  },
  turn: async (tab) => {
    const cost = await typeKey().turn(tab);
    await expectErrors(tab, 1);
    return cost;
  },
};

interface Step {
  start: (tab: Tab) => Promise<void>;
  act: (tab: Tab) => Promise<void>;
  errors: number;
}

/** CPU time of one `act` on a newly mounted form, in milliseconds. */
async function perFreshForm(tab: Tab, { start, act, errors }: Step): Promise<number> {
  let sum = 0;
  await tab.collectGarbage();
  for (let time = 0; time < times; time += 1) {
    await mountOne(tab);
    await start(tab);
    await tab.page.waitForTimeout(pause);
    await expectErrors(tab, 0);
    const before = await tab.cpu();
    await act(tab);
    await tab.page.waitForTimeout(pause);
    sum += (await tab.cpu()) - before;
    await expectErrors(tab, errors);
    if (errors > 1 && tab.parts.focused) await expectFocus(tab, tab.parts.focused);
  }
  return sum / times;
}

async function typeNoAddress(tab: Tab): Promise<void> {
  await tab.page.locator(part(tab, 'email')).focus();
  await tab.page.keyboard.type('person');
}

async function expectErrors(tab: Tab, count: number): Promise<void> {
  const texts = await tab.page.locator(part(tab, 'error')).allInnerTexts();
  const shown = texts.filter((text) => text.trim() !== '');
  if (shown.length !== count) throw new Error(`${shown.length} errors show, ${count} should.`);
}

async function expectFocus(tab: Tab, selector: string): Promise<void> {
  const has = await tab.page.locator(selector).evaluate((element) => element.matches(':focus'));
  if (!has) throw new Error(`The focus is not at ${selector}.`);
}
