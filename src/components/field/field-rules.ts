import type { ComponentProps } from 'react';
import { inDevelopment, reportProblem } from '../../core/report-problem';
import {
  custom,
  email,
  englishMessages,
  max,
  maxLength,
  messageOf,
  min,
  minLength,
  pattern,
  required,
  toRules,
  validateSync,
  type Issue,
  type MessageOptions,
  type Rule,
  type RuleContext,
  type Rules,
  type Verdict,
} from '../../validation';
import type { FieldContent } from './field-content';
import type { FieldSettings, FormTexts } from './form-types';

type InputProps = ComponentProps<'input'>;

/** Attributes of a native control that constrain its value. */
type ControlAttributes = Pick<
  InputProps,
  'type' | 'required' | 'min' | 'max' | 'minLength' | 'maxLength' | 'pattern' | 'multiple'
>;

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
type InferredAttributes = Omit<ControlAttributes, 'type' | 'pattern' | 'multiple'> &
  Pick<InputProps, 'inputMode' | 'autoComplete'>;

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

/** Returns all rules of a field: its own, those of its control's attributes, and its schema. */
export function allRules(
  { rules, schema, required: isRequired, control }: FieldSettings,
  { name, kind, isNative, rendered }: FieldContent,
): readonly Rule[] {
  const own = readRules(rules, name);
  const attributes: ControlAttributes = control;
  const inferred = inferRules({
    ...(isNative && rendered ? { type: rendered } : {}),
    ...(isNative ? attributes : {}),
    required:
      isRequired || (kind !== 'group' && (attributes.required === true || includesRequired(own))),
  });
  const isOwn = ({ code, params }: Rule) =>
    own.some(
      (rule) =>
        (rule.code === code &&
          // To the browser, a required checkbox must always be checked.
          (params.allowFalse !== false || rule.params.allowFalse === false)) ||
        (code === 'required' && rule.code === 'accepted'),
    );
  return [...own, ...inferred.filter((rule) => !isOwn(rule)), ...(schema ? toRules(schema) : none)];
}

/** Result of rules: the issues known now, and those of asynchronous rules, if no other has failed. */
export interface CheckedValue {
  issues: readonly Issue[];
  later: ReadonlyArray<Promise<readonly Issue[]>>;
}

/** Context in which a value is checked. */
interface CheckContext {
  name: string;
  /** Language of the value, for rules about letters. */
  locale?: string | undefined;
  /** Returns the values of all fields; called only when a rule reads them. */
  values: () => Readonly<Record<string, unknown>>;
  signal: AbortSignal;
  /** Delay of custom rules in milliseconds; built-in rules run immediately. */
  delay: number;
}

/**
 * Checks a value with rules: the first issue of the synchronous ones, or else promises of the issues of the others, which
 * run in parallel and never reject. No value passes a rule that throws.
 */
export function checkValue(
  value: unknown,
  rules: readonly Rule[],
  { name, locale, values, signal, delay }: CheckContext,
): CheckedValue {
  const later: Array<Promise<readonly Issue[]>> = [];
  const context: RuleContext = {
    get values() {
      return values();
    },
    ...(locale !== undefined && { locale }),
    signal,
  };
  const fail = (rule: Rule, error: unknown): readonly Issue[] => {
    if (inDevelopment && !signal.aborted) {
      reportProblem(
        'Field',
        'rules',
        `of "${name}" threw in "${rule.code}" (${String(error)}), so the value is treated as invalid. Return false instead.`,
      );
    }
    return [{ code: 'default', params: {} }];
  };
  const guarded = rules.map((rule): Rule => {
    const check = () => rule.check(value, context);
    return {
      ...rule,
      check: () => {
        try {
          const waits = delay > 0 && !Object.hasOwn(englishMessages, rule.code);
          const verdict = waits ? pause(delay, signal).then(check) : check();
          if (typeof verdict !== 'object' || !('then' in verdict)) return verdict;
          const answer = Promise.resolve(verdict);
          later.push(
            answer.then(
              (settled) => issuesOf(rule, settled),
              (error: unknown) => fail(rule, error),
            ),
          );
          return true;
        } catch (error) {
          return fail(rule, error);
        }
      },
    };
  });
  const issues = validateSync(value, guarded, { bail: true });
  return { issues, later: issues.length > 0 ? [] : later };
}

function issuesOf({ code, params }: Rule, verdict: Verdict): readonly Issue[] {
  if (verdict === true) return [];
  return verdict ? [verdict].flat() : [{ code, params }];
}

function pause(delay: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, delay);
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  });
}

/**
 * Returns the message of an issue in the language of the form; messages of a server or a control are
 * unchanged.
 */
export function issueText(
  issue: Issue,
  { messages, locale }: FormTexts,
  field?: MessageOptions['field'],
): string {
  if (issue.code === 'server') return String(issue.params.message);
  return messageOf(issue, { messages, locale, field: field ?? {} });
}
