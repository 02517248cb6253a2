import { describe, expect, test } from 'vitest';
import { foldText } from '#src/components/date-picker/date-dictionary.ts';
import { parseDate } from '#src/components/date-picker/parse-date.ts';
import type { TypedDates } from '#src/components/date-picker/words.ts';
import { addDays, toUtcDate } from '#src/core/dates/iso-date.ts';
import { dateFormat } from '#src/core/locale/date-format.ts';
import { en } from '#src/languages/en.ts';
import { languages } from '#src/languages/index.ts';
import type { Language } from '#src/languages/language.ts';

/** A Friday: 20 November 2026. */
const today = '2026-11-20';

const read = (text: string, { tag, typedDates }: Language) => {
  const parsed = parseDate(text, { locale: tag, words: typedDates, today });
  return parsed.type === 'date' ? parsed.date : 'not a date';
};

/** Words of each list; a number without its own word has an empty string, which no test parses. */
function listsOf(words: TypedDates): Map<string, readonly string[]> {
  return new Map(
    Object.entries(words).map(([list, entry]: [string, TypedDates[keyof TypedDates]]) => [
      list,
      typeof entry === 'string'
        ? entry.split('|')
        : Array.isArray(entry)
          ? entry.flatMap((forms: string) => forms.split('|')).filter(Boolean)
          : Object.keys(entry ?? {}),
    ]),
  );
}

/** Words in more than one list, each with its lists: only the first list would count. */
function wordsInTwoLists({ tag, typedDates }: Language): string[] {
  const found = new Map<string, Set<string>>();
  for (const [list, words] of listsOf(typedDates)) {
    for (const word of words) {
      const folded = foldText(word, tag);
      found.set(folded, (found.get(folded) ?? new Set()).add(list));
    }
  }
  return [...found]
    .filter(([, lists]) => lists.size > 1)
    .map(([word, lists]) => `${word}: ${[...lists].join(' and ')}`);
}

/** Examples after the colon of the hint below an empty field. */
function hintExamples({ datePicker }: Language): string[] {
  const [, examples = ''] = datePicker.hint.split(/[:：]/);
  return examples.split(/[,،、]/).map((example) => example.trim());
}

/** Phrases for every word of every list but `others`, with the day that each of them means. */
function phrasesOf({ tag, typedDates }: Language): [phrase: string, day: string][] {
  const phrases: [string, string][] = [];
  const lists = listsOf(typedDates);
  const add = (list: keyof TypedDates, day: string, phraseOf = (word: string) => word) => {
    for (const word of lists.get(list) ?? []) phrases.push([phraseOf(word), day]);
  };
  // `d` is a day in every language without a letter of its own.
  const [day = 'd'] = lists.get('days') ?? [];
  const tomorrow = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }).format(1, 'day');
  const sunday = dateFormat(tag, { weekday: 'long' }).format(toUtcDate('2026-11-22'));
  add('today', today);
  add('tomorrow', '2026-11-21');
  add('yesterday', '2026-11-19');
  add('dayAfterTomorrow', '2026-11-22');
  add('dayBeforeYesterday', '2026-11-18');
  add('ahead', '2026-11-23', (word) => `${word} 3 ${day}`);
  add('ago', '2026-11-17', (word) => `${word} 3 ${day}`);
  add('next', '2026-11-22', (word) => `${word} ${sunday}`);
  add('last', '2026-11-15', (word) => `${word} ${sunday}`);
  add('this', '2026-11-22', (word) => `${word} ${sunday}`);
  add('days', '2026-11-22', (word) => `+2 ${word}`);
  add('weeks', '2026-12-04', (word) => `+2 ${word}`);
  add('months', '2027-01-20', (word) => `+2 ${word}`);
  add('years', '2028-11-20', (word) => `+2 ${word}`);
  add('dayParts', '2026-11-21', (word) => `${tomorrow} ${word}`);
  add('ignored', '2026-11-21', (word) => `${word} ${tomorrow}`);
  typedDates.numbers.forEach((forms, index) => {
    for (const word of forms.split('|').filter(Boolean)) {
      phrases.push([`+ ${word} ${day}`, addDays(today, index + 1)]);
    }
  });
  return phrases;
}

describe.each(languages)('typed dates in $tag', (language) => {
  test('each word is in one list', () => {
    expect(wordsInTwoLists(language)).toEqual([]);
  });

  test('the examples of the hint are dates', () => {
    const examples = hintExamples(language);
    expect(examples.length).toBeGreaterThanOrEqual(2);
    const misread = examples.filter((example) => read(example, language) === 'not a date');
    expect(misread).toEqual([]);
  });

  test('the words of Intl for days and periods from today are dates', () => {
    const named = new Intl.RelativeTimeFormat(language.tag, { numeric: 'auto' });
    const counted = new Intl.RelativeTimeFormat(language.tag, { numeric: 'always' });
    const phrases: [phrase: string, day: string][] = [
      [named.format(0, 'day'), today],
      [named.format(1, 'day'), '2026-11-21'],
      [named.format(2, 'day'), '2026-11-22'],
      [named.format(1, 'week'), '2026-11-27'],
      [named.format(-1, 'month'), '2026-10-20'],
      [named.format(-1, 'year'), '2025-11-20'],
      [counted.format(3, 'day'), '2026-11-23'],
      [counted.format(-5, 'day'), '2026-11-15'],
      [counted.format(5, 'week'), '2026-12-25'],
      [counted.format(-3, 'month'), '2026-08-20'],
      [counted.format(5, 'year'), '2031-11-20'],
    ];
    // Hindi has one word for both.
    const isPast = (days: number) => named.format(-days, 'day') !== named.format(days, 'day');
    for (const days of [1, 2].filter(isPast)) {
      phrases.push([named.format(-days, 'day'), addDays(today, -days)]);
    }
    const misread = phrases.filter(([phrase, day]) => read(phrase, language) !== day);
    expect(misread).toEqual([]);
  });

  test('each word means what its list says', () => {
    const misread = phrasesOf(language)
      .map(([phrase, day]) => ({ phrase, day, read: read(phrase, language) }))
      .filter((found) => found.day !== found.read);
    expect(misread).toEqual([]);
  });
});

describe.each(languages.filter((language) => language !== en))(
  'typed dates in $tag',
  ({ typedDates }) => {
    test('no list is a copy of the English one', () => {
      const copies = Object.keys(typedDates).filter((list) => {
        const key = list as keyof TypedDates;
        return JSON.stringify(typedDates[key]) === JSON.stringify(en.typedDates[key]);
      });
      expect(copies).toEqual([]);
    });
  },
);
