import { tagOf } from '../../.storybook/canvas/globals.ts';
import { languages } from '../../src/languages/index.ts';
import type { Language } from '../../src/languages/language.ts';

/** Returns the included language for a BCP 47 tag: `de` for `de-AT`; `undefined` if there is none. */
export function findLanguage(locale: string): Language | undefined {
  return languages.find(({ tag }) => tag === tagOf(locale));
}
