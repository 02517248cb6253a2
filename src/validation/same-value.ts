import { isEmpty, textOf } from './value-text';

/**
 * Whether two field values are the same. Texts, numbers and booleans are compared as text, because a form sends text (`1` and
 * `'1'`, `true` and `'true'`); arrays, plain objects and dates by their content; all empty values are the same.
 */
export function isSameValue(a: unknown, b: unknown): boolean {
  return same(a, b, 0);
}

function same(a: unknown, b: unknown, depth: number): boolean {
  if (isEmpty(a) || isEmpty(b)) return isEmpty(a) && isEmpty(b);
  const text = textOf(a);
  if (text !== undefined) return text === textOf(b);
  if (Object.is(a, b)) return true;
  // Values that hold themselves end here.
  if (depth > 99 || !isObject(a) || !isObject(b)) return false;
  if (a instanceof Date && b instanceof Date) return Object.is(a.getTime(), b.getTime());
  if (!isPlain(a) || !isPlain(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && same(a[key], b[key], depth + 1))
  );
}

type Keyed = Record<string, unknown>;

const isObject = (value: unknown): value is Keyed => typeof value === 'object' && value !== null;

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return Array.isArray(value) || prototype === null || prototype === Object.prototype;
}
