'use client';
import { memo, type ReactNode } from 'react';
import { DayPicker, type CustomComponents, type Formatters, type Labels } from 'react-day-picker';
import { toUtcDate } from '../../internals/iso-date';
import { firstDayOf, type IsoMonth } from './month';
import { MonthView } from './month-view';
import { utcDateLib } from './utc-date-lib';

/** Props of {@link CalendarEngine}. */
interface CalendarEngineProps {
  first: IsoMonth;
  count: number;
  firstDay: number;
  fixedWeeks: boolean;
}

const bare = ({ children }: { children?: ReactNode }) => <>{children}</>;

// The engine works out the months; every element and every word is ours.
const components: Partial<CustomComponents> = {
  Root: bare,
  Months: bare,
  // Only what the month draws: the rest is new at every render and would undo its memo.
  Month: ({ calendarMonth, displayIndex }) => (
    <MonthView calendarMonth={calendarMonth} displayIndex={displayIndex} />
  ),
};

const silent = () => '';
const formatters: Partial<Formatters> = {
  formatCaption: silent,
  formatDay: silent,
  formatWeekdayName: silent,
};
const labels: Partial<Labels> = {
  labelGrid: silent,
  labelGridcell: silent,
  labelWeekday: silent,
};

// Any fixed day: what is today is ours to mark, and the engine only counts weekdays from it.
const anyDay = new Date(0);

/** Months of days, drawn again only when other months are shown. */
export const CalendarEngine = memo(function CalendarEngine({
  first,
  count,
  firstDay,
  fixedWeeks,
}: CalendarEngineProps) {
  return (
    <DayPicker
      month={toUtcDate(firstDayOf(first))}
      numberOfMonths={count}
      fixedWeeks={fixedWeeks}
      weekStartsOn={(firstDay % 7) as 0 | 1 | 2 | 3 | 4 | 5 | 6}
      dateLib={utcDateLib(firstDay)}
      today={anyDay}
      hideNavigation
      components={components}
      formatters={formatters}
      labels={labels}
    />
  );
});
