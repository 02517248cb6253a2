import type { Page } from '@playwright/test';
import { expect, press, send, test } from '../strict-page.ts';

const slider = (page: Page, name: string) => page.getByRole('slider', { name });

/** Points in the canvas of the area, as fractions from its top left. */
async function placesIn(page: Page): Promise<(x: number, y: number) => [number, number]> {
  const box = await page.locator('[data-slot="color-picker-plane-surface"]').first().boundingBox();
  if (!box) throw new Error('There is no area.');
  return (x, y) => [box.x + x * box.width, box.y + y * box.height];
}

/** Elements that add styles to a page. */
const sheets = (page: Page) =>
  page
    .locator('style, link[rel="stylesheet"]')
    .evaluateAll((all) => all.map(({ outerHTML }) => outerHTML));

test('A color is selected in the area under the trusted policy, and no style is added', async ({
  strict: { page, open },
}) => {
  await open('ColorPicker', { policy: 'trusted' });
  const colors = page.locator('.react-colorful [data-slot="color-picker-plane-colors"]');
  expect(await colors.evaluate((plane) => getComputedStyle(plane).backgroundColor)).toBe(
    'rgb(255, 0, 0)',
  );
  expect(await sheets(page)).toEqual(['<link rel="stylesheet" href="/client.css">']);
  await slider(page, 'Saturation').focus();
  await press(page, 'Home', 'ArrowRight', 'PageDown');
  await expect(slider(page, 'Brightness')).toBeFocused();
  expect(await send(page)).toEqual([['color', '#e6e3e3']]);
});

test('A finger drags the thumb, a second one does not, and the page does not scroll', async ({
  strict: { page, open },
}) => {
  await open('ColorPicker', { policy: 'trusted' });
  const at = await placesIn(page);
  const client = await page.context().newCDPSession(page);
  type Kind = 'touchStart' | 'touchMove' | 'touchEnd';
  const touch = (type: Kind, ...fingers: [id: number, x: number, y: number][]) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: fingers.map(([id, ...place]) => {
        const [x, y] = at(...place);
        return { id, x, y };
      }),
    });
  await touch('touchStart', [0, 0.5, 0.5]);
  await touch('touchMove', [0, 0.6, 0.2]);
  await touch('touchStart', [0, 0.6, 0.2], [1, 0.1, 0.9]);
  await touch('touchMove', [0, 0.6, 0.2], [1, 0.2, 0.9]);
  await touch('touchEnd', [1, 0.2, 0.9]);
  await touch('touchMove', [0, 0, 0.5]);
  await touch('touchEnd');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(slider(page, 'Saturation')).toBeFocused();
  expect(await send(page)).toEqual([['color', '#808080']]);
});

test('The panel of the field renders under a strict policy and keeps its focus', async ({
  strict: { page, open },
}) => {
  await open('ColorInput', { policy: 'strict' });
  await page.getByRole('textbox').focus();
  await press(page, 'Alt+ArrowDown');
  await expect(slider(page, 'Saturation')).toBeFocused();
  const box = await page.locator('[data-slot="color-picker-area"]').boundingBox();
  expect(box?.height).toBeGreaterThan(100);
  await press(page, 'Tab', 'Home', 'ArrowRight', 'Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('textbox')).toBeFocused();
  expect(await send(page)).toEqual([['color', '#ff0400']]);
});
