import { email } from './email';
import { alphanumeric } from './letters';
import {
  accepted,
  confirmed,
  decimal,
  digits,
  integer,
  max,
  maxLength,
  min,
  minLength,
  pattern,
  required,
  type Check,
  type Issue,
  type Rule,
} from './rules';

/** Part of a schema's issue path. */
type PathPart = PropertyKey | { readonly key: PropertyKey };

/** Issue of a schema, with its message. */
interface SchemaIssue {
  readonly message: string;
  readonly path?: readonly PathPart[] | undefined;
}

/** Result of a schema: a value, or issues. */
export interface SchemaResult {
  /** Issues; absent if the value is valid. */
  readonly issues?: readonly SchemaIssue[] | undefined;
}

/**
 * Schema according to Standard Schema 1 (standardschema.dev), implemented by Zod, Valibot, ArkType and
 * others. Only the parts that rules need are declared.
 */
export interface StandardSchema {
  /** Version, vendor and validate function of the schema. */
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (value: unknown) => SchemaResult | PromiseLike<SchemaResult>;
  };
}

/** Rule in any form: created by a factory, a plain function, or a schema of another library. */
export type RuleLike = Rule | Check | StandardSchema;

/** Rules of a field: one, several, or a string: `'required|email:multiple'`. */
export type Rules = RuleLike | string | ReadonlyArray<RuleLike | string>;

/**
 * Converts rules to an array. A function becomes a rule with the code `custom`; a schema becomes
 * one with the code `schema`. A schema rule also validates empty values, because the schema defines
 * what is optional; its issues have `message` and `path` as parameters.
 * @throws TypeError if a string cannot be parsed, or an object is no rule.
 */
export function toRules(rules: Rules): Rule[] {
  return [rules].flat().flatMap((rule) => {
    if (typeof rule === 'string') return parseRules(rule);
    // A schema may also be a function.
    if ('~standard' in rule) return schemaRule(rule);
    if (typeof rule === 'function') return custom({ check: rule });
    // Such as `{ required: true }` without TypeScript, which would let every empty value pass.
    if (typeof rule.check !== 'function')
      throw new TypeError('An object without `check` is no rule.');
    return rule;
  });
}

function schemaRule(schema: StandardSchema): Rule {
  const issuesOf = ({ issues = [] }: Awaited<ReturnType<SchemaCheck>>): Issue[] =>
    issues.map(({ message, path = [] }) => {
      // Not `map`, which would create an instance of a library's array subclass.
      const keys = Array.from(path, (part) => (typeof part === 'object' ? part.key : part));
      return { code: 'schema', params: { message, path: keys } };
    });
  return {
    code: 'schema',
    params: {},
    validatesEmpty: true,
    check: (value) => {
      const result = schema['~standard'].validate(value);
      return 'then' in result ? result.then(issuesOf) : issuesOf(result);
    },
  };
}

type SchemaCheck = StandardSchema['~standard']['validate'];

/** Parameters of `custom`. */
export interface CustomParams {
  /**
   * Validates the value; returns whether it is valid, an issue, several issues, or a promise of one of these.
   */
  check: Check;
  /**
   * Code of the issue, which selects its message.
   * @default 'custom'
   */
  code?: string;
  /** Parameters of the message. */
  params?: Readonly<Record<string, unknown>>;
  /**
   * Whether empty values are also validated.
   * @default false
   */
  validatesEmpty?: boolean;
  /** Names of the fields that `check` reads from `context.values`. */
  dependsOn?: readonly string[];
}

/** Creates a custom rule. If `check` throws, `validate` rejects with the error. */
export function custom({ code = 'custom', params = {}, ...rest }: CustomParams): Rule {
  return { code, params, ...rest };
}

/**
 * Parses rules from a string: names separated by `|`, each with at most one parameter after a colon.
 *
 *     required | email:multiple | min:3 | confirmed:password | pattern:^(a\|b)$
 *
 * In a parameter, `\|` is a vertical bar and `\\` a backslash; other backslashes are kept, so that regular
 * expressions need no further escaping. `email:false` allows one address, like `email`.
 * @throws TypeError if a rule is unknown or its parameter is missing or invalid.
 */
function parseRules(text: string): Rule[] {
  return partsOf(text).map((part) => {
    const [head = ''] = part.split(':');
    const name = head.trim();
    const argument = part.slice(head.length + 1).trim();
    const known = Object.hasOwn(makers, name) ? makers[name] : undefined;
    if (!known) {
      throw new TypeError(`"${part}" is not one of ${Object.keys(makers).join(', ')}.`);
    }
    const [form, make, help = ''] = known;
    if (!form.test(argument)) {
      throw new TypeError(`"${part}" has a missing or invalid parameter.${help}`);
    }
    return make(argument.replaceAll(/\\([|\\])/g, '$1'));
  });
}

// Split at bars without a preceding backslash.
function partsOf(text: string): string[] {
  if (!text.trim()) return [];
  return Array.from(`|${text}`.matchAll(/\|((?:\\[\s\S]|[^|\\]|\\$)*)/g), ([, part = '']) => part);
}

const count = /^\d+$/;
const text = /./;

/**
 * Format of the parameter, the function that creates the rule, and what to write instead. The format is `''` if there
 * is no parameter.
 */
const makers: Readonly<Record<string, [RegExp, (argument: string) => Rule, string?]>> = {
  required: [/^$/, () => required(), ' Write "accepted" for a box that must be checked.'],
  email: [/^(multiple|true|false)?$/, (flag) => email({ multiple: /[mt]/.test(flag) })],
  alphanumeric: [/^[\w-]*$/, (locale) => alphanumeric({ locale })],
  confirmed: [
    /^[^@]/,
    (target) => confirmed({ target }),
    ' Write the name of the other field, without "@".',
  ],
  accepted: [/^$/, accepted],
  integer: [/^$/, integer],
  digits: [/^\d*$/, (length) => digits(length ? { length } : {})],
  min: [decimal, (bound) => min({ min: bound })],
  max: [decimal, (bound) => max({ max: bound })],
  minLength: [count, (length) => minLength({ length })],
  maxLength: [count, (length) => maxLength({ length })],
  pattern: [text, (source) => pattern({ pattern: source })],
};

/** Rule of a string: a name, with its parameter if it has one. */
type RulePart =
  | 'required'
  | 'accepted'
  | 'email'
  | 'alphanumeric'
  | 'integer'
  | 'digits'
  | `${'email' | 'alphanumeric' | 'digits'}:${string}`
  | `${'confirmed' | 'min' | 'max' | 'minLength' | 'maxLength' | 'pattern'}:${string}`;

type Space = ' ' | '\n' | '\t';

type Trim<Text extends string> = Text extends `${Space}${infer Rest}`
  ? Trim<Rest>
  : Text extends `${infer Rest}${Space}`
    ? Trim<Rest>
    : Text;

/** First part of a string that is no rule; `never` if there is none. What follows an escaped bar is not read. */
type WrongPart<Text extends string> = Text extends `${infer First}|${infer Rest}`
  ? First extends `${string}\\`
    ? never
    : Trim<First> extends RulePart
      ? WrongPart<Rest>
      : First
  : Trim<Text> extends RulePart
    ? never
    : Text;

/**
 * Literal text if its rules exist, or else the type of a sentence that says which does not. Text that is only known when
 * the application runs is unchanged.
 */
export type CheckedRuleText<Text extends string> = Text extends unknown
  ? string extends Text
    ? Text
    : Trim<Text> extends ''
      ? Text
      : [WrongPart<Text>] extends [never]
        ? Text
        : `"${WrongPart<Text>}" is not a rule`
  : never;
