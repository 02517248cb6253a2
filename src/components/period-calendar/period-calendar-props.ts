'use client';
import type { ComponentProps } from 'react';
import type { PeriodUnit } from '../../core/dates/iso-period';
import { usableUnit, usableWeeks, type UnavailablePeriods } from '../../core/dates/usable-periods';
import { controlProps, propsForRoot, type PropUse } from '../../core/props/split-props';
import { useCalendarWords, type CalendarControlProps } from '../calendar/parts';

/** Props specific to every calendar of periods. */
export interface PeriodCalendarOwnProps extends CalendarControlProps {
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
  /** First available period, or a day in it. */
  min?: string | undefined;
  /** Last available period, or a day in it. */
  max?: string | undefined;
  /** Unavailable periods, each with an optional reason, or a function of the period. */
  unavailable?: UnavailablePeriods | undefined;
  /**
   * Current date of the user, `YYYY-MM-DD`. Default: the date of the device, read after hydration; until
   * then, the page is empty.
   */
  today?: string | undefined;
  /** BCP 47 tag for names and numerals. Default: that of the provider, or `en`. */
  locale?: string | undefined;
}

/** Props of every calendar of periods, including those of the root element. */
export interface PeriodCalendarCommonProps
  extends
    PeriodCalendarOwnProps,
    Omit<
      ComponentProps<'div'>,
      keyof PeriodCalendarOwnProps | 'defaultValue' | 'onChange' | 'children' | 'role'
    > {}

/** Returns the unit, the rule for weeks and the words of a calendar of periods. */
export function usePeriodKind(component: string, props: PeriodCalendarOwnProps) {
  const words = useCalendarWords(component, props);
  return {
    component,
    unit: usableUnit(component, props.unit ?? 'month'),
    weeks: usableWeeks(component, props.weekNumbers, words.names.locale),
    words,
  };
}

const ownProps = {
  unit: 'own',
  weekNumbers: 'own',
  min: 'own',
  max: 'own',
  unavailable: 'own',
  today: 'own',
  ...controlProps,
  autoFocus: 'own',
} as const satisfies Record<keyof PeriodCalendarOwnProps, PropUse>;

/** Returns the props of the root element: all except the calendar's own. */
export const periodRootProps = (props: PeriodCalendarCommonProps) => propsForRoot(props, ownProps);
