import type { ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DatePicker, DateRangePicker } from '#src/index.ts';
import { mount, settle, watchPage } from '#tests/support/render.tsx';

watchPage();

const reset =
  '@layer base { *, ::before, ::after { box-sizing: border-box; margin: 0; padding: 0; } }';

/** Returns the size of every part of the open picker. */
function partSizes(): string[] {
  return Array.from(document.querySelectorAll<HTMLElement>('[data-slot^="date-"]'), (part) => {
    const { width, height } = part.getBoundingClientRect();
    return `${part.dataset.slot}: ${width} x ${height}`;
  });
}

/** Returns the sizes once the picker, which may still be finding its place, keeps them. */
async function steadySizes(): Promise<string[]> {
  let sizes = partSizes();
  await vi.waitFor(async () => {
    await settle();
    const before = sizes;
    sizes = partSizes();
    expect(sizes).toEqual(before);
  });
  return sizes;
}

test.each<[part: string, picker: ReactElement]>([
  [
    'date-picker-presets',
    <DatePicker
      key="day"
      id="day"
      defaultOpen
      defaultValue="2026-04-16"
      presets={[{ label: 'Today', inDays: 0 }]}
    />,
  ],
  [
    'date-range-picker-summary',
    <DateRangePicker key="days" id="days" defaultOpen presets={[{ label: 'A week', days: 7 }]} />,
  ],
])('%s and other parts keep their size in a host that resets them', async (part, picker) => {
  // Presets are beside the calendar, not above it.
  await page.viewport(1000, 800);
  // A day or preset below the pointer of an earlier test would be previewed.
  await userEvent.unhover(document.body);
  mount(picker);
  const sizes = await steadySizes();
  expect(sizes.some((size) => size.startsWith(`${part}: `))).toBe(true);
  const sheet = document.createElement('style');
  sheet.textContent = reset;
  document.head.prepend(sheet);
  try {
    expect(await steadySizes()).toEqual(sizes);
  } finally {
    sheet.remove();
  }
});
