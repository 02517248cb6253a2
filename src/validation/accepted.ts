import { required } from './required';
import type { Rule } from './rule';

/**
 * Rule that a box is checked: the value is neither missing, as for `required`, nor `false`, also as text. A group of
 * boxes needs one that is checked.
 */
export function accepted(): Rule {
  const present = required({ allowFalse: false });
  return {
    ...present,
    code: 'accepted',
    params: {},
    check: (value, context) => value !== 'false' && present.check(value, context),
  };
}
