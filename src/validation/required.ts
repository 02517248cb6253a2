import type { Rule } from './rule';
import { isEmpty } from './value-text';

/** Parameters of `required`. */
export interface RequiredParams {
  /**
   * Whether `false` counts as an answer. Set it to `false` for a box that must be ticked.
   * @default true
   */
  allowFalse?: boolean;
}

/**
 * Rule that a value is there. Missing are `null`, `undefined`, `''`, text of white space alone (what `trim` removes: a
 * no-break or an ideographic space too, a zero-width space not), `NaN`, which an emptied number field yields, and an array
 * without a present member. Zero and any object are present.
 */
export function required({ allowFalse = true }: RequiredParams = {}): Rule {
  return {
    code: 'required',
    params: { allowFalse },
    judgesEmpty: true,
    check: (value) => !isMissing(value) && (allowFalse || value !== false),
  };
}

// Members that are arrays themselves are looked into, but not without end: a list may hold itself.
function isMissing(value: unknown, depth = 0): boolean {
  if (Array.isArray(value)) {
    return depth < 9 && value.every((member) => isMissing(member, depth + 1));
  }
  return isEmpty(value) || Number.isNaN(value) || (typeof value === 'string' && !value.trim());
}
