import { isIsoDate, type IsoDate } from '../../internals/iso-date';
import { reportProblem } from '../../internals/report-problem';

// Bundlers put the value in; the host needs no types of Node.js.
declare const process: { env: { NODE_ENV?: string } };

// Sentences for developers stay out of production bundles only where the condition is beside them.

/** The day, or `null` with a development error where the text is not a day that exists. */
export function usableDay(
  component: string,
  prop: string,
  day: string | null | undefined,
): IsoDate | null {
  if (day === null || day === undefined || day === '') return null;
  if (isIsoDate(day)) return day;
  if (process.env.NODE_ENV !== 'production') {
    reportProblem(
      component,
      prop,
      `is ${JSON.stringify(day)}, which is not a day that exists, so it counts as empty. Pass a text of the form YYYY-MM-DD.`,
    );
  }
  return null;
}

/** The bounds, or none of them with a development error where they leave no day. */
export function usableBounds(
  component: string,
  minProp: string | undefined,
  maxProp: string | undefined,
): { min: IsoDate | undefined; max: IsoDate | undefined } {
  const min = usableDay(component, 'min', minProp) ?? undefined;
  const max = usableDay(component, 'max', maxProp) ?? undefined;
  if (min === undefined || max === undefined || min <= max) return { min, max };
  if (process.env.NODE_ENV !== 'production') {
    reportProblem(
      component,
      'min',
      `(${min}) is later than \`max\` (${max}), which leaves no day to pick, so both are ignored. Swap or correct them.`,
    );
  }
  return { min: undefined, max: undefined };
}

/** Nothing, with a development error about a preset that names no day. */
export function reportPreset(component: string, label: string): [] {
  if (process.env.NODE_ENV !== 'production') {
    reportProblem(
      component,
      'presets',
      `holds "${label}", which names no day or ends before it begins, so it is left out. Give it a date, or a number of days that is whole and above zero.`,
    );
  }
  return [];
}
