import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Calendar } from '#src/components/calendar/index.ts';
import { PeriodCalendar } from '#src/components/period-calendar/index.ts';
import { TesseraProvider } from '#src/core/provider/index.ts';
import { languages } from '#src/languages/index.ts';
import { partOf } from '#tests/support/elements.ts';
import { mount, settle, watchPage } from '#tests/support/render.tsx';

// Screenshots show how a calendar looks. Here is what they cannot: what a pointer hits, what does not move, and all
// languages.
watchPage();

const april = { today: '2026-04-03', defaultMonth: '2026-04' } as const;
const boxOf = (element: Element | null) => element?.getBoundingClientRect() ?? new DOMRect();
const pressCaption = async () => {
  partOf('calendar-caption-button').click();
  await settle();
};

test('the pointer reaches the buttons and the caption', () => {
  mount(<Calendar {...april} />);
  for (const name of ['calendar-previous', 'calendar-next', 'calendar-caption-button']) {
    const { left, top, width, height } = boxOf(partOf(name));
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    expect(hit?.closest('button'), name).toBe(partOf(name));
  }
});

test.each(['2027-02', '2026-04', '2026-05'])(
  'the months and years of %s cover its days exactly',
  async (month) => {
    await page.viewport(1000, 800);
    mount(<Calendar {...april} firstDayOfWeek={1} defaultMonth={month} />);
    const days = boxOf(partOf('calendar-grid'));
    const whole = boxOf(partOf('calendar'));
    for (const unit of ['month', 'year']) {
      // oxlint-disable-next-line no-await-in-loop
      await pressCaption();
      const panel = partOf('calendar-panel');
      expect(panel.dataset.unit).toBe(unit);
      const grid = boxOf(panel.querySelector('table'));
      expect([grid.top, grid.bottom, grid.left, grid.right].map(Math.round)).toEqual(
        [days.top, days.bottom, days.left, days.right].map(Math.round),
      );
      expect(boxOf(partOf('calendar'))).toEqual(whole);
    }
  },
);

test.each(languages)('months in the language "$tag" fit a screen of 320 px', async (language) => {
  await page.viewport(320, 640);
  mount(
    <TesseraProvider language={language}>
      <Calendar today="2026-09-03" defaultMonth="2026-09" />
    </TesseraProvider>,
  );
  const overlap = () => {
    const caption = boxOf(partOf('calendar-caption-button'));
    const previous = boxOf(partOf('calendar-previous'));
    return Math.min(caption.right, previous.right) - Math.max(caption.left, previous.left);
  };
  expect(overlap()).toBeLessThanOrEqual(0);
  await pressCaption();
  for (const period of document.querySelectorAll('[data-period]')) {
    expect(period.scrollWidth, period.textContent).toBeLessThanOrEqual(period.clientWidth);
  }
  await pressCaption();
  expect(overlap()).toBeLessThanOrEqual(0);
});

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
