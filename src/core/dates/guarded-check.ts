import { inDevelopment, reportProblem } from '../report-problem';

/**
 * Wraps a custom function that returns what is unavailable. If it throws, or returns neither a boolean nor a
 * string, the day or period counts as available, with an error in development.
 * @param component Component name for error messages.
 */
export function guardedCheck(
  component: string,
  check: (text: string) => string | boolean,
): (text: string) => string | boolean {
  return (text) => {
    try {
      const answer: unknown = check(text) ?? false;
      if (typeof answer === 'boolean') return answer;
      if (typeof answer === 'string') return answer || false;
      if (inDevelopment) {
        reportProblem(
          component,
          'unavailable',
          'is a function that returns neither a boolean nor a string, so it is ignored. Return `true`, a reason or `false`, not a promise.',
        );
      }
      return false;
    } catch (error) {
      if (inDevelopment) {
        reportProblem(
          component,
          'unavailable',
          `is a function that throws "${error}", so it is ignored. Return a result for every day, even while data is loading.`,
        );
      }
      return false;
    }
  };
}
