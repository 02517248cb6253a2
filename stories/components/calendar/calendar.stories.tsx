import { sheetModes } from '#.storybook/canvas/modes.ts';
import preview from '#.storybook/preview';
import { buddhist } from '#src/calendars/buddhist.ts';
import { ethiopic } from '#src/calendars/ethiopic.ts';
import { hebrew } from '#src/calendars/hebrew.ts';
import { hijri } from '#src/calendars/hijri.ts';
import { japanese } from '#src/calendars/japanese.ts';
import { persian } from '#src/calendars/persian.ts';
import { Calendar } from '#src/components/calendar/index.ts';
import { TesseraProvider, type TesseraProviderProps } from '#src/core/provider/index.ts';
import { ar } from '#src/languages/ar.ts';
import { en } from '#src/languages/en.ts';
import { he } from '#src/languages/he.ts';
import { ja } from '#src/languages/ja.ts';
import { Acted } from '#stories/support/acted.tsx';
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
import { Columns, Row, Specimen } from '#stories/support/layout.tsx';
import { stay, today } from '#stories/support/trips/trip-world.ts';
import { WithLegend } from '#stories/support/with-legend.tsx';

const pressCaption = (element: HTMLElement) => {
  element.querySelector<HTMLElement>('[data-slot="calendar-caption-button"]')?.click();
};
const openYears = (element: HTMLElement) => {
  pressCaption(element);
  pressCaption(element);
};

/** Parts to hover, press and focus: rings of all days would cover each other. */
const pressed =
  '[data-slot="calendar-caption-button"], button:last-child, [data-day$="-17"], [data-day$="-21"]';

const meta = preview.meta({
  title: 'Components/Calendar',
  component: Calendar,
  tags: ['beta'],
  parameters: { stage: 'bare' },
  args: { today, defaultMonth: '2026-04' },
});

export const Default = meta.story({
  args: { defaultValue: stay.from },
  parameters: { chromatic: { states: pressed } },
});

