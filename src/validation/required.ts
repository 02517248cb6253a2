import type { Issue, Rule } from './rule';
import { isBlank, isEmpty } from './value-text';

/** Parameters of `required`. */
export interface RequiredParams {
  /**
   * Whether `false` counts as a value; for a checkbox that must be checked, see `accepted`.
   * @default true
   */
  allowFalse?: boolean;
}

/**
 * Rule that a value is present. These values are missing: `null`, `undefined`, `''`, blank text (white space and
 * characters that show nothing, such as a zero-width space), `NaN` and an invalid `Date`, which are what an empty field
 * is parsed to, the file without a name of an empty file field, and an array without a present element. Zero and any
 * other object are present, but a range `{ from, to }` only with both ends: without one of them, the failure has the code
 * `rangeStart` or `rangeEnd`.
 */
export function required({ allowFalse = true }: RequiredParams = {}): Rule {
  return {
    code: 'required',
    params: { allowFalse },
    validatesEmpty: true,
    check: (value) => !isMissing(value, allowFalse) && (halfOf(value) ?? true),
  };
}

/** Returns the issue of a range without one of its ends. */
function halfOf(value: unknown): Issue | null {
  if (!isRange(value)) return null;
  if (isEmpty(value.from)) return { code: 'rangeStart', params: {} };
  return isEmpty(value.to) ? { code: 'rangeEnd', params: {} } : null;
}

function isRange(value: unknown): value is { from: unknown; to: unknown } {
  return (
    typeof value === 'object' && value !== null && Object.keys(value).sort().join() === 'from,to'
  );
}

// Nested arrays are checked, but only to a limited depth, because an array may contain itself.
function isMissing(value: unknown, allowFalse: boolean, depth = 0): boolean {
  if (Array.isArray(value)) {
    return depth < 9 && value.every((member) => isMissing(member, allowFalse, depth + 1));
  }
  if (typeof value === 'string') return isBlank(value);
  if (value instanceof Date) return Number.isNaN(Number(value));
  if (isRange(value)) return isEmpty(value.from) && isEmpty(value.to);
  return isEmpty(value) || Number.isNaN(value) || (value === false && !allowFalse);
}
