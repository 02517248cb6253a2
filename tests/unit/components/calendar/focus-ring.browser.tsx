import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Calendar } from '#src/components/calendar/index.ts';
import { PeriodCalendar } from '#src/components/period-calendar/index.ts';
import { mount, settle, watchPage } from '#tests/support/render.tsx';

watchPage();

// A key press without a trusted event: focus moves by script after a mouse press, and `:focus-visible` stays false,
// as in WebKit for every key.
const press = (key: string) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  document.activeElement?.dispatchEvent(event);
};
const ringOf = (element: Element) => getComputedStyle(element).outlineStyle;
const focused = () => {
  if (!document.activeElement) throw new Error('Nothing has focus.');
  return document.activeElement;
};

test.each([
  ['day', <Calendar key="1" today="2026-04-03" />, '[data-day="2026-04-10"]'],
  ['month', <PeriodCalendar key="2" today="2026-04-03" />, '[data-period="2026-06"]'],
])('a %s reached with a key after a mouse press has a focus ring', async (_, node, cell) => {
  mount(node);
  const first = document.querySelector(cell) ?? document.body;
  await userEvent.click(first);
  expect(focused()).toBe(first);
  expect(ringOf(first)).toBe('none');
  press('ArrowRight');
  await settle();
  expect(focused()).not.toBe(first);
  expect(focused().matches(':focus-visible')).toBe(false);
  expect(ringOf(focused())).toBe('solid');
  await userEvent.click(first);
  expect(ringOf(first)).toBe('none');
});
