import { expect, test } from 'vitest';
import { dictionaryOf } from '#src/components/date-picker/typed/date-dictionary.ts';
import { typedDates as german } from '#src/languages/de.ts';
import { typedDates as english } from '#src/languages/en.ts';

test('a dictionary is built once, even if a locale is parsed with other words in between', () => {
  const own = dictionaryOf('de', german);
  const bare = dictionaryOf('de', undefined);
  expect(dictionaryOf('de', german)).toBe(own);
  expect(dictionaryOf('de', undefined)).toBe(bare);
  expect(dictionaryOf('de', english)).not.toBe(own);
  expect(own('morgen').trim()).toBe('+1D');
  expect(bare('morgen').trim()).toBe('morgen');
});
