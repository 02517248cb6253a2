import { inDevelopment, reportProblem } from '../../core/report-problem';
import {
  custom,
  email,
  max,
  maxLength,
  min,
  minLength,
  pattern,
  required,
  toRules,
  type Rule,
  type Rules,
} from '../../validation';
import type { FieldSettings, FieldStore } from './store-types';

/** Attributes of a native control that constrain its value, in React's spelling. */
interface ControlAttributes {
  /** Type of the control, such as `email`, `number` or `checkbox`. */
  type?: string;
  /** Whether a value is required; a required checkbox must be checked. */
  required?: boolean;
  /** Minimum of a `number` or `range` control. */
  min?: number | string;
  /** Maximum of a `number` or `range` control. */
  max?: number | string;
  /** Minimum number of characters. */
  minLength?: number;
  /** Maximum number of characters. */
  maxLength?: number;
  /** Regular expression that the complete value must match. */
  pattern?: string;
  /** Whether an `email` control accepts several addresses. */
  multiple?: boolean;
}

/**
 * Returns the rules that correspond to the attributes of a native control, so that a limit is written once.
 * Dates and times are left to the browser.
 */
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

// An attribute without a value has no effect.
function isSet(limit: number | string | undefined): limit is number | string {
  return limit !== undefined && limit !== '';
}

/** Attributes of a native control that correspond to rules. */
interface InferredAttributes {
  required?: boolean;
  min?: number | string;
  max?: number | string;
  minLength?: number;
  maxLength?: number;
  inputMode?: 'numeric' | 'email';
  autoComplete?: 'email';
}

const text = /^(?:text|search|tel|url|email|password|textarea)$/;

/**
 * Returns the HTML attributes that correspond to the rules of a field, if the type of its control supports
 * them, so that the browser, its keyboard and assistive technology know the limits, even before scripts run.
 * The type is not inferred.
 */
export function inferAttributes(rules: readonly Rule[], type: string): InferredAttributes {
  const found: InferredAttributes = {};
  const isText = text.test(type);
  const isNumber = type === 'number' || type === 'range';
  for (const { code, params } of rules) {
    if (requiresValue(code)) found.required = true;
    if (isNumber && (code === 'min' || code === 'max')) found[code] = String(params[code]);
    if (isText && (code === 'minLength' || code === 'maxLength')) {
      found[code] = Number(params.length);
    }
    if (isText && (code === 'digits' || code === 'integer')) found.inputMode = 'numeric';
    if (isText && code === 'email') {
      found.inputMode = 'email';
      if (!params.multiple) found.autoComplete = 'email';
    }
  }
  return found;
}

const none: readonly Rule[] = [];
const listsByText = new Map<string, readonly Rule[]>();

/** Rule that always fails and replaces invalid rules, so that unvalidated values are not submitted. */
const broken = custom({ code: 'default', validatesEmpty: true, check: () => false });

/** Returns rules as a list. An invalid string logs an error in development, and no value passes. */
export function readRules(rules: Rules | undefined, field: string): readonly Rule[] {
  if (rules === undefined) return none;
  const known = typeof rules === 'string' ? listsByText.get(rules) : undefined;
  if (known) return known;
  try {
    const list = toRules(rules);
    if (typeof rules === 'string') listsByText.set(rules, list);
    return list;
  } catch (error) {
    if (inDevelopment) {
      reportProblem(
        'Field',
        'rules',
        `of "${field}" cannot be parsed (${String(error)}), so the field is never valid. Correct the string.`,
      );
    }
    return [broken];
  }
}

/** Whether rules require a value. */
export function includesRequired(rules: readonly Rule[]): boolean {
  return rules.some(({ code }) => requiresValue(code));
}

function requiresValue(code: string): boolean {
  return code === 'required' || code === 'accepted';
}

const listsBySettings = new WeakMap<FieldSettings, readonly Rule[]>();

/** Returns all rules of a field: its own, those of its control's attributes, and its schema. */
export function rulesOf({ name, kind, nativeControl, settings }: FieldStore): readonly Rule[] {
  const known = listsBySettings.get(settings);
  if (known) return known;
  const own = readRules(settings.rules, name);
  const control: ControlAttributes = settings.control;
  const inferred = inferRules({
    ...(kind === 'native' || nativeControl ? { type: nativeControl, ...control } : {}),
    required:
      settings.required ||
      (kind !== 'group' && (control.required === true || includesRequired(own))),
  });
  const isOwn = ({ code, params }: Rule) =>
    own.some(
      (rule) =>
        (rule.code === code &&
          // To the browser, a required checkbox must always be checked.
          (params.allowFalse !== false || rule.params.allowFalse === false)) ||
        (code === 'required' && rule.code === 'accepted'),
    );
  const added = inferred.filter((rule) => !isOwn(rule));
  const all = [...own, ...added, ...(settings.schema ? toRules(settings.schema) : none)];
  listsBySettings.set(settings, all);
  return all;
}
