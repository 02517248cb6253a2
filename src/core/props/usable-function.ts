import { inDevelopment, reportProblem } from '../report-problem';

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
