import { daySeconds, wrapTime } from '../../core/dates/iso-time';

/** Allowed times, in seconds since midnight. */
export interface TimeLimits {
  /** First allowed time, `null` for no limit. */
  min: number | null;
  /** Last allowed time, inclusive; before `min`, the period contains midnight. */
  max: number | null;
  /** Distance between two allowed times. */
  step: number;
  /** Time that the steps are counted from. */
  start: number;
}

/** Whether a time is between the limits, which may be on two days: from 22:00 to 06:00. */
export function isWithin(time: number, { min, max }: TimeLimits): boolean {
  if (min !== null && max !== null && min > max) return time >= min || time <= max;
  return (min === null || time >= min) && (max === null || time <= max);
}

function stepAtOrBefore(time: number, { start, step }: TimeLimits): number {
  return wrapTime(time - (wrapTime(time - start) % step));
}

function stepAtOrAfter(time: number, limits: TimeLimits): number {
  const before = stepAtOrBefore(time, limits);
  if (before === time) return time;
  // The last step of a day may be shorter.
  const distance = wrapTime(before - limits.start) + limits.step;
  return distance < daySeconds ? wrapTime(limits.start + distance) : limits.start;
}

/** Whether a time is one of the steps. */
export function isOnStep(time: number, limits: TimeLimits): boolean {
  return stepAtOrBefore(time, limits) === time;
}

/** Returns the allowed times nearest to a time between two steps: the one before and the one after. */
export function nearestSteps(time: number, limits: TimeLimits): number[] {
  const nearest = [stepAtOrBefore(time, limits), stepAtOrAfter(time, limits)];
  return [...new Set(nearest)].filter((found) => isWithin(found, limits));
}

/**
 * Moves a time by an amount, to a step in that direction. A time past a limit becomes the last step before it;
 * without a limit, the day starts again.
 * @param amount Seconds to move by, negative for earlier.
 */
export function moveTime(time: number, amount: number, limits: TimeLimits): number {
  const later = amount > 0;
  const distance = Math.max(Math.abs(amount), limits.step);
  const target = wrapTime(time + (later ? distance : -distance));
  const snapped = later ? stepAtOrBefore(target, limits) : stepAtOrAfter(target, limits);
  if (isWithin(snapped, limits)) return snapped;
  const { min, max } = limits;
  const first = min === null ? null : stepAtOrAfter(min, limits);
  const last = max === null ? null : stepAtOrBefore(max, limits);
  const bound = isWithin(time, limits) === later ? last : first;
  return bound !== null && isWithin(bound, limits) ? bound : time;
}
