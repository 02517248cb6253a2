import { useState, type ComponentProps } from 'react';
import {
  Calendar,
  DatePicker,
  DateRangePicker,
  MultipleCalendar,
  PeriodCalendar,
  RangeCalendar,
  TesseraProvider,
  type CalendarChangeDetails,
  type CalendarMark,
  type CalendarProps,
  type DateChangeDetails,
  type DatePickerProps,
  type DatePreset,
  type DateRange,
  type DateRangePickerProps,
  type MonthChangeDetails,
  type MultipleCalendarProps,
  type PeriodCalendarProps,
  type PeriodChangeDetails,
  type RangeCalendarProps,
  type RangeChangeDetails,
  type RangePreset,
  type TesseraProviderProps,
  type Unavailable,
  type UnavailablePeriods,
} from '#src/index.ts';

// The compiler is the test: this file is never run. `npm run check:types` fails where an application's own would.

type Same<A, B> =
  (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const holds = <_T extends true>(): void => undefined;

/** State of `useState` can be passed to each widget and set from it without conversion. */
export function OwnedState() {
  const [day, setDay] = useState<string | null>(null);
  const [days, setDays] = useState<string[]>([]);
  const [range, setRange] = useState<DateRange | null>(null);
  const [month, setMonth] = useState('2026-04');
  const [open, setOpen] = useState(false);
  return (
    <TesseraProvider locale="de">
      <Calendar value={day} onValueChange={setDay} month={month} onMonthChange={setMonth} />
      <MultipleCalendar value={days} onValueChange={setDays} />
      <RangeCalendar value={range} onValueChange={setRange} />
      <PeriodCalendar unit="quarter" value={day} onValueChange={setDay} />
      <DatePicker value={day} onValueChange={setDay} open={open} onOpenChange={setOpen} />
      <DateRangePicker value={range} onValueChange={setRange} open={open} onOpenChange={setOpen} />
    </TesseraProvider>
  );
}

/** Data that an application declares as constant is accepted. */
export function ConstantData() {
  const unavailable = [
    '2026-04-06',
    { weekday: [6, 7], reason: 'Closed at weekends' },
  ] as const satisfies Unavailable;
  const marks = [{ date: '2026-04-03', kind: 1, label: 'Delivery' }] as const;
  const presets = [{ label: 'Tomorrow', inDays: 1 }] as const satisfies readonly DatePreset[];
  const stays = [{ label: 'A week', days: 7 }] as const satisfies readonly RangePreset[];
  return (
    <>
      <DatePicker unavailable={unavailable} marks={marks} presets={presets} />
      <DateRangePicker unavailable={unavailable} marks={marks} presets={stays} />
      <Calendar unavailable={(date) => date > '2026-04-03' && 'Sold out'} />
    </>
  );
}

/** Props of the root element pass, data attributes among them. */
export function RestOfTheRoot() {
  return (
    <DatePicker ref={(root: HTMLDivElement | null) => void root} id="a" data-test="b" title="c" />
  );
}

/** A value of another type does not compile. */
export function Mistakes() {
  return (
    <>
      {/* @ts-expect-error A `Date` is no day: it is an instant. */}
      <DatePicker value={{} as Date} />
      {/* @ts-expect-error A number is no day. */}
      <Calendar defaultValue={20260403} />
      {/* @ts-expect-error One day is no range. */}
      <DateRangePicker value="2026-04-03" />
      {/* @ts-expect-error The DOM's own change is none of a date. */}
      <DatePicker onChange={() => undefined} />
      {/* @ts-expect-error Children have no place in a field. */}
      <DatePicker>text</DatePicker>
      {/* @ts-expect-error Weeks are no period. */}
      <PeriodCalendar unit="day" />
      {/* @ts-expect-error Dates are formatted by their locale, not by a pattern. */}
      <DatePicker format="dd.mm.yyyy" />
    </>
  );
}

holds<Same<CalendarProps, ComponentProps<typeof Calendar>>>();
holds<Same<MultipleCalendarProps, ComponentProps<typeof MultipleCalendar>>>();
holds<Same<RangeCalendarProps, ComponentProps<typeof RangeCalendar>>>();
holds<Same<PeriodCalendarProps, ComponentProps<typeof PeriodCalendar>>>();
holds<Same<DatePickerProps, ComponentProps<typeof DatePicker>>>();
holds<Same<DateRangePickerProps, ComponentProps<typeof DateRangePicker>>>();
holds<Same<TesseraProviderProps, ComponentProps<typeof TesseraProvider>>>();

// Every type that a handler or a prop needs has a name at the main entry point.
type Details<Props, Name extends keyof Props> = Parameters<
  Extract<Props[Name], (...given: never[]) => unknown>
>[1];
holds<Same<Details<CalendarProps, 'onValueChange'>, CalendarChangeDetails>>();
holds<Same<Details<CalendarProps, 'onMonthChange'>, MonthChangeDetails>>();
holds<Same<Details<RangeCalendarProps, 'onValueChange'>, RangeChangeDetails>>();
holds<Same<Details<PeriodCalendarProps, 'onValueChange'>, PeriodChangeDetails>>();
holds<Same<Details<DatePickerProps, 'onValueChange'>, DateChangeDetails>>();
holds<Same<Details<DateRangePickerProps, 'onValueChange'>, DateChangeDetails>>();
holds<Same<PeriodCalendarProps['unavailable'], UnavailablePeriods | undefined>>();
holds<Same<CalendarProps['marks'], readonly CalendarMark[] | undefined>>();
