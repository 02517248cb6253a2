import { expect, press, send, test } from '../strict-page.ts';

for (const policy of ['strict', 'trusted']) {
  test.describe(`Under the ${policy} policy`, () => {
    test('a day is picked with the arrow keys and submitted', async ({
      strict: { page, open },
    }) => {
      await open('Calendar', { policy });
      await page.getByRole('gridcell', { selected: true }).focus();
      await press(page, 'ArrowRight', 'ArrowDown', 'Enter');
      expect(await send(page)).toEqual([['day', '2026-04-11']]);
    });

    test('several days are picked over two months and submitted', async ({
      strict: { page, open },
    }) => {
      await open('MultipleCalendar', { policy });
      await page.getByRole('gridcell', { selected: true }).first().focus();
      await press(page, 'Space', 'PageDown', 'Space');
      expect(await send(page)).toEqual([
        ['day', '2026-04-20'],
        ['day', '2026-05-03'],
      ]);
    });

    test('a range is completed with the keyboard and submitted', async ({
      strict: { page, open },
    }) => {
      await open('RangeCalendar', { policy });
      await page.getByRole('gridcell', { selected: true }).focus();
      await press(page, 'ArrowDown', 'ArrowRight', 'Enter');
      expect(await send(page)).toEqual([
        ['day-from', '2026-04-10'],
        ['day-to', '2026-04-18'],
      ]);
    });

    test('a month is picked with the arrow keys and submitted', async ({
      strict: { page, open },
    }) => {
      await open('PeriodCalendar', { policy });
      await page.getByRole('gridcell', { selected: true }).focus();
      await press(page, 'ArrowRight', 'Enter');
      expect(await send(page)).toEqual([['day', '2026-04']]);
    });
  });
}
