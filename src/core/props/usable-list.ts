import { givenText, inDevelopment, reportProblem } from '../report-problem';

/**
 * Returns the entries of an array, or none if it is absent. Other values and entries that are `null` log an
 * error in development and are ignored.
 * @param component Component name for error messages.
 * @param prop Name of the prop.
 */
export function usableList<Entry>(
  component: string,
  prop: string,
  list: readonly Entry[] | null | undefined,
): readonly Entry[] {
  const given: unknown = list ?? [];
  const entries = Array.isArray(given) ? given.filter((entry: Entry) => entry ?? false) : [];
  if (inDevelopment && (!Array.isArray(given) || entries.length !== given.length)) {
    reportProblem(
      component,
      prop,
      'must be an array without empty entries; empty ones are ignored. Remove them.',
    );
  }
  return entries;
}

/** Reports a range that is neither empty nor an object with `from` and `to`. */
export function checkRange(component: string, prop: string, range: unknown): void {
  if (!range || 'from' in Object(range) || 'to' in Object(range)) return;
  reportProblem(
    component,
    prop,
    `is ${givenText(range)}, which is not a range, so it is treated as empty. Pass an object with \`from\` and \`to\`, or null.`,
  );
}

/**
 * Returns a function, or `undefined` if it is absent. Other values log an error in development and are ignored.
 * @param component Component name.
 * @param prop Name of the prop.
 */
export function usableFunction<Given>(
  component: string,
  prop: string,
  given: Given | null | undefined,
): Given | undefined {
  if (typeof given === 'function') return given;
  if (inDevelopment && given !== undefined && given !== null) {
    reportProblem(component, prop, 'is not a function, so it is ignored. Pass a function.');
  }
  return undefined;
}
