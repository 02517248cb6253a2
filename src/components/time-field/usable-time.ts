import { givenText } from '../../core/dates/given-text';
import { formatIsoTime, parseIsoTime } from '../../core/dates/iso-time';
import { inDevelopment, reportProblem } from '../../core/report-problem';
import type { TimeLimits } from './time-limits';
import type { TimeGranularity, TimeHourCycle } from './time-texts';

const units: Readonly<Record<TimeGranularity, number>> = { hour: 3600, minute: 60, second: 1 };
const hourCycles: readonly unknown[] = ['h11', 'h12', 'h23'];

/**
 * Returns the time as the field writes it, or `null` with an error in development if it does not exist.
 * @param component Component name for error messages.
 * @param prop Name of the prop.
 */
export function usableTime(
  component: string,
  prop: string,
  time: string | null | undefined,
  granularity: TimeGranularity,
): string | null {
  if (time === null || time === undefined || time === '') return null;
  const seconds = parseIsoTime(time);
  if (seconds !== null) return formatIsoTime(seconds, granularity === 'second');
  if (inDevelopment) {
    reportProblem(
      component,
      prop,
      `is ${givenText(time, "date.toLocaleTimeString('sv')")}, which is not a time of day, so it is treated as empty. Pass a string in the format HH:MM or HH:MM:SS, 00:00 to 23:59.`,
    );
  }
  return null;
}

/** Returns the granularity, or `minute` with an error in development. */
export function usableGranularity(
  component: string,
  granularity: TimeGranularity,
): TimeGranularity {
  if (Object.hasOwn(units, granularity)) return granularity;
  if (inDevelopment) {
    reportProblem(
      component,
      'granularity',
      `is ${JSON.stringify(granularity)}, so minutes are shown. Pass hour, minute or second.`,
    );
  }
  return 'minute';
}

/** Returns the hours of the clock, or those of the locale with an error in development. */
export function usableHourCycle(
  component: string,
  hourCycle: TimeHourCycle | undefined,
): TimeHourCycle | undefined {
  if (hourCycle === undefined || hourCycles.includes(hourCycle)) return hourCycle;
  if (inDevelopment) {
    reportProblem(
      component,
      'hourCycle',
      `is ${JSON.stringify(hourCycle)}, so the clock of the locale is used. Pass h11, h12 or h23.`,
    );
  }
  return undefined;
}

/** Props that limit the times of a field. */
interface LimitProps {
  min: string | undefined;
  max: string | undefined;
  /** Minutes between two times. */
  step: number | undefined;
  granularity: TimeGranularity;
}

/** Returns the limits; an unusable one is ignored, with an error in development. */
export function usableTimeLimits(
  component: string,
  { min, max, step, granularity }: LimitProps,
): TimeLimits {
  const unit = units[granularity];
  const first = parseIsoTime(usableTime(component, 'min', min, 'second'));
  const last = parseIsoTime(usableTime(component, 'max', max, 'second'));
  const none = { min: first, max: last, step: unit, start: 0 };
  if (step === undefined) return none;
  const seconds = step * 60;
  if (seconds > 0 && seconds <= 43_200 && Number.isInteger(seconds / unit)) {
    return { ...none, step: seconds, start: first ?? 0 };
  }
  if (inDevelopment) {
    reportProblem(
      component,
      'step',
      `is ${step}, so every ${granularity} is allowed. Pass minutes that are a multiple of one ${granularity}, at most 720.`,
    );
  }
  return none;
}
