import type { Locator } from '@playwright/test';
import { expect, test } from './strict-page.ts';

/** Color of the focus ring around an element focused with the keyboard. */
async function ringOf(element: Locator): Promise<string> {
  await element.focus();
  await element.press('Shift');
  return element.evaluate((node) => getComputedStyle(node).outlineColor);
}

for (const name of ['Calendar', 'RangeCalendar', 'PeriodCalendar']) {
  test(`The ring around the selection in ${name} takes the user's own colors`, async ({
    strict: { page, open },
  }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await open(name);
    const selected = page.getByRole('gridcell', { selected: true }).first();
    await expect(selected).toBeVisible();
    const canvasText = await page.locator('body').evaluate((body) => {
      body.style.setProperty('outline-color', 'CanvasText');
      return getComputedStyle(body).outlineColor;
    });
    expect(await ringOf(selected)).toBe(canvasText);
  });
}
