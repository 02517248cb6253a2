import { expect, test } from 'vitest';
import { parseDate } from '#src/components/date-picker/parse-date.ts';
import { en } from '#src/languages/en.ts';
import { enGB } from '#stories/guides/languages/british-english.ts';

const american = /colou?r|gr[ae]y|favou?rite|cent(?:er|re)|licen[cs]e|organi[sz]|cancell?ed/i;

/** Texts of a language that are spelled differently in British English, by their path. */
function spelled(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'function') {
    // Its texts, without what is inserted.
    const texts = String(value)
      .replaceAll(/\$\{[^{}]*\}/g, '')
      .match(/(['"`]).*?\1/g);
    return spelled((texts ?? []).join(' '), path);
  }
  if (typeof value === 'string') return american.test(value) ? [[path, value]] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => {
    // Typed words and rules are not UI text.
    return /^typed|^validation$/.test(key) ? [] : spelled(part, `${path}.${key}`);
  });
}

test('the example of British English spells every such text', () => {
  const paths = spelled(en).map(([path]) => path);
  expect(paths).toContain('.colorPicker.color');
  const british = spelled(enGB);
  expect(british.map(([path]) => path)).toEqual(paths);
  expect(british.filter(([, text]) => /color|gray|favorite|center/i.test(text))).toEqual([]);
});

test('under the locale en-GB, a date is read with the day first', () => {
  const options = { locale: 'en-GB', today: '2026-04-03', words: en.typedDates };
  expect(parseDate('5/6/2026', options)).toEqual({ type: 'date', date: '2026-06-05' });
});
