'use client';
import { useCallback, useMemo, useState } from 'react';
import { availabilityCheck, type Unavailable } from '../../../internals/dates/availability';
import type { ChangeDetails } from '../../../internals/change-details';
import { cx } from '../../../internals/class-names';
import { pluralOf } from '../../../internals/intl';
import type { IsoDate } from '../../../internals/dates/iso-date';
import { usableLimits, type LengthLimits } from '../../../internals/usable-limits';
import { useControllableState } from '../../../internals/use-controllable-state';
import type { CalendarState, CalendarWords } from '../months/calendar-state';
import type { CalendarCommonProps } from '../calendar-props';
import { CalendarView, type CalendarViewKind } from '../calendar-view';
import styles from './range-calendar.module.css';
import {
  canLieBetween,
  nearestUnavailable,
  rangeAfterPress,
  rangeLength,
  rangeProblem,
  type DateRange,
} from './range-rules';
import { isSameRange, partOfRange, usableRange } from './range-value';
import { useRangeDrag } from './use-range-drag';
import { useRangePreview, type FullRange } from './use-range-preview';

/** Cause of a change of the range. */
export type RangeChangeReason = 'start' | 'end' | 'drag' | 'cancel' | 'clear' | 'reset';

/** Details of a change of the range. */
export type RangeChangeDetails = ChangeDetails<RangeChangeReason>;

/** Props of {@link RangeCalendar}. */
export interface RangeCalendarProps extends CalendarCommonProps {
  /** Picked range (controlled); `to` is `null` while only the first day is picked. */
  value?: DateRange | null;
  /** Initially picked range. Default: `null`. */
  defaultValue?: DateRange | null;
  /**
   * Called when the range changes: after the first press (`start`), after the second (`end`), when Escape restores the
   * previous range in between (`cancel`), and when an end is dropped on another day (`drag`).
   */
  onValueChange?: (value: DateRange | null, details: RangeChangeDetails) => void;
  /** Minimum number of days, both ends included. Default: 1. */
  minDays?: number;
  /** Maximum number of days, both ends included. Default: no limit. */
  maxDays?: number;
  /** Whether a range may contain unavailable days. Default: `true`. */
  allowUnavailableInside?: boolean;
  /** Called when the previewed range changes, with `null` if there is none. */
  onPreviewChange?: (range: FullRange | null) => void;
}

/** Range before the user began another one. */
interface FormerRange {
  /** First day of the other range. */
  begun: IsoDate;
  range: DateRange | null;
}

/**
 * Calendar for picking a range of days: the first press starts it, the second ends it, the third starts a new
 * one, and Escape in between restores the previous one. Both ends can be dragged. Renders a `<div role="group">` with one grid per month.
 */
export function RangeCalendar({
  value: valueProp,
  defaultValue = null,
  onValueChange,
  minDays = 1,
  maxDays = Infinity,
  allowUnavailableInside = true,
  onPreviewChange,
  ...props
}: RangeCalendarProps) {
  const [current, setValue] = useControllableState<DateRange | null, RangeChangeDetails>({
    value: valueProp,
    defaultValue,
    onValueChange,
  });
  const prop = valueProp === undefined ? 'defaultValue' : 'value';
  const { from, to } = usableRange('RangeCalendar', prop, current);
  const begun = (from === null) === (to === null) ? null : (from ?? to);
  const limits = usableLimits('RangeCalendar', { min: minDays, max: maxDays });
  const explains = limits.min > 1 || limits.max < Infinity || !allowUnavailableInside;
  const refuse = useRefusal(
    explains ? begun : null,
    limits,
    allowUnavailableInside ? undefined : props.unavailable,
  );
  const [former, setFormer] = useState<FormerRange | null>(null);
  const preview = useRangePreview(begun, onPreviewChange);

  const drag = useRangeDrag({ from, to, onPreview: preview.notify });
  const shown = drag.dragged ?? { from, to };
  const press: CalendarViewKind['onPress'] = (event, state, announce) => {
    const blocking = allowUnavailableInside ? undefined : state.isUnavailable;
    drag.begin(event, {
      isValid: (fixed, day) =>
        state.isUnavailable(day) === false && canLieBetween(fixed, day, limits, blocking),
      onDrop: (range, dropEvent) => {
        setValue(range, { reason: 'drag', event: dropEvent });
        announce(messageOf(range.from, range.to, state.words));
      },
    });
  };
  const pick = (day: IsoDate, event: Event, { words }: CalendarState) => {
    const next = rangeAfterPress(begun === null ? null : { from: begun, to: null }, day, limits);
    const reason = next === null ? 'clear' : next.to === null ? 'start' : 'end';
    if (reason === 'start') setFormer({ begun: day, range: current });
    setValue(next, { reason, event });
    if (reason !== 'start') preview.end();
    return next?.from ? messageOf(next.from, next.to, words) : undefined;
  };
  const restore = (range: DateRange | null, event: Event, { words }: CalendarState) => {
    setValue(range, { reason: 'cancel', event });
    preview.end();
    const day = range?.from ?? null;
    return { day, message: day ? messageOf(day, range?.to ?? null, words) : '' };
  };
  const suffixed = (end: string) => (props.name === undefined ? undefined : `${props.name}-${end}`);
  return (
    <CalendarView
      props={{
        ...props,
        className: cx(styles.root, from !== null && from === to && styles.oneDay, props.className),
      }}
      kind={{
        component: 'RangeCalendar',
        anchor: from ?? to,
        several: true,
        partOf: useCallback(
          (iso) => partOfRange(iso, shown.from, shown.to),
          [shown.from, shown.to],
        ),
        refuse,
        explains,
        values: [
          [suffixed('from'), from ?? ''],
          [suffixed('to'), to ?? ''],
        ],
        onPick: pick,
        onPress: press,
        ignoresClick: drag.isDrag,
        // The dragged range is the preview.
        onPoint: drag.dragged ? undefined : preview.point,
        onDraw: preview.paint,
        onCancel:
          former && former.begun === begun
            ? (event, state) => restore(former.range, event, state)
            : undefined,
        onReset: (event) => {
          if (isSameRange(defaultValue, current)) return;
          setValue(defaultValue, { reason: 'reset', event });
        },
      }}
    />
  );
}

/** Returns a function for the reasons that depend on the start of the range. */
function useRefusal(
  begun: IsoDate | null,
  { min, max }: LengthLimits,
  blocking: Unavailable | undefined,
) {
  return useMemo(() => {
    if (begun === null) return undefined;
    const check = availabilityCheck(blocking, 'RangeCalendar');
    const walls = blocking ? nearestUnavailable(begun, check, max) : { before: null, after: null };
    return (iso: IsoDate, { labels, names }: CalendarWords): string | false => {
      const count = (days: number) => [names.number(days), pluralOf(names.locale, days)] as const;
      switch (rangeProblem(begun, iso, { min, max }, walls)) {
        case 'too-short':
          return labels.rangeTooShort(...count(min));
        case 'too-long':
          return labels.rangeTooLong(...count(max));
        case 'crossing':
          return labels.rangeCrossing;
        case null:
          return false;
      }
    };
  }, [begun, min, max, blocking]);
}

function messageOf(from: IsoDate, to: IsoDate | null, { labels, names }: CalendarWords): string {
  if (to === null) return labels.rangeBegun(names.shortDay(from));
  const days = rangeLength(from, to);
  return labels.rangePicked(
    names.range(from, to),
    names.number(days),
    pluralOf(names.locale, days),
  );
}
