import type { Rule } from './rule';
import { isEmpty, textOf } from './value-text';

/** Parameters of `confirmed`. */
export interface ConfirmedParams {
  /** Name of the field that must have the same value. */
  target: string;
}

/**
 * Rule that a value equals that of another field. It also validates empty values: an empty confirmation is invalid if
 * the target has a value, and valid if the target is empty or unknown. Text is compared exactly, as passwords
 * require.
 */
export function confirmed({ target }: ConfirmedParams): Rule {
  return {
    code: 'confirmed',
    params: { target },
    validatesEmpty: true,
    dependsOn: [target],
    check: (value, { values = {} }) =>
      // A target with the name of an inherited property is unknown, too.
      isSameValue(value, Object.hasOwn(values, target) ? values[target] : undefined),
  };
}

/**
 * Whether two field values are equal. Strings, numbers and booleans are compared as text, because forms
 * submit text (`1` and `'1'`, `true` and `'true'`); arrays, plain objects and dates by content; all empty
 * values are equal.
 */
function isSameValue(a: unknown, b: unknown, depth = 0): boolean {
  if (isEmpty(a) || isEmpty(b)) return isEmpty(a) && isEmpty(b);
  const text = textOf(a);
  if (text !== undefined) return text === textOf(b);
  if (Object.is(a, b)) return true;
  const prototype: unknown = Object.getPrototypeOf(a);
  // The depth is limited, because values may contain themselves.
  if (depth > 99 || prototype !== Object.getPrototypeOf(b)) return false;
  if (a instanceof Date) return Object.is(Number(a), Number(b));
  if (![Array.prototype, Object.prototype, null].includes(prototype as null)) return false;
  const [first, second] = [a as Keyed, b as Keyed];
  const keys = Object.keys(first);
  return (
    keys.length === Object.keys(second).length &&
    keys.every(
      (key) => Object.hasOwn(second, key) && isSameValue(first[key], second[key], depth + 1),
    )
  );
}

type Keyed = Readonly<Record<string, unknown>>;
