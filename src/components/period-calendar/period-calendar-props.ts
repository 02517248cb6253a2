'use client';
import type { ComponentProps } from 'react';
import type { PeriodUnit } from '../../core/dates/iso-period';
import {
  usableUnit,
  usableWeeks,
  type PeriodKind,
  type UnavailablePeriods,
} from '../../core/dates/usable-periods';
import {
  useCalendarWords,
  type CalendarControlProps,
  type CalendarWords,
  type CellSelection,
} from '../calendar/parts';

/** Props of the periods, which a picker passes to its calendar. */
export interface CalendarPeriodProps {
  /**
   * Length of the periods. A page shows the weeks of one month, the months of one year, the quarters or halves of three
   * years, or twelve years. Default: `month`.
   */
  unit?: PeriodUnit;
  /**
   * Week numbering, including in the value: `iso` according to ISO 8601, from Monday, `local` according to the region
   * of the locale. Default: `iso`.
   */
  weekNumbers?: 'iso' | 'local' | undefined;
  /** Unavailable periods, each with an optional reason, or a function of the period that returns `true` or a reason. */
  unavailable?: UnavailablePeriods | undefined;
}

/** Props specific to every calendar of periods. */
export interface PeriodCalendarOwnProps extends CalendarControlProps, CalendarPeriodProps {
  /** First available period, or a day in it. */
  min?: string | undefined;
  /** Last available period, or a day in it. */
  max?: string | undefined;
  /**
   * Current date of the user, `YYYY-MM-DD`. Without it, the page is empty until hydration. Default: that of
   * the device.
   */
  today?: string | undefined;
}

/** Props of every calendar of periods, including those of the root element. */
export interface PeriodCalendarCommonProps
  extends
    PeriodCalendarOwnProps,
    Omit<
      ComponentProps<'div'>,
      keyof PeriodCalendarOwnProps | 'defaultValue' | 'onChange' | 'children' | 'role'
    > {}

/** Kind of the periods of a calendar, and its words. */
export interface WordedPeriods extends PeriodKind {
  words: CalendarWords;
}

/** Selection of a calendar of periods: one period or a range. */
export interface PeriodSelection extends CellSelection, WordedPeriods {
  /** Selected period that should be visible and is preferred for focus. */
  anchor: number | null;
}

/** Returns the unit, the rule for weeks and the words of a calendar of periods. */
export function usePeriodKind(component: string, props: PeriodCalendarOwnProps): WordedPeriods {
  const words = useCalendarWords(component, props);
  return {
    component,
    unit: usableUnit(props.unit ?? 'month'),
    weeks: usableWeeks(props.weekNumbers, words.names.locale),
    words,
  };
}
