'use client';
import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { parseIsoTime } from '../../core/dates/iso-time';
import { dataAttr, isRightToLeft } from '../../core/dom';
import {
  nearestOption,
  optionsIn,
  TimeList,
  timesOfList,
  type TimeOption,
  optionForKey,
  rowsOf,
} from '../time-field/parts';
import styles from './date-time-picker.module.css';
import { dateOf, timeOf, valuesAt } from './date-time-value';
import type { DateTimeRules } from './validate-date-time';

interface TimeColumnProps {
  id: string;
  'data-slot': string;
  /** Name of the end of a range. Default: none. */
  end?: string;
  /** Day of the times, `YYYY-MM-DD`. */
  date: string;
  /** Time of the field, or `null`. */
  time: string | null;
  /** Time that the list is scrolled to. */
  near: string;
  rules: DateTimeRules;
  /** Whether the times are those of `step`. */
  stepped: boolean;
  /** Called with the date and time. */
  onSelect: (local: string, event: Event) => void;
}

/** List of the times of a day beside the calendar; below it in a sheet, as a strip. */
export function TimeColumn(props: TimeColumnProps) {
  const { id, 'data-slot': slot, end, date, time, near, rules, stepped, onSelect } = props;
  const { times, zone, withSeconds } = rules;
  const limits = limitsOfDay(date, rules);
  const options = timesOfList(limits, stepped, withSeconds).map((option) => {
    // The clocks skip it.
    const disabled = valuesAt(`${date}T${option.time}`, zone).length === 0;
    return disabled ? { ...option, disabled } : option;
  });
  const chosen = options.findIndex((option) => option.time === time);
  const revealed = chosen < 0 ? nearestOption(options, near) : chosen;
  const column = useTimeColumn(options, revealed, (option, event) =>
    onSelect(`${date}T${option.time}`, event),
  );
  const { active, focused, select, listProps } = column;
  const shown = focused ? active : revealed;
  const listRef = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current: strip } = listRef;
    const option = strip && optionsIn(strip)[shown];
    if (!option) return;
    const frame = strip.getBoundingClientRect();
    const box = option.getBoundingClientRect();
    strip.scrollLeft += box.left + box.width / 2 - frame.left - frame.width / 2;
  }, [shown]);
  if (options.length === 0) return null;
  return (
    <div data-slot={slot} data-end={dataAttr(end !== undefined)} className={styles.times}>
      <p aria-hidden="true" data-slot="date-time-heading" className={styles.heading}>
        {end ?? times.labels.list}
      </p>
      <div data-slot="date-time-frame" className={styles.frame}>
        <TimeList
          {...listProps}
          id={id}
          aria-activedescendant={focused ? `${id}-${active}` : undefined}
          className={styles.list}
          list={{ listRef, options, active: focused ? active : -1, revealed: shown, select }}
          time={time}
          now={rules.now !== null && dateOf(rules.now) === date ? timeOf(rules.now) : null}
          style={times.style}
          labels={
            end === undefined
              ? times.labels
              : { ...times.labels, list: `${end}, ${times.labels.list}` }
          }
        />
      </div>
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

/**
 * Manages the focus of a list of times according to the listbox pattern: the list has the focus and references the active
 * option.
 */
function useTimeColumn(
  options: readonly TimeOption[],
  start: number,
  onSelect: (option: TimeOption, event: Event) => void,
) {
  const [moved, setMoved] = useState<number | null>(null);
  const [focused, setFocused] = useState(false);
  const active = Math.min(moved ?? start, options.length - 1);
  const ends: Readonly<Record<string, number>> = { Home: 0, End: options.length - 1 };
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, altKey, ctrlKey, metaKey, nativeEvent } = event;
    if (altKey || ctrlKey || metaKey) return;
    const list = event.currentTarget;
    const next = optionForKey(key, active, rowsOf(list), isRightToLeft(list)) ?? ends[key];
    const option = options[active];
    if (next !== undefined) setMoved(next);
    else if (key === 'Enter' || key === ' ') select(option, nativeEvent);
    else return;
    event.preventDefault();
  };
  const select = (option: TimeOption | undefined, event: Event) => {
    if (!option || option.disabled) return;
    setMoved(options.indexOf(option));
    onSelect(option, event);
  };
  return {
    /** Index of the active option. */
    active,
    focused,
    select,
    /** Handlers of the list. */
    listProps: {
      tabIndex: 0,
      onKeyDown: handleKeyDown,
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  };
}
