const name = /^[\w-]+$/;

/**
 * Marks the names in the first cell of a row about a form as code: `` `min`, `max` `` for `min, max`. A phrase starts with a
 * capital letter: `Leaving the page`.
 */
export function featureName(asks: string): string {
  return asks
    .split(', ')
    .map((part) => (name.test(part) ? `\`${part}\`` : part.charAt(0).toUpperCase() + part.slice(1)))
    .join(', ');
}
