import { inDevelopment, reportProblem } from './report-problem';

/**
 * The entries of a list, none where it is not given. What is no list, and entries that are `null`, are
 * development errors and left out.
 * @param component Name of the widget as the developer imports it.
 * @param prop Name of the prop that holds the list.
 */
export function usableList<Entry>(
  component: string,
  prop: string,
  list: readonly Entry[] | null | undefined,
): readonly Entry[] {
  const entries = Array.isArray(list) ? list.filter((entry: Entry) => entry ?? false) : [];
  if (inDevelopment && entries.length !== (list ?? entries).length) {
    reportProblem(
      component,
      prop,
      'must be an array without empty entries; empty ones are ignored. Pass an array.',
    );
  }
  return entries;
}
