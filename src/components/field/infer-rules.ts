import {
  email,
  max,
  maxLength,
  min,
  minLength,
  pattern,
  required,
  type Rule,
} from '../../validation';

/** Attributes of a native control that limit its value, in React's spelling. */
export interface ControlAttributes {
  /** Type of the control, such as `email`, `number` or `checkbox`. */
  type?: string;
  /** Whether a value is required; a required checkbox must be ticked. */
  required?: boolean;
  /** Smallest number of a `number` or `range` control. */
  min?: number | string;
  /** Largest number of a `number` or `range` control. */
  max?: number | string;
  /** Fewest characters. */
  minLength?: number;
  /** Most characters. */
  maxLength?: number;
  /** Source of the expression that the whole value fits. */
  pattern?: string;
  /** Whether an `email` control takes several addresses. */
  multiple?: boolean;
}

/** Rules that a native control's attributes stand for, so that a limit is written once. Dates and times are left to the browser. */
export function inferRules(attributes: ControlAttributes): Rule[] {
  const { type, multiple } = attributes;
  const numeric = type === 'number' || type === 'range';
  const rules = [
    attributes.required && required({ allowFalse: type !== 'checkbox' }),
    type === 'email' && email({ multiple: multiple === true }),
    numeric && isSet(attributes.min) && min({ min: attributes.min }),
    numeric && isSet(attributes.max) && max({ max: attributes.max }),
    isSet(attributes.minLength) && minLength({ length: attributes.minLength }),
    isSet(attributes.maxLength) && maxLength({ length: attributes.maxLength }),
    attributes.pattern && pattern({ pattern: attributes.pattern }),
  ];
  return rules.filter((rule) => typeof rule === 'object');
}

// An attribute without a value limits nothing.
function isSet(limit: number | string | undefined): limit is number | string {
  return limit !== undefined && limit !== '';
}
