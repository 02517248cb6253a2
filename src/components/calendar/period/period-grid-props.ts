import type { DOMAttributes, Ref } from 'react';
import type { PeriodUnit, WeekRule } from '../../../core/dates/iso-period';
import type { CalendarWords, DayPart } from '../months/calendar-state';

/** Props of a grid of periods. */
export interface PeriodGridProps {
  ref?: Ref<HTMLTableElement>;
  /** Event handlers of the cells. */
  handlers?: DOMAttributes<HTMLTableElement>;
  unit: PeriodUnit;
  weeks: WeekRule;
  /** Number of the page. */
  page: number;
  /** Whether the page is unknown, as on the server; the grid is then empty but keeps its size. */
  pending: boolean;
  /** Returns the position of a period in the value. */
  partOf: (period: number) => DayPart | undefined;
  /** Whether several periods can be picked. */
  several: boolean;
  /** Current period of the user. */
  present: number | null;
  /** Current date of the user, which is marked in its week. */
  today?: string | null;
  /** Accessible name of the grid. */
  label: string | undefined;
  words: CalendarWords;
  disabled: boolean;
  readOnly: boolean;
  /** Whether a panel is on top, so that the grid only keeps its size. */
  covered?: boolean;
  /** Returns the reason why a period is unavailable, `true` without a reason, or `false`. */
  whyUnavailable: (key: string) => string | boolean;
}
