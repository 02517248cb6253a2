import { expect } from 'vitest';
import type { HostPage } from './strict-browser.ts';

/** Fills in the booking form of a host and submits it; fails where the page is bare or the browser reports something. */
export async function bookStay({ page, open, messages }: HostPage): Promise<void> {
  await open('');
  const submit = page.getByRole('button', { name: 'Book' });
  const form = page.locator('form').filter({ has: submit });
  await form.getByLabel('Email').fill('ada@example.com');
  await form.getByRole('textbox', { name: 'Arrival' }).fill('10/4/2026');
  await form.getByRole('combobox', { name: 'Country' }).fill('Swed');
  await page.getByRole('option', { name: 'Sweden' }).click();
  await form.getByRole('textbox', { name: 'Wishes' }).fill('sea view');
  await page.keyboard.press('Enter');
  await form.locator('[name="stars"][value="4"]').click();
  await submit.click();
  const sent = await page.locator('output').filter({ hasText: 'ada@' }).textContent();
  expect(JSON.parse(sent ?? '')).toEqual({
    email: 'ada@example.com',
    arrival: '2026-10-04',
    country: 'SE',
    wishes: ['sea view'],
    stars: 4,
  });
  expect(await page.getByText('Breakfast is').innerHTML()).toBe('Breakfast is <b>included</b>.');
  expect(await page.getByRole('form', { name: 'Sign in' }).isVisible()).toBe(true);
  // Class names come from the modules, colors from the tokens; and no rule of the host overrides the spacing.
  expect(await page.locator('button[data-slot]:not([class])').count()).toBe(0);
  const { color, padding } = await submit.evaluate((element) => {
    const style = getComputedStyle(element);
    return { color: style.backgroundColor, padding: style.paddingInlineStart };
  });
  expect(color).not.toBe('rgba(0, 0, 0, 0)');
  expect(padding).not.toBe('0px');
  expect(messages()).toEqual([]);
}
