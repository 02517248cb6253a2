import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { words as app } from '#src/app/words/en.ts';
import { words as frenchApp } from '#src/app/words/fr.ts';
import { pluralOf } from '#src/core/locale/intl.ts';
import { counted } from '#src/core/locale/plural.ts';
import { ar } from '#src/languages/ar.ts';
import { de } from '#src/languages/de.ts';
import { en } from '#src/languages/en.ts';
import { fr } from '#src/languages/fr.ts';
import { languages } from '#src/languages/index.ts';
import { ja } from '#src/languages/ja.ts';
import type { Language } from '#src/languages/language.ts';
import { pl } from '#src/languages/pl.ts';
import { messageOf } from '#src/validation/index.ts';
import followedList from './followed-english.json' with { type: 'json' };
import { categories, isTree, labelsOf, shownLabels, textOf } from './labels-of.ts';
import untranslatedList from './untranslated.json' with { type: 'json' };

/**
 * What is not translated yet: a component by its key, a language by its tag, both of which `npm run new` adds, and a
 * string that is older than its English by its path.
 */
const waiting: readonly string[] = untranslatedList;
const waitsAsWhole = waiting.filter((listed) => !listed.includes('.'));
const waitingStrings = waiting.filter((listed) => listed.includes('.'));

/** English strings that the other languages follow, by their path. */
const followed: Readonly<Record<string, string>> = followedList;

/** Returns the keys of components whose labels are still those of English. */
function untranslated(language: Language): string[] {
  return Object.entries(language)
    .filter(([key, labels]) => isTree(labels) && labels === en[key as keyof Language])
    .map(([key]) => key);
}

test('what is still in English is listed: a component by its key, a language by its tag', () => {
  const others = languages.filter(({ tag }) => tag !== 'en');
  const inEnglish = others.flatMap((language) =>
    untranslated(language).map((key) => ({ key, tag: language.tag })),
  );
  const waits = ({ key, tag }: { key: string; tag: string }, listed: string) =>
    listed === key || listed === tag;
  expect(inEnglish.filter((one) => !waitsAsWhole.some((listed) => waits(one, listed)))).toEqual([]);
  expect(waitsAsWhole.filter((listed) => !inEnglish.some((one) => waits(one, listed)))).toEqual([]);
});

const english = shownLabels(en);

/** Every English string that another language has, of the components, the rules and the app. */
function englishStrings(): Map<string, string> {
  const { widgets: _, ...ofApp } = app;
  const params = { length: 7, max: 7, min: 7 };
  const messages = Object.keys(en.validation).map(
    (code) =>
      [`validation.${code}`, messageOf({ code, params }, { messages: en.validation })] as const,
  );
  const labels = [...english, ...labelsOf(ofApp, 'app.')].map(
    ([path, label]) => [path, textOf(label, path, 'other')] as const,
  );
  return new Map([...labels, ...messages]);
}

// If this fails, an English string has changed: change it in the other languages as well and accept it with
// `vitest -u`, or add its path to `untranslated.json`.
test('an English string that changed is followed by the other languages, or listed', async () => {
  const strings = englishStrings();
  const texts = [...strings]
    .filter(([path]) => !waitsAsWhole.includes(path.split('.')[0] ?? ''))
    .map(([path, text]) => [path, waitingStrings.includes(path) ? followed[path] : text]);
  await expect(`${JSON.stringify(Object.fromEntries(texts), null, 2)}\n`).toMatchFileSnapshot(
    'followed-english.json',
  );
  expect(waitingStrings.filter((path) => followed[path] === strings.get(path))).toEqual([]);
});

const others = languages.filter((language) => language !== en);

/** Labels that other languages may share with English: notations, examples and loanwords. */
const sharedWords =
  /^(colorPicker\.(placeholder|sample|ratio|sliderValue)|colorNames\..*|pagination\.(range|position)|calendar\.(repeated|separator|quarter|(first|second)Half|inYear|week|weekShort|weeks)|qrCode\.(passed|failed|copy|code|version|rules\..*)|timeField\.(hour|minute|second)Pattern|toast\.region)$/;

