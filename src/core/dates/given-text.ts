/**
 * Describes a value for an error in development, where a string is expected.
 * @param fromDate Code that gets the string from a `Date`, which is named `date` there. Default: none.
 */
export function givenText(value: unknown, fromDate?: string): string {
  if (!(value instanceof Date)) return JSON.stringify(value);
  return fromDate === undefined ? 'a `Date`' : `a \`Date\` (call \`${fromDate}\`)`;
}
