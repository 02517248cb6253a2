import type { Rule, RuleContext } from './rule';

/**
 * Returns the text of a value for character rules: a string itself, or the string form of a finite number, a boolean,
 * `null` or `undefined`. Whole numbers have no exponent, so that a number and its digits agree. Objects, functions and
 * symbols have no text, so that no rule runs their code.
 */
export function textOf(value: unknown): string | undefined {
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

/** Whether a text shows nothing: it is empty, or has only white space and invisible characters. */
export function isBlank(text: string): boolean {
  return blank.test(text);
}

/**
 * Whether no letter is merely another form of others, such as a full-width letter, a ligature or a superscript, which a
 * domain or a name does not contain. A vowel of Thai and Lao is one only to Unicode.
 */
export function isPlain(text: string): boolean {
  const letters = text.replaceAll(/[\u0e33\u0eb3]/g, '');
  return letters.normalize('NFKC') === letters.normalize('NFC');
}

/** Text of a number: decimal digits, possibly with a sign, a decimal point and an exponent. */
export const decimal = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;

/** Whether the test passes for the value or, for an array, for every element. */
export function everyMember(value: unknown, test: (member: unknown) => boolean): boolean {
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