export const Marks = meta.story({
  name: 'Marks, prices, unavailable days and limits',
  parameters: { stage: 'wide', chromatic: { modes: sheetModes } },
  args: { defaultValue: stay.from },
  render: (args) => (
    <Columns wide>
      <Specimen label="Bookings">
        <WithLegend {...args} marks={busyMonth} entries={busyMonthLegend} />
      </Specimen>
      <Specimen label="Places">
        <WithLegend {...args} marks={cityMarks} entries={cityLegend} />
      </Specimen>
      <Specimen label="Holidays">
        <WithLegend
          {...args}
          marks={holidayMarks}
          unavailable={closedHolidays}
          showOutsideDays
          entries={[{ shape: 'bar', label: 'Holiday' }]}
        />
      </Specimen>
      <Specimen label="Prices">
        <WithLegend
          {...args}
          marks={[{ date: stay.from, shape: 'disc', label: 'Festival' }]}
          min={today}
          unavailable={[{ date: '2026-04-26', reason: 'Sold out' }]}
          dayContent={prices}
          entries={priceLegend}
        />
      </Specimen>
      <Specimen label="Closed days">
        <Calendar
          {...args}
          unavailable={[
            { weekday: 7, reason: 'Closed on Sundays' },
            { date: '2026-04-06', reason: 'Easter Monday' },
            { from: '2026-04-28', to: '2026-05-01', reason: 'Booked' },
          ]}
        />
      </Specimen>
      <Specimen label="Limits">
        <Calendar {...args} min={today} max="2026-04-28" showOutsideDays />
      </Specimen>
    </Columns>
  ),
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

export const Months = meta.story({
  name: 'Months and years in place of the days',
  parameters: { stage: 'fit', chromatic: { modes: sheetModes } },
  args: { defaultValue: stay.from },
  render: (args) => (
    <Row align="start">
      <Specimen label="Months">
        <Acted act={pressCaption}>
          <Calendar {...args} min="2025-02-10" max="2026-11-20" />
        </Acted>
      </Specimen>
      <Specimen label="Years">
        <Acted act={openYears}>
          <Calendar {...args} min="2019-02-10" />
        </Acted>
      </Specimen>
    </Row>
  ),
});

export const WeekNumbers = meta.story({
  name: 'Week numbers, six rows and Arabic numerals',
  parameters: { stage: 'fit', chromatic: { modes: sheetModes } },
  render: (args) => (
    <Row align="start">
      <Specimen label="ISO weeks, six rows">
        <Calendar
          {...args}
          weekNumbers="iso"
          fixedWeeks
          showOutsideDays
          defaultValue="2026-04-23"
        />
      </Specimen>
      <Specimen label="Weeks of the region, in Arabic">
        <Localized locale="ar-EG" language={ar}>
          <Calendar {...args} weekNumbers="local" defaultValue={stay.from} />
        </Localized>
      </Specimen>
    </Row>
  ),
});

export const Year = meta.story({
  name: 'Full year',
  args: {
    numberOfMonths: 12,
    defaultMonth: '2026-01',
    defaultValue: '2026-05-14',
    marks: busyMonth,
  },
  render: (args) => <WithLegend {...args} entries={busyMonthLegend} />,
});

export const States = meta.story({
  parameters: { stage: 'wide', chromatic: { modes: sheetModes } },
  args: { defaultValue: stay.from },
  render: inEachState(Calendar, 'This night is booked. Choose another one.'),
});

/** Renders a calendar in a language other than that of the toolbar. */
function Localized({ locale, language, children }: Required<TesseraProviderProps>) {
  return (
    <TesseraProvider locale={locale} language={language}>
      <div
        lang={locale}
        dir={/^(?:ar|fa|he)/.test(locale ?? '') ? 'rtl' : 'ltr'}
        style={{ maxInlineSize: '100%' }}
      >
        {children}
      </div>
    </TesseraProvider>
  );
}

const persianLabels = {
  previousMonth: 'ماه قبل',
  nextMonth: 'ماه بعد',
  chooseMonth: (month: string) => `${month}، انتخاب ماه`,
};

export const Systems = meta.story({
  name: 'Other calendars',
  parameters: { stage: 'wide' },
  args: { defaultValue: stay.from, defaultMonth: stay.from },
  render: (args) => (
    <Columns wide>
      <Specimen label="Hijri, in Arabic">
        <Localized locale="ar-SA" language={ar}>
          <Calendar {...args} calendarSystem={hijri} />
        </Localized>
      </Specimen>
      <Specimen label="Persian, in Persian">
        <Localized locale="fa" language={en}>
          <Calendar {...args} labels={persianLabels} calendarSystem={persian} />
        </Localized>
      </Specimen>
      <Specimen label="Hebrew, in Hebrew">
        <Localized locale="he" language={he}>
          <Calendar {...args} calendarSystem={hebrew} />
        </Localized>
      </Specimen>
      <Specimen label="Buddhist, in English">
        <Calendar {...args} calendarSystem={buddhist} />
      </Specimen>
      <Specimen label="Ethiopic, in English">
        <Calendar {...args} calendarSystem={ethiopic} />
      </Specimen>
      <Specimen label="Japanese, in Japanese">
        <Localized locale="ja" language={ja}>
          <Calendar {...args} calendarSystem={japanese} />
        </Localized>
      </Specimen>
      <Specimen label="Months of a Hebrew leap year">
        <Localized locale="he" language={he}>
          <Acted act={pressCaption}>
            <Calendar defaultValue="2024-03-24" defaultMonth="2024-03-24" calendarSystem={hebrew} />
          </Acted>
        </Localized>
      </Specimen>
      <Specimen label="Years of Japanese eras">
        <Localized locale="ja" language={ja}>
          <Acted act={openYears}>
            <Calendar {...args} calendarSystem={japanese} />
          </Acted>
        </Localized>
      </Specimen>
    </Columns>
  ),
});
