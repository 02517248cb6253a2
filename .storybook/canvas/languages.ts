import { languages } from '../../src/languages';
import type { Language } from '../../src/languages/language';

/**
 * Returns the language for a BCP 47 tag: `de` for `de-AT`, `pt-BR` for `pt-BR`; `undefined` if there is none.
 */
export function findLanguage(locale: string): Language | undefined {
  const [subtag] = locale.split('-');
  return (
    languages.find(({ tag }) => tag === locale) ??
    languages.find(({ tag }) => tag.split('-')[0] === subtag)
  );
}
