/** Failure of a rule, with its code and parameters. It never contains the value. */
export interface Issue {
  /** Name of the rule, such as `min`; the key of its message. */
  code: string;
  /** Parameters of the rule, which a message can contain. */
  params: Readonly<Record<string, unknown>>;
}

/** Context of a validation. */
export interface RuleContext {
  /** Values of all fields by name, for rules that compare fields. */
  values?: Readonly<Record<string, unknown>>;
  /** BCP 47 tag of the language of the value; used by `alphanumeric`. */
  locale?: string;
  /** Signal that aborts an asynchronous rule. */
  signal?: AbortSignal;
}

/** Result of a rule: whether the value is valid, or the issues. */
export type Verdict = boolean | Issue | readonly Issue[];

/** Function that validates a value; an asynchronous one returns a promise. */
export type Check = (value: unknown, context: RuleContext) => Verdict | PromiseLike<Verdict>;

/** Rule with its parameters: plain data and a pure function. */
export interface Rule {
  /** Name of the rule and code of its issue. */
  readonly code: string;
  /** Parameters of the factory. */
  readonly params: Readonly<Record<string, unknown>>;
  /** Validates the value. Called for empty values only if `validatesEmpty` is set. */
  readonly check: Check;
  /** Whether the rule validates empty values; otherwise they are valid. */
  readonly validatesEmpty?: boolean;
  /** Names of the fields whose values the rule reads, so that it runs again when they change. */
  readonly dependsOn?: readonly string[];
}

/**
 * Returns the text of a value for character rules: a string itself, or the string form of a finite number, a boolean,
 * `null` or `undefined`. Whole numbers have no exponent, so that a number and its digits agree. Objects, functions and
 * symbols have no text, so that no rule runs their code.
 */
function textOf(value: unknown): string | undefined {
  if (typeof value === 'number') {
    if (Number.isInteger(value)) return String(BigInt(value));
    return Number.isFinite(value) ? String(value) : undefined;
  }
  return Object(value) === value || typeof value === 'symbol' ? undefined : String(value);
}

/** Whether the value is empty: `null`, `undefined`, `''`, `[]`, or an empty file field. Blank text is not. */
export function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true;
  return Array.isArray(value) ? value.length === 0 : isNoFile(value);
}

/** Whether the value is what `FormData` has for a file field without a file, or its empty list of files. */
function isNoFile(value: unknown): boolean {
  // Not `instanceof`, because the file may be from another window, and servers and test DOMs have their own classes.
  const tag = Object.prototype.toString.call(value);
  if (tag === '[object FileList]') return (value as FileList).length === 0;
  if (tag !== '[object File]') return false;
  const { name, size } = value as File;
  return name === '' && size === 0;
}

/** Characters that show nothing: control characters, fillers, joiners, and marks of direction, next to white space. */
export const invisible = String.raw`\p{Default_Ignorable_Code_Point}\p{Cc}\ufff9-\ufffb\u2800\u{13430}-\u{13442}\u{16fe4}\u{1d159}`;

const blank = new RegExp(String.raw`^[\s${invisible}]*$`, 'u');

/** Text of a number: decimal digits, possibly with a sign, a decimal point and an exponent. */
export const decimal = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;

/** Whether the test passes for the value or, for an array, for every element. */
function everyMember(value: unknown, test: (member: unknown) => boolean): boolean {
  return [value].flat().every((member) => test(member));
}

/**
 * Creates a character rule: the test must pass for the text of the value or, for an array, of every element.
 */
export function textRule(
  code: string,
  params: Rule['params'],
  test: (text: string, context: RuleContext) => boolean,
): Rule {
  return {
    code,
    params,
    check: (value, context) =>
      everyMember(value, (member) => {
        const text = textOf(member);
        return text !== undefined && test(text, context);
      }),
  };
}

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
  if (typeof value === 'string') return blank.test(value);
  if (value instanceof Date) return Number.isNaN(Number(value));
  if (isRange(value)) return isEmpty(value.from) && isEmpty(value.to);
  return isEmpty(value) || Number.isNaN(value) || (value === false && !allowFalse);
}

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
    check: (value, context) =>
      !everyMember(value, (member) => textOf(member) === 'false') && present.check(value, context),
  };
}

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

/**
 * Whether two field values are equal. Strings, numbers and booleans are compared as text, because forms
 * submit text (`1` and `'1'`, `true` and `'true'`); arrays, plain objects and dates by content; all empty
 * values are equal.
 */
function isSameValue(a: unknown, b: unknown, depth = 0): boolean {
  if (isEmpty(a) || isEmpty(b)) return isEmpty(a) && isEmpty(b);
  const text = textOf(a);
  if (text !== undefined) return text === textOf(b);
  if (Object.is(a, b)) return true;
  const prototype: unknown = Object.getPrototypeOf(a);
  // The depth is limited, because values may contain themselves.
  if (depth > 99 || prototype !== Object.getPrototypeOf(b)) return false;
  if (a instanceof Date) return Object.is(Number(a), Number(b));
  if (![Array.prototype, Object.prototype, null].includes(prototype as null)) return false;
  const [first, second] = [a as Keyed, b as Keyed];
  const keys = Object.keys(first);
  return (
    keys.length === Object.keys(second).length &&
    keys.every(
      (key) => Object.hasOwn(second, key) && isSameValue(first[key], second[key], depth + 1),
    )
  );
}

