import { expect, test } from 'vitest';
import { shippedLanguage } from '#src/core/provider/shipped-languages.ts';
import { languages } from '#src/languages/index.ts';

test('every file of a language is in the list of languages', () => {
  const files = Object.keys(import.meta.glob('/src/languages/{??,??-*}.ts'));
  expect(files).toHaveLength(languages.length);
});

test.each(languages.map((language) => [language.tag, language] as const))(
  'names the file and the export of %s',
  async (tag, language) => {
    const { file, name } = shippedLanguage(tag) ?? {};
    const module: unknown = await import(`../../../../src/languages/${file}.ts`);
    expect(module).toHaveProperty([`${name}`], language);
  },
);

test.each([
  ['de-AT', 'de'],
  ['pt', 'ptBR'],
  ['pt-PT', 'ptBR'],
  ['zh', 'zhHans'],
  ['zh-SG', 'zhHans'],
])('for %s, names %s', (locale, name) => {
  expect(shippedLanguage(locale)?.name).toBe(name);
});

test.each(['fa', 'uk', 'zh-TW', 'zh-Hant', 'not a tag'])('names none for %s', (locale) => {
  expect(shippedLanguage(locale)).toBeUndefined();
});
