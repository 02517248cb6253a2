import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { TripForm } from '#src/app/screens/trip-form.tsx';
import { partOf } from '#tests/support/elements.ts';
import { mount, settle, watchPage } from '#tests/support/render.tsx';

watchPage();
afterEach(() => page.viewport(414, 896));

const footTop = () => partOf('trip-form-actions').getBoundingClientRect().top;

beforeEach(async () => {
  await page.viewport(390, 640);
  mount(<TripForm onSave={() => undefined} onCancel={() => {}} status="Draft saved" />);
  await settle();
});

test('on a phone the foot stays in view, with buttons of 48 px', () => {
  expect(document.documentElement.scrollHeight).toBeGreaterThan(700);
  expect(partOf('trip-form-actions').getBoundingClientRect().bottom).toBe(640);
  const buttons = [...partOf('trip-form-actions').querySelectorAll('button')];
  expect(buttons.map((button) => button.getBoundingClientRect().height)).toEqual([48, 48]);
});

test('the foot does not hide the focused field', () => {
  const fields = [
    ...document.querySelectorAll<HTMLElement>('input:not([type="hidden"]), textarea'),
  ];
  expect(fields.length).toBeGreaterThan(10);
  for (const field of fields) {
    field.focus();
    if (document.activeElement !== field) continue;
    // Of a text area, the line with the cursor is scrolled into view.
    const { top, bottom } = field.getBoundingClientRect();
    expect(Math.min(bottom, top + 40), field.outerHTML).toBeLessThanOrEqual(footTop());
  }
});

test('the stars of the rating are as tall as a field', () => {
  const { height } = partOf('rating').getBoundingClientRect();
  const { marginBlockStart, marginBlockEnd } = getComputedStyle(partOf('rating'));
  expect(height + Number.parseFloat(marginBlockStart) + Number.parseFloat(marginBlockEnd)).toBe(40);
});
