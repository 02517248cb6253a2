import { alphabets } from './letters';
import type { Rule } from './rule';
import { textRule } from './value-text';

/** Parameters of `alphanumeric`. */
export interface AlphanumericParams {
  /**
   * Language of the letters, as a BCP 47 tag: `de`, `pt-BR`. For a language that is not in `letters.ts`, all letters
   * and digits of Unicode are valid. Defaults to the locale of the context; without either, the string must match one
   * of the listed languages.
   */
  locale?: string;
}

/**
 * Rule that a string consists only of letters of one language and digits: 0 to 9, and in Arabic, Persian,
 * Hindi, Japanese and Chinese also those of the script. Text is normalized first (Unicode NFC), so that it
 * does not matter how an accent was typed. Unit signs that look like letters (ohm, kelvin, angstrom) are
 * invalid.
 */
export function alphanumeric({ locale }: AlphanumericParams = {}): Rule {
  return textRule('alphanumeric', locale ? { locale } : {}, (text, context) => {
    if (!word.test(text)) return false;
    const asked = locale || context.locale;
    const sets = asked ? alphabets.get(languageOf(asked)) : [...alphabets.values()].flat();
    if (!sets) return true;
    const normal = text.normalize('NFC');
    return sets.some((letters) => letters.test(normal));
  });
}

// Letters and digits without unit signs, which normalize to letters. A few marks per letter: normalizing
// thousands takes seconds.
const word = /^(?:(?![\u2126-\u212b])[\p{L}\p{N}]\p{M}{0,8})*$/u;

/** Returns the language subtag of a tag in lower case: `pt` for `pt-BR`. */
function languageOf(locale: string): string {
  return locale.toLowerCase().replace(/[-_][\s\S]*/, '');
}
