/**
 * Returns the value of a boolean data attribute such as `data-open`: empty if the state is true, or else
 * absent.
 */
export function dataAttr(state: boolean | undefined): '' | undefined {
  return state ? '' : undefined;
}
