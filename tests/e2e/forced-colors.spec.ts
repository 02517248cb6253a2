import type { Locator } from '@playwright/test';
import { expect, test } from './strict-page.ts';

/** Color of the ring around an element that the keyboard has focused. */
async function ringOf(element: Locator): Promise<string> {
  await element.focus();
  await element.press('Shift');
  return element.evaluate((node) => getComputedStyle(node).outlineColor);
}

for (const name of ['Calendar', 'RangeCalendar', 'PeriodCalendar']) {
  test(`The ring around what is picked in ${name} takes the reader's own colors`, async ({
    strict: { page, open },
  }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await open(name);
    const picked = page.getByRole('gridcell', { selected: true }).first();
    await expect(picked).toBeVisible();
    const canvasText = await page.locator('body').evaluate((body) => {
      body.style.setProperty('outline-color', 'CanvasText');
      return getComputedStyle(body).outlineColor;
    });
    expect(await ringOf(picked)).toBe(canvasText);
  });
}
