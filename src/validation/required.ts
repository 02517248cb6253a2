import type { Rule } from './rule';
import { isEmpty } from './value-text';

/** Parameters of `required`. */
export interface RequiredParams {
  /**
   * Whether `false` counts as a value. Set it to `false` for a checkbox that must be checked.
   * @default true
   */
  allowFalse?: boolean;
}

/**
 * Rule that a value is present. These values are missing: `null`, `undefined`, `''`, blank text (according to `trim`:
 * also a no-break or an ideographic space, but not a zero-width space), `NaN`, which is the value of an empty number
 * field, and an array without a present element. Zero and any object are present.
 */
export function required({ allowFalse = true }: RequiredParams = {}): Rule {
  return {
    code: 'required',
    params: { allowFalse },
    validatesEmpty: true,
    check: (value) => !isMissing(value) && (allowFalse || value !== false),
  };
}

// Nested arrays are checked, but only to a limited depth, because an array may contain itself.
function isMissing(value: unknown, depth = 0): boolean {
  if (Array.isArray(value)) {
    return depth < 9 && value.every((member) => isMissing(member, depth + 1));
  }
  return isEmpty(value) || Number.isNaN(value) || (typeof value === 'string' && !value.trim());
}
