'use client';
import { useLayoutEffect, useRef } from 'react';
import { parseIsoTime } from '../../../internals/dates/iso-time';
import { TimeList, nearestOption, timesOfList, type TimeOption } from '../../time-field/parts';
import styles from './date-time-panel.module.css';
import { useTimeColumn } from './use-time-column';
import { dateOf, timeOf, valuesAt } from './date-time-value';
import type { DateTimeRules } from './validate-date-time';

/** Props of {@link TimeColumn}. */
interface TimeColumnProps {
  id: string;
  /** Accessible name. Default: that of the list. */
  label?: string;
  /** Day of the times, `YYYY-MM-DD`. */
  date: string;
  /** Time of the field, or `null`. */
  time: string | null;
  /** Time that the list is scrolled to. */
  near: string;
  rules: DateTimeRules;
  /** Whether the times are those of `step`. */
  stepped: boolean;
  onPick: (option: TimeOption, event: Event) => void;
}

/** List of the times of a day beside the calendar; below it in a sheet, as a strip. */
export function TimeColumn(props: TimeColumnProps) {
  const { id, label, date, time, near, rules, stepped, onPick } = props;
  const { times, zone, withSeconds } = rules;
  const limits = limitsOfDay(date, rules);
  const options = timesOfList(limits, stepped, withSeconds).map((option) => {
    // The clocks skip it.
    const disabled = valuesAt(`${date}T${option.time}`, zone).length === 0;
    return disabled ? { ...option, disabled } : option;
  });
  const chosen = options.findIndex((option) => option.time === time);
  const revealed = chosen < 0 ? nearestOption(options, near) : chosen;
  const column = useTimeColumn(options, revealed, onPick);
  const { active, focused, pick, listProps } = column;
  const shown = focused ? active : revealed;
  const listRef = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current: strip } = listRef;
    const option = strip?.children[shown];
    if (!strip || !option) return;
    const frame = strip.getBoundingClientRect();
    const box = option.getBoundingClientRect();
    strip.scrollLeft += box.left + box.width / 2 - frame.left - frame.width / 2;
  }, [shown]);
  if (options.length === 0) return null;
  return (
    <div data-slot="date-time-times" className={styles.times}>
      <TimeList
        {...listProps}
        id={id}
        aria-activedescendant={focused ? `${id}-${active}` : undefined}
        className={styles.list}
        list={{ listRef, options, active: focused ? active : -1, revealed: shown, pick }}
        time={time}
        now={rules.now !== null && dateOf(rules.now) === date ? timeOf(rules.now) : null}
        style={times.style}
        labels={label === undefined ? times.labels : { ...times.labels, list: label }}
      />
    </div>
  );
}

/** Returns the limits of the times of a day. */
function limitsOfDay(date: string, { min, max, times }: DateTimeRules) {
  const secondsOf = (bound: typeof min) => {
    return bound && dateOf(bound.local) === date ? parseIsoTime(timeOf(bound.local)) : null;
  };
  return { ...times.limits, min: secondsOf(min), max: secondsOf(max) };
}
