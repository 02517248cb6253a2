import { languageOf } from './language';
import { alphabetsOf, letterLanguages } from './letters';
import type { Rule } from './rule';
import { everyText } from './value-text';

/** Parameters of `alphanumeric`. */
export interface AlphanumericParams {
  /**
   * Language whose letters pass, as a BCP 47 tag: `de`, `pt-BR`. Without it that of the context counts, and without that the
   * whole text must fit one of the languages in `letterLanguages`. English where the language is not among them.
   */
  locale?: string;
}

/**
 * Rule that a text is made of letters of one language and digits alone: 0 to 9, and in Arabic, Persian and Japanese
 * the script's own too. Text is normalised first (Unicode NFC), so that it does not matter how an accent was typed.
 * Signs of units that look like letters (ohm, kelvin, angstrom) are none.
 */
export function alphanumeric({ locale }: AlphanumericParams = {}): Rule {
  return {
    code: 'alphanumeric',
    params: locale ? { locale } : {},
    check: (value, context) => {
      const asked = locale || context.locale;
      const languages = asked ? [languageOf(asked)] : letterLanguages;
      return everyText(value, (text) => fitsOne(text, languages));
    },
  };
}

// Normalising a letter with thousands of marks takes seconds: no language has one with more than a few.
const word = /^(?:[\p{L}\p{N}]\p{M}{0,8})*$/u;

function fitsOne(text: string, languages: readonly string[]): boolean {
  if (!word.test(text) || /[\u2126-\u212b]/.test(text)) return false;
  const normal = text.normalize('NFC');
  return languages.some((language) =>
    alphabetsOf(language).some((letters) => letters.test(normal)),
  );
}
