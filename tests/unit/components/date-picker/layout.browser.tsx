import { page } from 'vitest/browser';
import { expect, test } from 'vitest';
import { TesseraProvider } from '#src/index.ts';
import { de } from '#src/languages/de.ts';
import { Calendar, DatePicker, DateRangePicker } from '#src/index.ts';
import { TextInput } from '#src/primitives/text-input/index.ts';
import { partOf } from '#tests/support/elements.ts';
import { mount, settle, watchPage } from '#tests/support/render.tsx';

watchPage();

const widthOf = (slot: string) => partOf(slot).getBoundingClientRect().width;

test.each([280, 336, 600])('pickers fill a column of %i px as text inputs do', (width) => {
  const { container } = mount(
    <>
      <TextInput />
      <DatePicker />
      <DateRangePicker />
    </>,
  );
  container.style.inlineSize = `${width}px`;
  expect(widthOf('text-input')).toBe(width);
  expect(widthOf('date-picker-field')).toBe(width);
  expect(widthOf('date-range-picker-field')).toBe(width);
});

test.each([360, 1000])(
  'nothing in a panel reaches over its edge, screen of %i px',
  async (width) => {
    await page.viewport(width, 800);
    for (const [slot, picker] of [
      ['date-picker', <DatePicker key="1" defaultOpen presets={[{ label: 'Now', inDays: 0 }]} />],
      ['date-range-picker', <DateRangePicker key="2" defaultOpen months={1} />],
    ] as const) {
      const { unmount } = mount(picker);
      await settle();
      const panel = partOf(`${slot}-panel`);
      expect(panel.scrollWidth).toBe(panel.clientWidth);
      // WebKit lets what has a negative margin scroll.
      for (const part of panel.children) {
        const { marginInlineStart, marginInlineEnd } = getComputedStyle(part);
        expect(Number.parseFloat(marginInlineStart)).toBeGreaterThanOrEqual(0);
        expect(Number.parseFloat(marginInlineEnd)).toBeGreaterThanOrEqual(0);
      }
      unmount();
    }
  },
);

test('the lists of a caption are as wide as their choice, also without `field-sizing`', () => {
  const sheet = document.createElement('style');
  sheet.textContent = 'select { field-sizing: fixed; }';
  document.head.append(sheet);
  mount(
    <TesseraProvider language={de}>
      <Calendar caption="dropdowns" defaultMonth="2026-05" today="2026-04-03" />
    </TesseraProvider>,
  );
  for (const list of document.querySelectorAll('select')) {
    const text = document.createElement('span');
    text.textContent = list.selectedOptions[0]?.textContent ?? '';
    partOf('calendar-lists').append(text);
    const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(list);
    const padding = Number.parseFloat(paddingInlineStart) + Number.parseFloat(paddingInlineEnd);
    const width = text.getBoundingClientRect().width + padding + 2;
    text.remove();
    expect(Math.abs(list.getBoundingClientRect().width - width)).toBeLessThan(2);
  }
  sheet.remove();
});

test('a picker’s buttons look the same in any order of the style sheets', () => {
  mount(<DatePicker defaultValue="2026-04-03" />);
  const button = partOf('date-picker-trigger');
  const colors = () => getComputedStyle(button).color;
  const before = colors();
  expect(before).not.toBe(getComputedStyle(partOf('date-picker-input')).color);
  const sheets = [...document.querySelectorAll('style')];
  const primitive = sheets.filter((sheet) => sheet.textContent.includes('--button-size'));
  expect(primitive.length).toBeGreaterThan(0);
  document.head.append(...primitive);
  expect(colors()).toBe(before);
});
