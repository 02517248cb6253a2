import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { DateRangePicker, PeriodRangePicker } from '#src/index.ts';
import { partOf } from '#tests/support/elements.ts';
import { mount, settle, watchPage } from '#tests/support/render.tsx';

watchPage();

const keys = async (...pressed: string[]) => {
  for (const key of pressed) await userEvent.keyboard(`{${key}}`);
  await settle();
};

const pickers = [
  {
    slot: 'date-range-picker',
    picker: <DateRangePicker aria-label="Stay" today="2026-04-03" defaultMonth="2026-04" />,
    text: '4/20',
    range: 'Apr 3 – 20, 2026',
    said: 'Apr 3 – 20, 2026',
  },
  {
    slot: 'period-range-picker',
    picker: <PeriodRangePicker aria-label="Periods" today="2026-04-03" />,
    text: '8/2026',
    range: 'April\u00a02026 – August\u00a02026',
    // The fields show the periods.
    said: '5 months',
  },
];

test.each(pickers)(
  'a $slot that was closed while it previewed a range shows the typed one',
  async ({ slot, picker, text, range, said }) => {
    mount(picker);
    await userEvent.click(partOf(`${slot}-trigger`));
    await keys('Enter', 'ArrowRight', 'F4');
    await userEvent.fill(partOf(`${slot}-to`), text);
    await keys('Enter', 'F4');
    expect(partOf(`${slot}-summary`).textContent).toContain(range);
    expect(partOf(`${slot}-message`).textContent).toContain(said);
  },
);

test.each(pickers)(
  'a $slot that stays open while the other end is typed shows the typed range',
  async ({ slot, picker, text, range }) => {
    mount(picker);
    await userEvent.click(partOf(`${slot}-trigger`));
    await keys('Enter', 'ArrowRight');
    await userEvent.fill(partOf(`${slot}-to`), text);
    await keys('Enter');
    expect(partOf(`${slot}-summary`).textContent).toContain(range);
  },
);

test('a range that the parent sets while the panel is closed is shown, not the preview before', async () => {
  const picker = (open: boolean, to: string | null) => (
    <DateRangePicker
      aria-label="Stay"
      today="2026-04-03"
      open={open}
      value={{ from: '2026-04-03', to }}
    />
  );
  const { rerender } = mount(picker(true, null));
  await keys('ArrowRight');
  expect(partOf('date-range-picker-summary').textContent).toContain('Apr 3 – 4');
  rerender(picker(false, null));
  rerender(picker(false, '2026-04-20'));
  rerender(picker(true, '2026-04-20'));
  await settle();
  expect(partOf('date-range-picker-summary').textContent).toContain('Apr 3 – 20');
});
