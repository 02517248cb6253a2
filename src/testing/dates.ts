import { findWidget, part } from './find-widget';
import type { TestUser } from './test-user';
import { drive, waitUntil } from './wait-until';

/** Cells of a grid: the attribute with their value, and the step of the page keys. */
interface Grid {
  attribute: 'data-day' | 'data-period';
  /** Returns the number of pages from the start of the calendar to a value. */
  pageOf: (value: string) => number;
  /** Number of pages that Shift with a page key moves. */
  volume: number;
}

const days: Grid = {
  attribute: 'data-day',
  pageOf: (day) => {
    const [year = 0, month = 1] = day.split('-').map(Number);
    return year * 12 + month;
  },
  volume: 12,
};

const periods: Grid = {
  attribute: 'data-period',
  pageOf: (period) => {
    const [year = 0] = period.split('-').map(Number);
    if (/-\d/.test(period)) return year;
    return Math.floor(year / (period.includes('Q') ? 3 : 12));
  },
  volume: 10,
};

/**
 * Picks a date in the panel of a `DatePicker` or `MultipleDatePicker`, or in a `Calendar` or `MultipleCalendar`.
 * Where several dates or none can be picked, picking a selected date clears it.
 * @param control Control or root element.
 * @param date Date, `YYYY-MM-DD`.
 */
export async function pickDate(user: TestUser, control: Element, date: string): Promise<void> {
  const root = findWidget('pickDate', control, 'date-picker', 'multiple-date-picker', 'calendar');
  await drive(async () => {
    if (root.dataset.slot === 'calendar') return pickCell('pickDate', user, root, days, date);
    await openPanel('pickDate', user, root);
    await pickCell('pickDate', user, root, days, date);
    // Its panel stays open for the next date.
    if (root.dataset.slot === 'multiple-date-picker') return undefined;
    await waitUntil(
      () => root.dataset.open === undefined,
      () => `pickDate: the panel is still open after ${date} was picked.`,
    );
    return undefined;
  });
}

/**
 * Picks the first and the last day of a range in the panel of a `DateRangePicker`, or in a `RangeCalendar`.
 * @param control Control or root element.
 * @param range Days, `YYYY-MM-DD` each.
 */
export async function pickRange(
  user: TestUser,
  control: Element,
  range: { from: string; to: string },
): Promise<void> {
  const root = findWidget('pickRange', control, 'date-range-picker', 'calendar');
  await drive(async () => {
    if (root.dataset.slot !== 'calendar') await openPanel('pickRange', user, root);
    await pickCell('pickRange', user, root, days, range.from);
    await pickCell('pickRange', user, root, days, range.to);
  });
}

/**
 * Picks a period in a `PeriodCalendar`; picking the selected period clears it.
 * @param control Root element or a part of it.
 * @param period Period, `YYYY-MM`, `YYYY-Qn` or `YYYY`.
 */
export async function pickPeriod(user: TestUser, control: Element, period: string): Promise<void> {
  const root = findWidget('pickPeriod', control, 'period-calendar');
  await drive(() => pickCell('pickPeriod', user, root, periods, period));
}

async function openPanel(caller: string, user: TestUser, root: HTMLElement): Promise<void> {
  if (root.dataset.open !== undefined) return;
  const trigger = 'button[aria-haspopup="dialog"]';
  await user.click(part(root, trigger, `${caller}: the field is read-only and has no calendar.`));
}

/** Navigates to the page of a cell with keys, within the limits of the calendar, and clicks the cell. */
async function pickCell(
  caller: string,
  user: TestUser,
  root: HTMLElement,
  { attribute, pageOf, volume }: Grid,
  value: string,
): Promise<void> {
  const stop = await waitUntil(
    () => root.querySelector<HTMLElement>(`[${attribute}][tabindex="0"]`),
    () => `${caller}: the calendar shows nothing that can be picked.`,
  );
  // With several visible months, a day of a neighboring month may be rendered twice.
  const find = () =>
    root.querySelector<HTMLElement>(`[${attribute}="${value}"]:not([data-outside])`);
  if (!find()) {
    const pages = pageOf(value) - pageOf(stop.getAttribute(attribute) ?? '');
    const key = pages < 0 ? '{PageUp}' : '{PageDown}';
    const distance = Math.abs(pages);
    const volumes = key.repeat(Math.floor(distance / volume));
    stop.focus();
    await user.keyboard(
      `${volumes && `{Shift>}${volumes}{/Shift}`}${key.repeat(distance % volume)}`,
    );
  }
  const cell = await waitUntil(find, () => `${caller}: the calendar does not reach ${value}.`);
  if (cell.getAttribute('aria-disabled') === 'true') {
    throw new Error(`${caller}: ${value} cannot be picked: ${cell.getAttribute('aria-label')}.`);
  }
  await user.click(cell);
}
