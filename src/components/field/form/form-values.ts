import { isEmpty } from '../../../validation';

/** Values of a form by field name. */
export type ValuesByName = Readonly<Record<string, unknown>>;

/** Splits a name into keys: `address`, `lines` and `0` of `address.lines[0]`. */
export function pathOf(name: string): string[] {
  return name.split(/[.[\]]+/).filter(Boolean);
}

/** Returns the value of a field in a nested object; `undefined` if there is none. */
export function valueAt(values: object | undefined, name: string): unknown {
  const path = pathOf(name);
  // A field without a name has no value, not the entire object.
  if (path.length === 0) return undefined;
  return path.reduce<unknown>(
    (value, key) =>
      value instanceof Object && Object.hasOwn(value, key)
        ? (value as ValuesByName)[key]
        : undefined,
    values,
  );
}

/**
 * Nests flat values: `address.city` becomes a property of `address`, `tags[0]` the first element of an array.
 */
export function nestValues(flat: ValuesByName): Record<string, unknown> {
  const nested: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(flat)) {
    const path = pathOf(name);
    // A name must not reach inherited properties.
    if (path.includes('__proto__')) continue;
    const last = path.pop() ?? name;
    let place = nested;
    for (const [index, key] of path.entries()) {
      const inner = Object.hasOwn(place, key) ? place[key] : undefined;
      place[key] = typeof inner === 'object' && inner ? inner : emptyFor(path[index + 1] ?? last);
      place = place[key] as Record<string, unknown>;
    }
    place[last] = value;
  }
  return nested;
}

/** Returns a list for a key that is a number, or else an object. */
function emptyFor(key: string): object {
  return /^\d+$/.test(key) ? [] : {};
}

/**
 * Whether two values are equal: all empty values are, arrays and plain objects are compared by content,
 * others, such as files, by identity.
 */
export function isSame(one: unknown, other: unknown): boolean {
  return Object.is(one, other) || (isEmpty(one) && isEmpty(other)) || hasSameContent(one, other);
}

function hasSameContent(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) !== Array.isArray(other) || !isData(one) || !isData(other)) return false;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) => isSame(one[key], other[key]));
}

function isData(value: unknown): value is ValuesByName {
  if (typeof value !== 'object' || value === null) return false;
  return Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
}
