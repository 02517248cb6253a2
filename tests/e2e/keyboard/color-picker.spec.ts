import type { Page } from '@playwright/test';
import { expect, press, received, send, test } from '../strict-page.ts';

const slider = (page: Page, name: string) => page.getByRole('slider', { name });

test('A colour is chosen in the area under Trusted Types, where react-colorful throws', async ({
  strict: { page, open },
}) => {
  await open('ColorPicker', { policy: 'trusted' });
  const area = page.locator('[data-slot="color-picker-plane"]');
  const [red] = await area.evaluate((plane) => [getComputedStyle(plane).backgroundColor]);
  expect(red).toBe('rgb(255, 0, 0)');
  await slider(page, 'Saturation').focus();
  await press(page, 'Home', 'ArrowRight', 'PageDown');
  await expect(slider(page, 'Brightness')).toBeFocused();
  expect(await send(page)).toEqual([['colour', '#e6e3e3']]);
});

test('The panel of the field is drawn under a strict policy and keeps its focus', async ({
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
  expect(await send(page)).toEqual([['colour', '#ff0400']]);
});

test('A name is typed and sent with one Enter', async ({ strict: { page, open } }) => {
  await open('ColorInput');
  const field = page.getByRole('textbox');
  await field.fill('tomato');
  await expect(page.locator('[data-slot="color-input-swatch"]')).toHaveAttribute(
    'color',
    '#ff6347',
  );
  await field.press('Enter');
  expect(await received(page)).toEqual([['colour', '#ff6347']]);
});

test('Focus is a ring under forced colours, and colours stay what they are', async ({
  strict: { page, open },
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open('ColorPicker');
  const ringOf = (slot: string) =>
    page.locator(`[data-slot="color-picker-${slot}"]`).evaluate((element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return `${outlineStyle} ${outlineWidth}`;
    });
  expect(await ringOf('area')).toMatch(/^none/);
  await slider(page, 'Saturation').focus();
  await press(page, 'ArrowLeft');
  expect(await ringOf('area')).toBe('solid 2px');
  await press(page, 'Tab');
  await expect(slider(page, 'Hue')).toBeFocused();
  expect(await ringOf('hue')).toBe('solid 2px');
  const plane = page.locator('[data-slot="color-picker-plane"]');
  expect(await plane.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(
    'rgb(255, 0, 0)',
  );
});
