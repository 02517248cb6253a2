import { daySeconds, formatIsoTime, parseIsoTime, wrapTime } from '../../core/dates/iso-time';
import { givenText, inDevelopment, reportProblem } from '../../core/report-problem';
import { isOnStep, isWithin, type TimeLimits } from './time-limits';

/** Time that the list offers by name. */
export interface TimePreset {
  /** Label. */
  label: string;
  /** Time, `HH:MM` or `HH:MM:SS`. */
  time: string;
}

/** Option of the list. */
export interface TimeOption {
  /** Time, `HH:MM` or `HH:MM:SS`. */
  time: string;
  /** Name of a preset. */
  label?: string;
  /** Whether the time is not allowed. */
  disabled: boolean;
}

/** Shortest distance between two times of the list, in seconds, so that it has at most 288. */
const shortest = 300;
/** Distance without `step`, in seconds. */
const usual = 1800;

/**
 * Returns the times of the list, from `min` to `max` or around the clock.
 * @param stepped Whether the field has a `step`; without one, the list has every half hour.
 * @param withSeconds Whether the times have seconds.
 */
export function timesOfList(
  limits: TimeLimits,
  stepped: boolean,
  withSeconds: boolean,
): TimeOption[] {
  const { min, max, step } = limits;
  const distance = stepped ? step * Math.ceil(shortest / step) : Math.max(usual, step);
  const start = stepped ? limits.start : Math.ceil((min ?? 0) / distance) * distance;
  const length = max === null ? daySeconds - 1 - start : wrapTime(max - start);
  const count = Math.floor((min === null && max === null ? daySeconds - 1 : length) / distance);
  return Array.from({ length: count + 1 }, (_, index) => wrapTime(start + index * distance))
    .filter((time) => isWithin(time, limits))
    .map((time) => ({ time: formatIsoTime(time, withSeconds), disabled: false }));
}

/** Returns the options of the presets; one whose time does not exist is ignored, with an error in development. */
export function optionsOfPresets(
  presets: readonly TimePreset[],
  limits: TimeLimits,
  withSeconds: boolean,
): TimeOption[] {
  return presets.flatMap(({ label, time }) => {
    const seconds = parseIsoTime(time);
    if (seconds !== null) {
      const disabled = !isWithin(seconds, limits) || !isOnStep(seconds, limits);
      return { time: formatIsoTime(seconds, withSeconds), label, disabled };
    }
    if (inDevelopment) {
      reportProblem(
        'TimeField',
        'presets',
        `contains ${givenText(label)}, whose time is ${givenText(time)}, so it is ignored. Pass a time in the format HH:MM.`,
      );
    }
    return [];
  });
}

/** Options of one day period. */
interface TimeGroup {
  /** Half of the day, such as "AM"; empty without one. */
  period: string;
  options: TimeOption[];
}

/** Returns the options grouped by day period. */
export function groupByPeriod(
  options: readonly TimeOption[],
  periodOf: (time: string) => string,
): TimeGroup[] {
  const groups: TimeGroup[] = [];
  for (const option of options) {
    const period = periodOf(option.time);
    const last = groups.at(-1);
    if (last?.period === period) last.options.push(option);
    else groups.push({ period, options: [option] });
  }
  return groups;
}

/**
 * Returns the index of the option to scroll to: that of the time, or else of the first one after it; `-1` for an
 * empty list.
 */
export function nearestOption(options: readonly TimeOption[], time: string): number {
  const seconds = parseIsoTime(time) ?? 0;
  const distances = options.map((option) => wrapTime((parseIsoTime(option.time) ?? 0) - seconds));
  return distances.indexOf(Math.min(...distances));
}

/**
 * Returns the index of the latest option at or before a time; `-1` if it is a step or more earlier.
 */
export function begunOption(options: readonly TimeOption[], now: string | null): number {
  const seconds = parseIsoTime(now ?? '');
  if (seconds === null) return -1;
  const times = options.map(({ time }) => parseIsoTime(time) ?? 0);
  const ages = times.map((time) => wrapTime(seconds - time));
  const youngest = Math.min(...ages);
  const [first = 0, second = first] = times;
  return youngest < wrapTime(second - first) ? ages.indexOf(youngest) : -1;
}

/**
 * Returns the index of the option that a key moves to, or `undefined`. Up and Down stay in a column, which is circular;
 * Left and Right continue in the next row, and are mirrored in right-to-left text.
 * @param rows Number of options in each row.
 */
export function optionForKey(
  key: string,
  from: number,
  rows: readonly number[],
  rightToLeft = false,
): number | undefined {
  const count = rows.reduce((sum, length) => sum + length, 0);
  if (key === 'ArrowRight' || key === 'ArrowLeft') {
    const step = (key === 'ArrowRight') === rightToLeft ? -1 : 1;
    return (from + step + count) % count;
  }
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return undefined;
  const places = rows.flatMap((length, row) =>
    Array.from({ length }, (_, column) => ({ row, column })),
  );
  const column = places[from]?.column ?? 0;
  const inColumn = [...places.keys()].filter((index) => places[index]?.column === column);
  const at = inColumn.indexOf(from) + (key === 'ArrowDown' ? 1 : -1);
  return inColumn.at(at % inColumn.length);
}
