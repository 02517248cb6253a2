/** Value of a presence attribute such as `data-open`: there, and empty, while the state holds. */
export function presence(state: boolean | undefined): '' | undefined {
  return state ? '' : undefined;
}
