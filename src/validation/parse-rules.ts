import { accepted } from './accepted';
import { alphanumeric } from './alphanumeric';
import { max, min } from './bounds';
import { confirmed } from './confirmed';
import { digits } from './digits';
import { email } from './email';
import { integer } from './integer';
import { maxLength, minLength } from './length';
import { pattern } from './pattern';
import { required } from './required';
import type { Rule } from './rule';
import { decimal } from './value-text';

/**
 * Parses rules from a string: names separated by `|`, each with at most one parameter after a colon.
 *
 *     required | email:multiple | min:3 | confirmed:password | pattern:^(a\|b)$
 *
 * In a parameter, `\|` is a vertical bar and `\\` a backslash; other backslashes are kept, so that regular
 * expressions need no further escaping. `email:false` allows one address, like `email`.
 * @throws TypeError if a rule is unknown or its parameter is missing or invalid.
 */
export function parseRules(text: string): Rule[] {
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
