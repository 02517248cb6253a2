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

/**
 * Rules of a text: names separated by `|`, each with at most one parameter after a colon.
 *
 *     required | email:multiple | min:3 | confirmed:password | pattern:^(a\|b)$
 *
 * Within a parameter `\|` is a bar and `\\` a backslash; every other backslash stays, so that expressions need no more.
 * `required:false` does not take `false` for an answer; `email:false` is one address, as `email` is.
 * @throws TypeError where a rule is unknown or its parameter is missing or cannot be read.
 */
export function parseRules(text: string): Rule[] {
  if (!text.trim()) return [];
  return partsOf(text).map((part) => {
    const colon = part.indexOf(':');
    const name = (colon < 0 ? part : part.slice(0, colon)).trim();
    const argument = colon < 0 ? undefined : part.slice(colon + 1).trim();
    const make = Object.hasOwn(makers, name) ? makers[name] : undefined;
    if (!make) {
      const known = Object.keys(makers).join(', ');
      throw new TypeError(
        `"${name}" in the rules "${text}" is no rule. Known are ${known}; for another, pass custom().`,
      );
    }
    const rule = make(argument?.replaceAll(/\\([|\\])/g, '$1'));
    if (!rule) {
      const problem = argument === undefined ? 'needs a parameter' : `cannot take "${argument}"`;
      throw new TypeError(`${name} ${problem} in the rules "${text}".`);
    }
    return rule;
  });
}

type Maker = (argument: string | undefined) => Rule | false | undefined;

const isCount = (text: string | undefined): text is string => /^\d+$/.test(text ?? '');
const isNumber = (text: string | undefined): text is string =>
  !!text && !Number.isNaN(Number(text));

const makers: Readonly<Record<string, Maker>> = {
  required: (flag = 'true') =>
    /^(true|false)$/.test(flag) && required({ allowFalse: flag === 'true' }),
  email: (flag = 'false') =>
    /^(multiple|true|false)$/.test(flag) && email({ multiple: flag !== 'false' }),
  alphanumeric: (locale) => locale !== '' && alphanumeric({ locale }),
  confirmed: (target) => !!target && confirmed({ target }),
  integer: (none) => none === undefined && integer(),
  digits: (length) => (length === undefined || isCount(length)) && digits({ length }),
  min: (bound) => isNumber(bound) && min({ min: bound }),
  max: (bound) => isNumber(bound) && max({ max: bound }),
  minLength: (length) => isCount(length) && minLength({ length }),
  maxLength: (length) => isCount(length) && maxLength({ length }),
  pattern: (source) => !!source && pattern({ pattern: source }),
};

// Splitting at bars that no backslash takes for its own.
function partsOf(text: string): string[] {
  return text.match(/(?:^|\|)(?:\\[^]|[^|\\]|\\$)*/g)?.map((part) => part.replace(/^\|/, '')) ?? [];
}
