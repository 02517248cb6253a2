import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Calendar, PeriodCalendar, RangeCalendar, TesseraProvider } from '#src/index.ts';
import { languages } from '#src/languages/index.ts';
import { partOf } from '#tests/support/elements.ts';
import { mount, settle, watchPage } from '#tests/support/render.tsx';

watchPage();

const april = { today: '2026-04-03', defaultMonth: '2026-04' } as const;
const boxOf = (element: Element | null | undefined) => {
  if (!element) throw new Error('There is no such element.');
  return element.getBoundingClientRect();
};
const cell = (day: string) => {
  const found = document.querySelector<HTMLElement>(`[data-day="${day}"]`);
  if (!found) throw new Error(`${day} is not in sight.`);
  return found;
};
const tints = (days: string[]) => days.map((day) => getComputedStyle(cell(day)).backgroundColor);

test('seven tiles of 40 px with 2 px between them align with the month and the buttons', async () => {
  await page.viewport(1000, 800);
  mount(<Calendar {...april} />);
  const first = boxOf(cell('2026-04-05'));
  const last = boxOf(cell('2026-04-11'));
  expect([first.width, first.height]).toEqual([40, 40]);
  expect(last.right - first.left).toBe(292);
  expect(boxOf(cell('2026-04-06')).left - first.right).toBe(2);
  expect(boxOf(cell('2026-04-12')).top - first.bottom).toBe(2);
  expect(boxOf(partOf('calendar-caption')).left).toBe(first.left);
  expect(boxOf(partOf('calendar-caption')).height).toBe(36);
  expect(boxOf(partOf('calendar-weekday')).height).toBe(28);
  expect(boxOf(partOf('calendar-previous')).left).toBe(boxOf(cell('2026-04-10')).left);
  expect(boxOf(partOf('calendar-next')).right).toBe(last.right);
  // Only the inset is below the last week.
  expect(boxOf(partOf('calendar')).bottom - boxOf(cell('2026-04-30')).bottom).toBe(16);
});

test('the pointer reaches the buttons and the caption', () => {
  mount(<Calendar {...april} />);
  for (const name of ['calendar-previous', 'calendar-next', 'calendar-caption-button']) {
    const { left, top, width, height } = boxOf(partOf(name));
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    expect(hit?.closest('button'), name).toBe(partOf(name));
  }
});

test('several months are 32 px apart, with one pair of buttons over the last of a row', async () => {
  await page.viewport(760, 800);
  mount(<Calendar {...april} months={3} />);
  const [one, two, three] = document.querySelectorAll('[data-slot="calendar-month"]');
  expect(boxOf(two).left - boxOf(one).right).toBe(32);
  expect(boxOf(three).left).toBe(boxOf(one).left);
  expect(boxOf(partOf('calendar-next')).right).toBe(boxOf(two).right);
  expect(document.querySelectorAll('[data-slot="calendar-nav"]')).toHaveLength(1);
});

test('week numbers have a column of 32 px before the tiles', async () => {
  await page.viewport(1000, 800);
  mount(<Calendar {...april} weekNumbers="iso" />);
  const number = boxOf(partOf('calendar-week-number'));
  expect(number.width).toBe(32);
  expect(boxOf(cell('2026-04-06')).left - number.right).toBe(2);
  expect(boxOf(cell('2026-04-06')).width).toBe(40);
  expect(boxOf(partOf('calendar-next')).right).toBe(boxOf(cell('2026-04-12')).right);
});

test('unavailable days have no tile', () => {
  mount(<Calendar {...april} outsideDays unavailable={['2026-04-08']} />);
  const none = 'rgba(0, 0, 0, 0)';
  expect(tints(['2026-03-30', '2026-04-08'])).toEqual([none, none]);
  expect(tints(['2026-04-07'])).not.toEqual([none]);
});

test('a range has three tints, and adjacent tiles differ', () => {
  mount(<RangeCalendar {...april} defaultValue={{ from: '2026-04-04', to: '2026-04-30' }} />);
  const rows = ['05', '12', '19'].map((start) =>
    tints(
      Array.from(
        { length: 7 },
        (_, index) => `2026-04-${String(Number(start) + index).padStart(2, '0')}`,
      ),
    ),
  );
  expect(new Set(rows.flat()).size).toBe(3);
  for (const [index, row] of rows.entries()) {
    for (const [column, tint] of row.entries()) {
      expect(tint).not.toBe(row[column + 1]);
      expect(tint).not.toBe(rows[index + 1]?.[column]);
    }
  }
});

test('a tile with more than three marks shows two of them and the number of the others', () => {
  const kinds = [1, 2, 3, 4, 5] as const;
  mount(
    <Calendar
      {...april}
      marks={[
        ...kinds.map((kind) => ({ date: '2026-04-09', kind, label: `Mark ${kind}` })),
        ...kinds.slice(2).map((kind) => ({ date: '2026-04-10', kind, label: `Mark ${kind}` })),
      ]}
    />,
  );
  const marksOf = (day: string) => {
    const group = cell(day).querySelector('[data-slot="calendar-marks"]');
    return [group?.children.length, group?.getAttribute('data-more')];
  };
  expect(marksOf('2026-04-09')).toEqual([2, '+3']);
  expect(marksOf('2026-04-10')).toEqual([3, null]);
});

test('tiles of periods are 48 px high', async () => {
  await page.viewport(1000, 800);
  mount(<PeriodCalendar today="2026-04-03" />);
  const [first, second, third] = document.querySelectorAll('[data-period]');
  expect(boxOf(first).height).toBe(48);
  expect(boxOf(second).left - boxOf(first).right).toBe(2);
  expect(boxOf(third).right - boxOf(first).left).toBe(292);
});

const pressCaption = async () => {
  document.querySelector<HTMLElement>('[data-slot="calendar-caption-button"]')?.click();
  await settle();
};

test('the text of the caption begins on the first tile, and its button is as tall as the others', async () => {
  await page.viewport(1000, 800);
  mount(<Calendar {...april} />);
  const button = partOf('calendar-caption-button');
  expect(boxOf(button.querySelector('span')).left).toBe(boxOf(cell('2026-04-05')).left);
  expect(boxOf(button).height).toBe(boxOf(partOf('calendar-next')).height);
});

test.each(['2027-02', '2026-04', '2026-05'])(
  'the months and years of %s cover its days exactly',
  async (month) => {
    await page.viewport(1000, 800);
    mount(<Calendar {...april} firstDay={1} defaultMonth={month} />);
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