type Keyed = Readonly<Record<string, unknown>>;

/** Number, or the text of one. */
export type NumberLike = number | bigint | string;

/** Parameters of `min`. */
export interface MinParams {
  /** Minimum, also as text. */
  min: NumberLike;
}

/** Parameters of `max`. */
export interface MaxParams {
  /** Maximum, also as text. */
  max: NumberLike;
}

/**
 * Rule for a minimum. It compares numbers, never the length of a string: see `minLength`. The text of a number has
 * decimal digits, possibly surrounding spaces, leading zeros, a sign, a decimal point and an exponent. Blank text,
 * booleans, dates, `NaN`, `Infinity`, `0x`, a decimal comma and digits of other scripts are invalid. Integers beyond
 * 2^53 are compared exactly. If the bound is not a number, every value is invalid.
 */
export function min({ min }: MinParams): Rule {
  return bound('min', { min }, (value) => compareNumbers(value, min) >= 0);
}

/** Rule for a maximum; see `min` for what counts as a number. */
export function max({ max }: MaxParams): Rule {
  return bound('max', { max }, (value) => compareNumbers(value, max) <= 0);
}

const bound = (code: string, params: Rule['params'], test: (value: unknown) => boolean): Rule => ({
  code,
  params,
  check: (value) => !isEmpty(value) && everyMember(value, test),
});

/**
 * Compares a value with a bound, which may be infinite: negative if the value is smaller, zero if they are equal,
 * positive if it is larger, and `NaN` if either is not a number. Integers in text are compared exactly.
 */
function compareNumbers(a: unknown, b: unknown): number {
  const [first, second] = [numberOf(a), typeof b === 'number' ? b : numberOf(b)];
  if (first !== second) return first - second;
  // Beyond 2^53, two texts with the same floating-point number may still differ.
  return isWhole(a) && isWhole(b) ? Number(BigInt(a) - BigInt(b)) : 0;
}

function numberOf(value: unknown): number {
  if (typeof value === 'bigint') return Number(value);
  const isNumber = typeof value === 'string' ? decimal.test(value.trim()) : Number.isFinite(value);
  return isNumber ? Number(value) : Number.NaN;
}

const isWhole = (value: unknown): value is NumberLike => /^\s*[+-]?\d+\s*$/.test(String(value));

/** Parameters of `minLength` and `maxLength`. */
export interface LengthParams {
  /** Number of characters of a string, or of elements of an array; also as text. */
  length: number | string;
}

/**
 * Rule for the minimum length of a string or an array. Counts code points, as databases do: an emoji is one, a
 * family of joined emoji several. The issue of an array has the parameter `members`.
 */
export function minLength(params: LengthParams): Rule {
  return counting('minLength', params, (count, length) => count >= length);
}

/** Rule for the maximum length of a string or an array; see `minLength` for what is counted. */
export function maxLength(params: LengthParams): Rule {
  return counting('maxLength', params, (count, length) => count <= length);
}

function counting(
  code: string,
  params: LengthParams,
  test: (count: number, length: number) => boolean,
): Rule {
  const length = Number(params.length);
  return {
    code,
    params: { length },
    check: (value) => {
      if (Array.isArray(value)) {
        return test(value.length, length) || { code, params: { length, members: true } };
      }
      const text = textOf(value);
      return text !== undefined && test([...text].length, length);
    },
  };
}

/** Parameters of `digits`. */
export interface DigitsParams {
  /** Exact number of digits, also as text; any number by default. */
  length?: number | string;
}

/** Rule that a value consists only of ASCII digits, optionally of an exact number. */
export function digits({ length }: DigitsParams = {}): Rule {
  const params = length === undefined ? {} : { length: Number(length) };
  return textRule(
    'digits',
    params,
    (text) => /^\d+$/.test(text) && (params.length ?? text.length) === text.length,
  );
}

/**
 * Rule for an integer: a number or BigInt without a fraction, or text with an optional minus sign and ASCII digits. In
 * text, it rejects an exponent, a plus sign, a decimal point, separators, spaces and digits of other scripts, as parsers
 * on a server do.
 */
export function integer(): Rule {
  return textRule('integer', {}, (text) => /^-?\d+$/.test(text));
}

/** Parameters of `pattern`. */
export interface PatternParams {
  /**
   * Regular expression, used unchanged, or its source, which must match the complete value, like HTML's
   * `pattern`.
   */
  pattern: RegExp | string;
}

/**
 * Rule that a string matches a regular expression, which must not be prone to catastrophic backtracking.
 * @throws SyntaxError if the source is not a regular expression.
 */
export function pattern({ pattern }: PatternParams): Rule {
  const expression = typeof pattern === 'string' ? new RegExp(`^(?:${pattern})$`, 'u') : pattern;
  // `test` of a global or sticky expression would continue after the last match; `search` starts again.
  return textRule('pattern', { pattern: String(pattern) }, (text) => text.search(expression) >= 0);
}
