import type { Rule } from './rule';
import { isSameValue } from './same-value';

/** Parameters of `confirmed`. */
export interface ConfirmedParams {
  /** Name of the field that must hold the same value. */
  target: string;
}

/**
 * Rule that a value equals that of another field. It validates empty values too: an empty confirmation of a filled target fails,
 * of an empty or unknown one it passes. Text is compared letter by letter, as a password needs it.
 */
export function confirmed({ target }: ConfirmedParams): Rule {
  return {
    code: 'confirmed',
    params: { target },
    judgesEmpty: true,
    dependsOn: [target],
    check: (value, { values = {} }) =>
      // A target named after something that every object inherits is unknown like any other.
      isSameValue(value, Object.hasOwn(values, target) ? values[target] : undefined),
  };
}
