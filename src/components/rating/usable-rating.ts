import { givenNumber, givenText, inDevelopment, reportProblem } from '../../core/report-problem';

/** Greatest number of values of a scale. */
const greatestMax = 100;

/** Returns the maximum value: an integer from 1 to 100, or else 5 with an error in development. */
export function usableMax(component: string, max: number): number {
  if (Number.isInteger(max) && max > 0 && max <= greatestMax) return max;
  if (inDevelopment) {
    reportProblem(
      component,
      'max',
      `is ${givenText(max)}, so 5 is used. Pass a whole number from 1 to 100.`,
    );
  }
  return 5;
}

/** Returns the step: 1, 0.5 or 0.25, or else 1 with an error in development. */
export function usableStep(step: number): number {
  if ([1, 0.5, 0.25].includes(step)) return step;
  if (inDevelopment) {
    reportProblem('Rating', 'step', `is ${givenText(step)}, so 1 is used. Pass 1, 0.5 or 0.25.`);
  }
  return 1;
}

/**
 * Returns the nearest selectable value, with an error in development if it differs; `null` for none.
 * @param prop Name of the prop that the value comes from.
 */
export function usableValue(
  value: number | null,
  prop: 'value' | 'defaultValue',
  values: readonly number[],
): number | null {
  const [step = 1] = values;
  const given = givenNumber(value);
  const nearest = values.filter((choice) => choice - step / 2 <= given).at(-1) ?? null;
  if (inDevelopment && nearest !== value) {
    reportProblem(
      'Rating',
      prop,
      `is ${givenText(value)}, which cannot be selected, so ${nearest} is shown. Pass ${step} to ${values.at(-1)} in steps of ${step}, or null for no rating.`,
    );
  }
  return nearest;
}

/** Returns the nearest value from 0 to `max`, with an error in development if it differs; `null` for none. */
export function usableAverage(value: number | null, max: number): number | null {
  if (value === null) return value;
  const given = givenNumber(value);
  if (given >= 0 && given <= max) return given;
  const nearest = given > max ? max : given < 0 ? 0 : null;
  if (inDevelopment) {
    reportProblem(
      'RatingDisplay',
      'value',
      `is ${givenText(value)}, so ${nearest} is shown. Pass 0 to ${max}, or null for no ratings.`,
    );
  }
  return nearest;
}

/** Returns the number of ratings: an integer from 0, or else 0 with an error in development. */
export function usableCount(component: string, prop: string, count: number): number {
  if (Number.isInteger(count) && count >= 0) return count;
  if (inDevelopment) {
    reportProblem(
      component,
      prop,
      `is ${givenText(count)}, which is not a number of ratings, so 0 is shown. Pass a whole number of 0 or more.`,
    );
  }
  return 0;
}

/**
 * Returns the numbers of ratings by value: an array, or else an empty one with an error in development. Values above the
 * highest possible rating are also left out, because a page with thousands of rows would not respond.
 */
export function usableCounts(counts: readonly number[]): number[] {
  const problem = inDevelopment && countsProblem(counts);
  if (problem) {
    reportProblem(
      'RatingDistribution',
      'counts',
      `${problem} ratings are shown. Pass an array of 1 to ${greatestMax} whole numbers of 0 or more.`,
    );
  }
  const given = Array.isArray(counts) ? counts.slice(0, greatestMax) : [];
  return given.map((count: number) => usableCount('RatingDistribution', 'counts', count));
}

/** Returns the beginning of a sentence about numbers of ratings that are not all shown, or `''`. */
function countsProblem(counts: unknown): string {
  if (!Array.isArray(counts)) return `is ${typeof counts}, so no`;
  const { length } = counts;
  return length > greatestMax ? `has ${length} entries, so only the first ${greatestMax}` : '';
}
