import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  DatePicker,
  DateRangePicker,
  DateTimePicker,
  DateTimeRangePicker,
  PeriodRangePicker,
} from '#src/index.ts';
import { TextInput } from '#src/primitives/text-input/index.ts';
import { partOf } from '#tests/support/elements.ts';
import { mount, settle, watchPage } from '#tests/support/render.tsx';

watchPage();

const widthOf = (slot: string) => partOf(slot).getBoundingClientRect().width;

test.each([280, 336, 600])('pickers fill a column of %i px as text inputs do', (width) => {
  const { container } = mount(
    <>
      <TextInput />
      <DatePicker aria-label="Day" />
      <DateRangePicker aria-label="Stay" />
      <DateTimePicker aria-label="Departure" timeZone="Europe/Berlin" />
      <DateTimeRangePicker aria-label="Shift" timeZone="Europe/Berlin" />
    </>,
  );
  container.style.inlineSize = `${width}px`;
  expect(widthOf('text-input')).toBe(width);
  expect(widthOf('date-picker-field')).toBe(width);
  expect(widthOf('date-range-picker-field')).toBe(width);
  expect(widthOf('date-time-picker-field')).toBe(width);
  expect(widthOf('date-time-range-picker-field')).toBe(width);
});

test.each([360, 1000])('nothing overflows a panel, screen of %i px', async (width) => {
  await page.viewport(width, 800);
  for (const [slot, picker] of [
    [
      'date-picker',
      <DatePicker aria-label="Day" key="1" defaultOpen presets={[{ label: 'Now', inDays: 0 }]} />,
    ],
    ['date-range-picker', <DateRangePicker aria-label="Stay" key="2" defaultOpen months={1} />],
    [
      'date-time-picker',
      <DateTimePicker aria-label="Departure" key="3" defaultOpen now="2026-04-03T14:20" />,
    ],
    [
      'date-time-range-picker',
      <DateTimeRangePicker aria-label="Shift" key="4" defaultOpen now="2026-04-03T14:20" />,
    ],
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
});

const boxOf = (element: Element | null | undefined) => {
  if (!element) throw new Error('There is no such element.');
  return element.getBoundingClientRect();
};
const dayBox = (day: string) => boxOf(document.querySelector(`[data-day="${day}"]`));

test.each([300, 336, 480])(
  'a popover is at least as wide as its field of %i px, and everything in it begins and ends on one edge',
  async (width) => {
    await page.viewport(1000, 800);
    const { container } = mount(
      <DatePicker aria-label="Day" defaultOpen defaultValue="2026-04-16" today="2026-04-03" />,
    );
    container.style.inlineSize = `${width}px`;
    await settle();
    const panel = boxOf(partOf('date-picker-panel'));
    expect(panel.width).toBe(Math.max(width, 292 + 2 * 16));
    expect(panel.left).toBe(boxOf(partOf('date-picker-field')).left);
    expect(panel.top).toBe(boxOf(partOf('date-picker-field')).bottom + 6);
    for (const element of [partOf('date-picker-summary'), partOf('calendar')]) {
      expect(boxOf(element).left).toBe(panel.left + 16);
    }
    expect(dayBox('2026-04-05').left).toBeCloseTo(panel.left + 16, 0);
    expect(dayBox('2026-04-11').right).toBeCloseTo(panel.right - 16, 0);
    expect(dayBox('2026-04-11').width).toBeGreaterThanOrEqual(40);
    expect(dayBox('2026-04-11').height).toBeCloseTo(dayBox('2026-04-11').width, 0);
    // The buttons stand over the last two columns.
    for (const [button, day] of [
      ['calendar-previous', '2026-04-10'],
      ['calendar-next', '2026-04-11'],
    ] as const) {
      expect(boxOf(partOf(button)).left).toBeCloseTo(dayBox(day).left, 0);
      expect(boxOf(partOf(button)).right).toBeCloseTo(dayBox(day).right, 0);
    }
  },
);

test('a calendar in a popover has no frame of its own', async () => {
  await page.viewport(1000, 800);
  mount(<DatePicker aria-label="Day" defaultOpen />);
  await settle();
  const { boxShadow, borderTopWidth, paddingTop } = getComputedStyle(partOf('calendar'));
  expect([boxShadow, borderTopWidth, paddingTop]).toEqual(['none', '0px', '0px']);
});

test.each([
  [320, 12],
  [390, 16],
])('on a screen of %i px everything in the sheet starts at %i px', async (width, inset) => {
  await page.viewport(width, 800);
  mount(
    <DatePicker
      aria-label="Day"
      defaultOpen
      defaultValue="2026-04-16"
      weekNumbers="iso"
      outsideDays
      presets={[{ label: 'Now', inDays: 0 }]}
    />,
  );
  await settle();
  const panel = partOf('date-picker-panel');
  expect(panel.scrollWidth).toBe(panel.clientWidth);
  const starts = ['popover-title', 'date-picker-preset', 'calendar-caption', 'calendar-grid'];
  // The table starts with its spacing.
  const grout = 2;
  expect(starts.map((slot) => Math.round(boxOf(partOf(slot)).left))).toEqual([
    inset,
    inset,
    inset,
    inset - grout,
  ]);
  expect(dayBox('2026-04-19').right).toBeCloseTo(width - inset, 1);
  // Squares
  expect(dayBox('2026-04-16').height).toBeCloseTo(dayBox('2026-04-16').width, 0);
  for (const slot of ['date-picker-today', 'date-picker-done']) {
    expect(boxOf(partOf(slot)).height).toBe(48);
  }
});

test.each([256, 440])('focus is not behind the footer on a screen %i px high', async (height) => {
  await page.viewport(320, height);
  mount(<DatePicker aria-label="Day" defaultOpen defaultValue="2026-04-30" today="2026-04-03" />);
  await settle();
  const sheet = partOf('date-picker-panel');
  await Promise.all(sheet.getAnimations().map(({ finished }) => finished));
  expect(dayBox('2026-04-30').bottom).toBeLessThanOrEqual(height);
  const foot = boxOf(partOf('date-picker-foot'));
  expect(dayBox('2026-04-30').bottom).toBeLessThanOrEqual(foot.top);
  expect(boxOf(document.activeElement)).toEqual(dayBox('2026-04-30'));
});

test('the first day of a range is as wide as its text, with the dash 8 px after it', () => {
  mount(
    <DateRangePicker aria-label="Stay" defaultValue={{ from: '2026-04-08', to: '2026-04-15' }} />,
  );
  const first = partOf('date-range-picker-from');
  const text = document.createElement('span');
  text.textContent = '04/08/2026';
  const { fontFamily, fontSize, fontVariantNumeric } = getComputedStyle(first);
  Object.assign(text.style, { fontFamily, fontSize, fontVariantNumeric });
  document.body.append(text);
  const padding = 12;
  expect(Math.abs(boxOf(first).width - padding - boxOf(text).width)).toBeLessThan(2);
  text.remove();
  const dash = boxOf(partOf('date-range-picker-separator'));
  expect(dash.left - boxOf(first).right).toBe(8);
  expect(boxOf(partOf('date-range-picker-to')).left - dash.right).toBe(8);
});

test('a narrow range of weeks shows both texts', () => {
  const weeks = { from: '2026-W14', to: '2026-W17' };
  const { container } = mount(
    <PeriodRangePicker aria-label="Periods" unit="week" defaultValue={weeks} />,
  );
  container.style.inlineSize = '240px';
  for (const end of ['from', 'to']) {
    const input = partOf(`period-range-picker-${end}`);
    expect(input.scrollWidth).toBeLessThanOrEqual(input.clientWidth);
  }
});

test('the line below a field takes space only while it adds information', async () => {
  mount(
    <>
      <DatePicker aria-label="Day" id="day" defaultValue="2026-04-16" today="2026-04-03" />
      <DatePicker aria-label="Day" id="wrong" defaultText="31 April" today="2026-04-03" />
    </>,
  );
  await settle();
  const [day, wrong] = document.querySelectorAll('[data-slot="date-picker"]');
  const control = boxOf(partOf('date-picker-field')).height;
  expect(boxOf(day).height).toBe(control);
  expect(boxOf(wrong).height).toBe(control + 6 + 18);
});

test('a picker’s buttons look the same regardless of the order of the style sheets', () => {
  mount(<DatePicker aria-label="Day" defaultValue="2026-04-03" />);
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
