import { page, userEvent } from 'vitest/browser';
import { expect, test } from 'vitest';
import { DatePicker, DateRangePicker } from '#src/index.ts';
import { mount, settle, watchPage } from '#tests/support/render.tsx';

watchPage();

/** Size of every part of an open picker in a host with these styles. */
async function sizesIn(hostStyles: string): Promise<string[]> {
  const sheet = document.createElement('style');
  sheet.textContent = `@layer base { ${hostStyles} }`;
  document.head.prepend(sheet);
  const sizes: string[] = [];
  for (const picker of [
    <DatePicker
      key="day"
      id="day"
      defaultOpen
      defaultValue="2026-04-16"
      presets={[{ label: 'Today', inDays: 0 }]}
    />,
    <DateRangePicker key="days" id="days" defaultOpen presets={[{ label: 'A week', days: 7 }]} />,
  ]) {
    const { unmount } = mount(picker);
    await settle();
    for (const part of document.querySelectorAll<HTMLElement>('[data-slot^="date-"]')) {
      const { width, height } = part.getBoundingClientRect();
      sizes.push(`${part.dataset.slot}: ${width} x ${height}`);
    }
    unmount();
  }
  sheet.remove();
  return sizes;
}

test('parts keep their size in a host that resets box-sizing and margins', async () => {
  // Presets are beside the calendar, not above it.
  await page.viewport(1000, 800);
  // A day or preset below the pointer of an earlier test would be previewed in one of the two measurements.
  await userEvent.unhover(document.body);
  const sizes = await sizesIn('');
  expect(sizes.some((size) => size.startsWith('date-picker-presets: '))).toBe(true);
  expect(sizes.some((size) => size.startsWith('date-range-picker-summary: '))).toBe(true);
  const reset = '*, ::before, ::after { box-sizing: border-box; margin: 0; padding: 0; }';
  expect(await sizesIn(reset)).toEqual(sizes);
});
