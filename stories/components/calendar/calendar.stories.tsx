import { sheetModes } from '#.storybook/canvas/modes.ts';
import preview from '#.storybook/preview';
import { buddhist } from '#src/calendars/buddhist.ts';
import { ethiopic } from '#src/calendars/ethiopic.ts';
import { hebrew } from '#src/calendars/hebrew.ts';
import { hijri } from '#src/calendars/hijri.ts';
import { japanese } from '#src/calendars/japanese.ts';
import { persian } from '#src/calendars/persian.ts';
import { Calendar } from '#src/components/calendar/index.ts';
import { acted } from '#stories/support/acted.tsx';
import {
  busyMonth,
  busyMonthLegend,
  cityLegend,
  cityMarks,
  closedHolidays,
  holidayMarks,
  priceLegend,
  prices,
} from '#stories/support/calendar-days.ts';
import { inEachState } from '#stories/support/in-each-state.tsx';
import { today } from '#stories/support/trips/trip-world.ts';
import { withLegend } from '#stories/support/with-legend.tsx';

const pressCaption = (element: HTMLElement) => {
  element.querySelector<HTMLElement>('[data-slot="calendar-caption-button"]')?.click();
};
const openYears = (element: HTMLElement) => {
  pressCaption(element);
  pressCaption(element);
};

/** Parts to hover, press and focus: rings of all days would cover each other. */
const pressed =
  '[data-slot="calendar-caption-button"], button:last-child, [data-day$="-10"], [data-day$="-21"]';

const meta = preview.meta({
  title: 'Components/Calendar',
  component: Calendar,
  tags: ['beta'],
  parameters: { stage: 'bare' },
  args: { today, defaultMonth: '2026-04' },
});

export const Default = meta.story({
  args: { defaultValue: '2026-04-10' },
  parameters: { chromatic: { states: pressed } },
});

export const Marks = meta.story({
  name: 'Marks',
  args: { marks: busyMonth, defaultValue: '2026-04-10' },
  render: withLegend(busyMonthLegend),
});

export const MarkColors = meta.story({
  name: 'Marks in your own colors',
  args: { defaultValue: '2026-04-10', marks: cityMarks },
  render: withLegend(cityLegend),
});

export const Holidays = meta.story({
  name: 'Holidays from a package',
  args: { marks: holidayMarks, unavailable: closedHolidays, showOutsideDays: true },
  render: withLegend([{ shape: 'bar', label: 'Holiday' }]),
});

export const Prices = meta.story({
  name: 'Text below the days',
  parameters: { chromatic: { modes: sheetModes } },
  args: {
    defaultValue: '2026-04-10',
    marks: [{ date: '2026-04-17', shape: 'disc', label: 'Festival' }],
    unavailable: [{ date: '2026-04-12', reason: 'Sold out' }],
    dayContent: prices,
  },
  render: withLegend(priceLegend),
});

export const Unavailable = meta.story({
  name: 'Unavailable, with reasons',
  args: {
    defaultValue: '2026-04-15',
    unavailable: [
      { weekday: 7, reason: 'Closed on Sundays' },
      { date: '2026-04-06', reason: 'Easter Monday' },
      { from: '2026-04-28', to: '2026-05-01', reason: 'Booked' },
    ],
  },
});

export const LongReason = meta.story({
  name: 'Focused, with a long reason',
  parameters: { chromatic: { modes: sheetModes } },
  args: {
    autoFocus: true,
    unavailable: [
      {
        date: '2026-04-15',
        reason:
          'The house is closed for the spring festival; guests may arrive again from Thursday.',
      },
    ],
  },
});

export const Bounds = meta.story({
  name: 'First and last day',
  args: { min: '2026-04-08', max: '2026-04-24', showOutsideDays: true },
});

export const Months = meta.story({
  name: 'Months in place of the days',
  args: { defaultValue: '2026-04-10', min: '2025-02-10', max: '2026-11-20' },
  decorators: [acted(pressCaption)],
});

export const Years = meta.story({
  name: 'Years in place of the days',
  parameters: { chromatic: { modes: sheetModes } },
  args: { defaultValue: '2026-04-10', min: '2019-02-10' },
  decorators: [acted(openYears)],
});

export const WeekNumbers = meta.story({
  name: 'Week numbers and six rows',
  args: {
    weekNumbers: 'iso',
    fixedWeeks: true,
    showOutsideDays: true,
    defaultValue: '2026-04-23',
  },
});

export const Year = meta.story({
  name: 'Full year',
  args: {
    numberOfMonths: 12,
    defaultMonth: '2026-01',
    defaultValue: '2026-08-14',
    marks: busyMonth,
  },
});

export const States = meta.story({
  name: 'Invalid, read-only and disabled',
  parameters: { stage: 'wide', chromatic: { modes: sheetModes } },
  args: { defaultValue: '2026-04-10' },
  render: inEachState(Calendar, 'This night is booked. Choose another one.'),
});

export const Arabic = meta.story({
  name: 'Arabic numerals',
  parameters: { chromatic: { modes: sheetModes } },
  globals: { locale: 'ar-EG' },
  args: { defaultValue: '2026-04-10', weekNumbers: 'local' },
});

/** Days of other calendars. */
const march = { today: '2026-03-08', defaultValue: '2026-03-03', defaultMonth: '2026-03-03' };

export const Hijri = meta.story({
  name: 'Hijri, in Arabic',
  globals: { locale: 'ar-SA' },
  args: march,
  render: (args) => <Calendar {...args} calendarSystem={hijri} />,
});

export const Persian = meta.story({
  name: 'Persian, in Persian',
  globals: { locale: 'fa' },
  args: {
    ...march,
    labels: {
      previousMonth: 'ماه قبل',
      nextMonth: 'ماه بعد',
      chooseMonth: (month) => `${month}، انتخاب ماه`,
    },
  },
  render: (args) => <Calendar {...args} calendarSystem={persian} />,
});

export const Hebrew = meta.story({
  name: 'Hebrew, in Hebrew',
  globals: { locale: 'he' },
  args: march,
  render: (args) => <Calendar {...args} calendarSystem={hebrew} />,
});

export const Buddhist = meta.story({
  name: 'Buddhist, in English',
  args: march,
  render: (args) => <Calendar {...args} calendarSystem={buddhist} />,
});

export const Ethiopic = meta.story({
  name: 'Ethiopic, in English',
  args: march,
  render: (args) => <Calendar {...args} calendarSystem={ethiopic} />,
});

export const JapaneseEra = meta.story({
  name: 'Japanese, in Japanese',
  globals: { locale: 'ja' },
  args: march,
  render: (args) => <Calendar {...args} calendarSystem={japanese} />,
});

export const LeapYear = meta.story({
  name: 'Months of a Hebrew leap year',
  globals: { locale: 'he' },
  args: { today: '2024-03-08', defaultValue: '2024-03-24', defaultMonth: '2024-03-24' },
  decorators: [acted(pressCaption)],
  render: (args) => <Calendar {...args} calendarSystem={hebrew} />,
});

export const Eras = meta.story({
  name: 'Years of Japanese eras',
  globals: { locale: 'ja' },
  args: march,
  decorators: [acted(openYears)],
  render: (args) => <Calendar {...args} calendarSystem={japanese} />,
});
