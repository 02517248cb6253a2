import { languageOf } from './language';
import { alphabets } from './letters';
import type { Rule } from './rule';
import { textRule } from './value-text';

/** Parameters of `alphanumeric`. */
export interface AlphanumericParams {
  /**
   * Language whose letters pass, as a BCP 47 tag: `de`, `pt-BR`. A language that `letters.ts` does not list takes the letters and
   * digits of Unicode. Defaults to the locale of the context; without either, the text must fit one of the listed languages.
   */
  locale?: string;
}

/**
 * Rule that a text is made of letters of one language and digits alone: 0 to 9, and in Arabic, Persian, Hindi, Japanese and
 * Chinese the script's own too. Text is normalized first (Unicode NFC), so that it does not matter how an accent was typed.
 * Signs of units that look like letters (ohm, kelvin, angstrom) are none.
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

// Letters and digits but no signs of units, which normalize to letters. Few marks on each: normalizing thousands takes seconds.
const word = /^(?:(?![\u2126-\u212b])[\p{L}\p{N}]\p{M}{0,8})*$/u;
