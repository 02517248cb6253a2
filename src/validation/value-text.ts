/**
 * Text that a value stands for in the rules of characters: the value itself, or what `String` makes of a number,
 * a boolean, `null` or `undefined`. Objects, functions and symbols stand for none, so that no rule runs their code.
 */
export function textOf(value: unknown): string | undefined {
  const type = typeof value;
  return value === null || (type !== 'object' && type !== 'function' && type !== 'symbol')
    ? String(value)
    : undefined;
}

/** Whether the value is nothing at all: `null`, `undefined`, `''` or `[]`. Blank text is something. */
export function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === '' || isEmptyList(value);
}

/** Whether the test holds for the value or, of an array, for every member. */
export function everyMember(value: unknown, test: (member: unknown) => boolean): boolean {
  return Array.isArray(value) ? value.every((member) => test(member)) : test(value);
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}
