import type { Rule } from './rule';
import { isSameValue } from './same-value';

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
