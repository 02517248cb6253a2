import { describe, expect, test, vi } from 'vitest';
import { languages } from '../../../src/languages/index.ts';
import { alphanumeric, validateSync } from '../../../src/validation/index.ts';
import { alphabets } from '../../../src/validation/letters.ts';

const letterLanguages = [...alphabets.keys()];

const passes = (value: unknown, locale?: string) =>
  validateSync(value, alphanumeric({ locale })).length === 0;

/** A word or two of each language, with the letters that only this language has. */
const words: Readonly<Record<string, readonly string[]>> = {
  ar: ['مرحبا', 'مُحَمَّد', '٠١٢٣٤٥٦٧٨٩'],
  az: ['Bəxtiyar', 'İğdır', 'çöküş'],
  cs: ['Příliš', 'žluťoučký', 'ĎÁBELSKÉ', 'ÚPĚLóďy'],
  da: ['Søren', 'ÆBLE', 'blåbærgrød'],
  de: ['Größe', 'GROẞE', 'Übermut'],
  el: ['Καλημέρα', 'ΈΡΓΟΝ', 'γαΐδουρι', 'ΰ', 'τέλος'],
  en: ['Tessera', '007'],
  es: ['niño', 'PINGÜINO', 'México'],
  fa: ['سلام', 'پژوهش', 'گچ', '۰۱۲۳۴۵۶۷۸۹'],
  fr: ['cœur', 'L1ÇA', 'Noël', 'Aÿ'],
  he: ['שלום', 'שָׁלוֹם', 'abc1'],
  hi: ['हिन्दी', 'क़लम', 'पाँच', '०१२३४५६७८९', 'abc1'],
  hu: ['Űrhajó', 'őszi', 'TÜKÖRFÚRÓGÉP'],
  it: ['perché', 'CITTÀ'],
  ja: ['ひらがな', 'カタカナー', '漢字々', 'ｶﾞﾊﾟ', 'Ａ１', '𠮷野家'],
  ko: ['안녕하세요', 'ㅋㅋ', '티셔츠2', 'T1'],
  lt: ['ąžuolas', 'ŪKIS', 'ėjęs'],
  nl: ['café7', 'één', 'coördinatie'],
  pl: ['Żółć', 'GĘŚLĄ', 'jaźń'],
  pt: ['São', 'coração', 'AVÔ'],
  ro: ['țară', 'ȘCOALĂ', 'ţară'],
  ru: ['Привет12', 'ЁЖ'],
  sk: ['kôň', 'ĽÚBOSŤ', 'vŕba'],
  sr: ['Ђорђе', 'Љиљана', 'Čačak', 'Đorđe'],
  sv: ['Åäö', 'idé'],
  tr: ['Işık', 'İstanbul', 'ÇAĞÖŞÜ'],
  uk: ['Їжак', 'ґанок', 'ЄВРОПА'],
  zh: ['你好', '北京2026', '〇', 'Ａ１', '𠮷', 'ㄅㄆ'],
};

test('every language of the table has its words here', () => {
  expect(Object.keys(words)).toEqual([...letterLanguages].sort());
  expect(letterLanguages).toHaveLength(28);
});

describe.each(Object.entries(words))('%s', (language, own) => {
  test.each(own)('%s passes, however its accents were typed', (word) => {
    expect(passes(word, language)).toBe(true);
    expect(passes(word.normalize('NFD'), language)).toBe(true);
    expect(passes(word.toLocaleUpperCase(language), language)).toBe(true);
    expect(passes(word)).toBe(true);
  });

  test.each(['a b', "l'été", '×', '÷', '、', '۔', '😀', '־'])('%j does not', (text) => {
    expect(passes(text, language)).toBe(false);
    expect(passes(text)).toBe(false);
  });
});

describe('the table has none of the known defects', () => {
  test.each([
    ['fa', 'a', false],
    ['ja', '・', false],
    ['he', "א'", false],
    ['ro', 'șț', true],
    ['de', 'é', false],
    ['ru', 'peace', false],
    ['hi', '।', false],
    ['ko', '漢字', false],
    ['zh-Hans', 'ひらがな', false],
    ['zh-Hans', '，', false],
  ])('%s: %s', (locale, text, verdict) => {
    expect(passes(text, locale)).toBe(verdict);
  });

  test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'blah', '', '-', '💥'])(
    'a locale named %j does no harm',
    (locale) => {
      expect(passes('peace', locale)).toBe(true);
      expect(passes('a b', locale)).toBe(false);
    },
  );

  test.each([
    ['bg', 'Здравей'],
    ['th', 'สวัสดี'],
    ['ka', 'გამარჯობა'],
  ])('%s, which is not listed, takes the letters and digits of its script: %s', (locale, text) => {
    expect(passes(text, locale)).toBe(true);
    expect(validateSync(text, alphanumeric(), { locale })).toEqual([]);
    expect(passes(`${text}!`, locale)).toBe(false);
    expect(passes(`${text}_${text}`, locale)).toBe(false);
  });

  test('an unknown language is read as English', () => {
    expect(passes('peace', 'blah')).toBe(true);
    expect(passes('Größe', 'blah')).toBe(false);
  });

  test('characters that look like letters do not pass as letters', () => {
    for (const sign of ['\u212a', '\u017f', '\u2126', '\u212b']) {
      expect(passes(sign)).toBe(false);
      for (const language of letterLanguages) expect(passes(sign, language)).toBe(false);
    }
  });
});

test.each(languages)('the letters of $tag are known', ({ tag }) => {
  expect(letterLanguages).toContain(tag.split('-')[0]);
});

test('without a language, one language must have all letters, from one of its alphabets', () => {
  expect(passes('abcПривет')).toBe(false);
  expect(passes('Žarко', 'sr')).toBe(false);
  expect(passes('ßł')).toBe(false);
});

test('a region does not matter, nor the case of the tag', () => {
  expect(passes('Größe', 'de-AT')).toBe(true);
  expect(passes('Größe', 'DE_ch')).toBe(true);
  expect(passes('São', 'pt-BR')).toBe(true);
});

test("the context's language counts where the rule has none", () => {
  expect(validateSync('Größe', alphanumeric(), { locale: 'de' })).toEqual([]);
  expect(validateSync('Größe', alphanumeric(), { locale: 'en' })).toHaveLength(1);
  expect(validateSync('Größe', alphanumeric({ locale: 'de' }), { locale: 'en' })).toEqual([]);
});

test('every member of an array must pass', () => {
  expect(passes(['a1', 'b2', 3])).toBe(true);
  expect(passes(['a1', 'b 2'])).toBe(false);
});

test('text that is expensive to normalize is rejected before', () => {
  const normalize = vi.spyOn(String.prototype, 'normalize');
  // Seconds of work: the marks of one letter are put in order one by one.
  expect(passes(`a${'\u0301\u0316'.repeat(25_000)}`)).toBe(false);
  expect(passes(`a${'\u0301'.repeat(9)}`)).toBe(false);
  expect(normalize).not.toHaveBeenCalled();
  expect(passes(`e\u0301`.repeat(25_000), 'fr')).toBe(true);
  expect(normalize).toHaveBeenCalledTimes(1);
  normalize.mockRestore();
});
