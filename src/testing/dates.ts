import { drive, findWidget, part, type TestUser, waitUntil } from './find-widget';

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
    if (period.includes('W')) return monthOfWeek(year, Number(period.slice(6)));
    if (/-\d/.test(period)) return year;
    return Math.floor(year / (/[QH]/.test(period) ? 3 : 12));
  },
  volume: 10,
};

/** Returns the number of the month of a week's Thursday according to ISO 8601. */
function monthOfWeek(year: number, week: number): number {
  const fourth = new Date(Date.UTC(year, 0, 4));
  const monday = 4 - ((fourth.getUTCDay() + 6) % 7);
  const thursday = new Date(Date.UTC(year, 0, monday + 3 + (week - 1) * 7));
  return thursday.getUTCFullYear() * 12 + thursday.getUTCMonth();
}

/**
 * Selects a date in the panel of a `DatePicker` or `MultipleDatePicker`, or in a `Calendar` or `MultipleCalendar`.
 * Where several dates or none can be selected, selecting a selected date clears it.
 * @param control Control or root element.
 * @param date Date, `YYYY-MM-DD`.
 */
export async function pickDate(user: TestUser, control: Element, date: string): Promise<void> {
  const root = findWidget('pickDate', control, 'date-picker', 'multiple-date-picker', 'calendar');
  await drive(async () => {
    await pickCells('pickDate', user, root, days, [date]);
    // The panel of other components stays open for the next date.
    if (root.dataset.slot !== 'date-picker') return;
    await waitUntil(
      () => root.dataset.open === undefined,
      () => `pickDate: the panel is still open after ${date} was selected.`,
    );
  });
}

/**
 * Selects a date and a time in the panel of a `DateTimePicker`.
 * @param control Control or root element.
 * @param dateTime Local date and time, `YYYY-MM-DDTHH:MM`, whose time is in the list.
 */
export async function pickDateTime(
  user: TestUser,
  control: Element,
  dateTime: string,
): Promise<void> {
  const root = findWidget('pickDateTime', control, 'date-time-picker');
  const [date = '', time = ''] = dateTime.split('T');
  await drive(async () => {
    await pickCells('pickDateTime', user, root, days, [date]);
    const option = await waitUntil(
      () => root.querySelector<HTMLElement>(`[role="option"][data-time="${time}"]`),
      () => `pickDateTime: the list has no ${time} on ${date}.`,
    );
    if (option.getAttribute('aria-disabled') === 'true') {
      throw new Error(`pickDateTime: ${time} cannot be selected on ${date}.`);
    }
    await user.click(option);
  });
}

/**
 * Selects the first and the last day of a range in the panel of a `DateRangePicker`, or in a `RangeCalendar`.
 * @param control Control or root element.
 * @param range Days, `YYYY-MM-DD` each.
 */
export async function pickRange(
  user: TestUser,
  control: Element,
  range: { from: string; to: string },
): Promise<void> {
  const root = findWidget('pickRange', control, 'date-range-picker', 'calendar');
  await drive(() => pickCells('pickRange', user, root, days, [range.from, range.to]));
}

/**
 * Selects a period in the panel of a `PeriodPicker`, or in a `PeriodCalendar`, where selecting the selected period clears it.
 * @param control Control or root element.
 * @param period Period, `YYYY-Www`, `YYYY-MM`, `YYYY-Qn`, `YYYY-Hn` or `YYYY`.
 */
export async function pickPeriod(user: TestUser, control: Element, period: string): Promise<void> {
  const root = findWidget('pickPeriod', control, 'period-picker', 'period-calendar');
  await drive(() => pickCells('pickPeriod', user, root, periods, [period]));
}

/**
 * Selects the first and the last period of a range in the panel of a `PeriodRangePicker`, or in a `PeriodRangeCalendar`.
 * @param control Control or root element.
 * @param range Periods, such as `2026-Q2` each.
 */
export async function pickPeriodRange(
  user: TestUser,
  control: Element,
  range: { from: string; to: string },
): Promise<void> {
  const root = findWidget('pickPeriodRange', control, 'period-range-picker', 'period-calendar');
  await drive(() => pickCells('pickPeriodRange', user, root, periods, [range.from, range.to]));
}

/** Opens the panel of a picker, unless the root is a calendar itself, and selects cells one after another. */
async function pickCells(
  caller: string,
  user: TestUser,
  root: HTMLElement,
  grid: Grid,
  values: readonly string[],
): Promise<void> {
  const isCalendar = root.dataset.slot?.endsWith('calendar');
  if (!isCalendar && root.dataset.open === undefined) {
    const trigger = 'button[aria-haspopup="dialog"]';
    await user.click(part(root, trigger, `${caller}: the field is read-only and has no calendar.`));
  }
  for (const value of values) await pickCell(caller, user, root, grid, value);
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
    () => `${caller}: the calendar shows nothing that can be selected.`,
  );
  // With several visible months, a day of a neighboring month may be rendered twice.
  const find = () =>
    root.querySelector<HTMLElement>(`[${attribute}="${value}"]:not([data-outside])`);
  if (!find()) {
    const pages = pageOf(value) - pageOf(stop.getAttribute(attribute) ?? '');
    const key = pages < 0 ? '{PageUp}' : '{PageDown}';
    const distance = Math.abs(pages);
    const step = value.includes('W') ? days.volume : volume;
    const volumes = key.repeat(Math.floor(distance / step));
    stop.focus();
    await user.keyboard(`${volumes && `{Shift>}${volumes}{/Shift}`}${key.repeat(distance % step)}`);
  }
  // The first week of a month may be shown as the last one of the month before.
  const turned = root.ownerDocument.activeElement?.getAttribute(attribute) ?? '';
  if (!find() && turned.includes('W')) {
    await user.keyboard(turned < value ? '{PageDown}' : '{PageUp}');
  }
  const cell = await waitUntil(find, () => `${caller}: the calendar does not reach ${value}.`);
  if (cell.getAttribute('aria-disabled') === 'true') {
    throw new Error(`${caller}: ${value} cannot be selected: ${cell.getAttribute('aria-label')}.`);
  }
  await user.click(cell);
}