test('components read their labels under keys that languages have', () => {
  const source = fileURLToPath(new URL('../../../src', import.meta.url));
  const code = globSync(`${source}/{components,primitives}/**/*.{ts,tsx}`).map((path) =>
    readFileSync(path, 'utf8'),
  );
  const read = /(?:useLabels\(\s*|  words: )'([a-z]\w+)'/g;
  const keys = code.flatMap((text) => [...text.matchAll(read)].map(([, key = '']) => key));
  expect([...new Set(keys), 'tag'].toSorted()).toEqual(Object.keys(en).toSorted());
});

describe.each(others)('$tag', (language) => {
  const labels = shownLabels(language);

  test('has every label and no other', () => {
    expect([...labels.keys()].toSorted()).toEqual([...english.keys()].toSorted());
    expect(Object.keys(language.typedPeriods)).toEqual(Object.keys(en.typedPeriods));
    expect(Object.keys(language.typedTimes)).toEqual(Object.keys(en.typedTimes));
    expect(Object.keys(language.validation)).toEqual(Object.keys(en.validation));
  });

  test('has no empty label, in any plural form', () => {
    for (const [path, label] of labels) {
      for (const category of categories) {
        const text = textOf(label, path, category);
        expect(text.trim(), path).not.toBe('');
        expect(text, path).not.toMatch(/undefined|\[object|NaN/);
        if (typeof label === 'function') expect(text, path).not.toContain('#');
      }
    }
  });

  test('contains the arguments of a label, as English does', () => {
    for (const [path, label] of labels) {
      const marks = textOf(english.get(path) ?? '', path, 'other').match(/⟦\d⟧/g) ?? [];
      for (const mark of marks) expect(textOf(label, path, 'other'), path).toContain(mark);
    }
  });

  test('is translated', () => {
    const same = [...labels].filter(
      ([path, label]) =>
        !sharedWords.test(path) &&
        !untranslated(language).includes(path.split('.')[0] ?? '') &&
        textOf(label, path, 'other') === textOf(english.get(path) ?? '', path, 'other'),
    );
    // A few words are the same in two languages, such as "Format" and "Details".
    const paths = same.map(([path]) => path);
    expect(paths.length, `same as in English: ${paths.join(', ')}`).toBeLessThanOrEqual(14);
  });

  test('names every color differently', () => {
    const { families, tones } = language.colorNames;
    const names = Object.values(families);
    const repeated = Object.entries(families).filter(
      ([, name]) => names.indexOf(name) !== names.lastIndexOf(name),
    );
    expect(repeated).toEqual([]);
    for (const [tone, text] of Object.entries(tones)) expect(text, tone).toContain('{}');
  });

  test('reveals no more about a failed sign-in than English does', () => {
    // One message for an unknown account and a wrong password, which reveals nothing about which accounts exist.
    expect(typeof language.loginForm.signInFailed).toBe('string');
    expect(language.loginForm.signInFailed).not.toBe(language.accountForm.wrongCode);
  });

  test('is a well-formed tag that is listed once', () => {
    expect(Intl.getCanonicalLocales(language.tag)).toEqual([language.tag]);
    expect(languages.filter(({ tag }) => tag === language.tag)).toHaveLength(1);
  });
});

/** Rules whose message names a number, each with the parameters of an issue. */
const counting: ReadonlyArray<readonly [rule: string, params: Readonly<Record<string, unknown>>]> =
  [
    ['min', { min: 7 }],
    ['max', { max: 7 }],
    ['digits', { length: 7 }],
    ['minLength', { length: 7 }],
    ['minLength', { length: 7, members: true }],
    ['maxLength', { length: 7 }],
    ['maxLength', { length: 7, members: true }],
  ];

test.each(languages)('messages of $tag name the number that a rule asks for', (language) => {
  const { tag, validation: messages } = language;
  const lacking = counting
    .map(([code, params]) => [code, messageOf({ code, params }, { messages, locale: tag })])
    .filter(([, message]) => !message?.includes((7).toLocaleString(tag)));
  expect(lacking).toEqual([]);
});

test('English names no part of a failed sign-in, whatever the form asks for', () => {
  expect(en.loginForm.signInFailed).toBe('The sign-in details are incorrect.');
});

test('a counted text takes the form of its category, else the other one', () => {
  const forms = { one: '# day', other: '# days' };
  expect(counted('1', 'one', forms)).toBe('1 day');
  expect(counted('2', 'two', forms)).toBe('2 days');
});

test.each([
  [en, 1, '1 rating', '1 byte'],
  [pl, 2, '2 oceny', '2 bajty'],
  [pl, 5, '5 ocen', '5 bajtów'],
  [ar, 1, 'تقييم واحد', 'بايت واحد'],
  [ar, 2, 'تقييمان', 'بايتان'],
  [ar, 3, '3 تقييمات', '3 بايتات'],
  [ar, 11, '11 تقييمًا', '11 بايتًا'],
  [ar, 100, '100 تقييم', '100 بايت'],
])('$0.tag counts %$1 like its speakers', (language, count, ratings, bytes) => {
  const plural = pluralOf(language.tag, count);
  expect(language.ratingSummary.count(String(count), plural)).toBe(ratings);
  expect(language.qrCode.amount(String(count), 'bytes', plural)).toBe(bytes);
});

test.each([
  [pl, 4, '4\u2011cyfrowy kod z aplikacji lub wiadomości', 'Ta treść jest bardzo długa: 4 znaki.'],
  [pl, 6, '6\u2011cyfrowy kod z aplikacji lub wiadomości', 'Ta treść jest bardzo długa: 6 znaków.'],
  [ar, 6, 'الرمز المكوّن من 6 أرقام من التطبيق أو الرسالة', 'هذا المحتوى طويل جدًا: 6 أحرف.'],
  [ar, 12, 'الرمز المكوّن من 12 رقمًا من التطبيق أو الرسالة', 'هذا المحتوى طويل جدًا: 12 حرفًا.'],
  [
    en,
    6,
    'The 6\u2011digit code from your app or message',
    'This content is very long: 6 characters.',
  ],
])('$0.tag counts %$1 digits and characters in a sentence', (language, count, hint, notice) => {
  const plural = pluralOf(language.tag, count);
  expect(language.loginForm.codeHint(String(count), plural, '')).toBe(hint);
  expect(language.sanitizedHtml.tooLong(String(count), plural)).toBe(notice);
});

test('French keeps its punctuation on the line of the word before, or after a quotation mark', () => {
  const { widgets: _, ...ofApp } = frenchApp;
  const labels = [...shownLabels(fr), ...labelsOf(ofApp)];
  const apart = labels.map(([path, label]) => textOf(label, path, 'other'));
  expect(apart.filter((text) => / [:;?!»]|« /.test(text))).toEqual([]);
});

test('a value on a scale is in the word order of the language', () => {
  expect(en.rating.value('4', '5', 'Good')).toBe('4 out of 5, Good');
  expect(ar.rating.value('4', '5', 'جيد')).toBe('4 من 5، جيد');
  expect(ja.rating.value('4', '5', '良い')).toBe('5段階中4、良い');
});

test.each([
  [en, /\bday\b/],
  [de, /Tag/],
  [fr, /jour|\ble\b/],
  [ar, /يوم/],
  [ja, /日/],
])('a limit in $0.tag may be a month or a year, and is not called a day', (language, day) => {
  expect(language.calendar.tooEarly('FIRST')).not.toMatch(day);
  expect(language.calendar.tooLate('LAST')).not.toMatch(day);
});
