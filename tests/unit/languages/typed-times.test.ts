import { describe, expect, test } from 'vitest';
import { parseTime } from '#src/components/time-field/parse-time.ts';
import { foldTime } from '#src/components/time-field/time-dictionary.ts';
import type { TypedTimes } from '#src/components/time-field/words.ts';
import { en } from '#src/languages/en.ts';
import { languages } from '#src/languages/index.ts';
import type { Language } from '#src/languages/language.ts';

const now = '14:20';

const read = (text: string, { tag, typedTimes }: Language) => {
  const parsed = parseTime(text, { locale: tag, words: typedTimes, now, hourCycle: 'h23' });
  return parsed.type === 'time' ? parsed.time.slice(0, 5) : 'not a time';
};

/** Words of each list; an empty list has none. */
function listsOf(words: TypedTimes): Map<string, readonly string[]> {
  return new Map(
    Object.entries(words).map(([list, entry]: [string, TypedTimes[keyof TypedTimes]]) => [
      list,
      (typeof entry === 'string'
        ? entry.split('|')
        : Array.isArray(entry)
          ? entry.flatMap((forms: string) => forms.split('|'))
          : Object.keys(entry)
      ).filter(Boolean),
    ]),
  );
}

/** Words in more than one list, each with its lists: only the first list would count. */
function wordsInTwoLists({ typedTimes }: Language): string[] {
  const found = new Map<string, Set<string>>();
  for (const [list, words] of listsOf(typedTimes)) {
    for (const word of words) {
      const folded = foldTime(word);
      found.set(folded, (found.get(folded) ?? new Set()).add(list));
    }
  }
  return [...found]
    .filter(([, lists]) => lists.size > 1)
    .map(([word, lists]) => `${word}: ${[...lists].join(' and ')}`);
}

/** Examples after the colon of the hint below an empty field. */
function hintExamples({ timeField }: Language): string[] {
  const [, examples = ''] = timeField.hint.split(/[:：]/);
  return examples.split(/[,،、]/).map((example) => example.trim());
}

/** Phrases for every word of every list but `others`, with the time that each of them means. */
function phrasesOf({ typedTimes }: Language): [phrase: string, time: string][] {
  const phrases: [string, string][] = [];
  const lists = listsOf(typedTimes);
  const add = (list: keyof TypedTimes, time: string, phraseOf = (word: string) => word) => {
    for (const word of lists.get(list) ?? []) phrases.push([phraseOf(word), time]);
  };
  const [noon = ''] = lists.get('noon') ?? [];
  const [hour = ''] = lists.get('hours') ?? [];
  const [minute = ''] = lists.get('minutes') ?? [];
  add('now', now);
  add('noon', '12:00');
  add('midnight', '00:00');
  add('am', '09:00', (word) => `9 ${word}`);
  add('am', '00:30', (word) => `12:30 ${word}`);
  add('pm', '21:00', (word) => `${word} 9`);
  add('pm', '12:30', (word) => `12:30 ${word}`);
  add('night', '23:00', (word) => `11 ${word}`);
  add('night', '02:00', (word) => `${word} 2`);
  add('ahead', '14:50', (word) => `${word} 30 ${minute}`);
  add('ago', '13:50', (word) => `30 ${minute} ${word}`);
  add('between', '09:00', (word) => `${word} 9`);
  add('between', 'not a time', (word) => `9 ${word} 10`);
  add('hours', '09:30', (word) => `9 ${word} 30`);
  add('hours', '16:20', (word) => `+2 ${word}`);
  add('minutes', '14:25', (word) => `+5 ${word}`);
  add('seconds', '14:21', (word) => `+60 ${word}`);
  add('half', '09:30', (word) => `9 ${hour} ${word}`);
  add('halfTo', '08:30', (word) => `${word} 9`);
  add('quarter', '09:15', (word) => `9 ${hour} ${word}`);
  add('past', '09:10', (word) => `10 ${word} 9`);
  add('to', '08:50', (word) => `10 ${word} 9`);
  add('minus', '08:50', (word) => `9 ${word} 10`);
  add('ignored', '12:00', (word) => `${word} ${noon}`);
  typedTimes.numbers.forEach((forms, index) => {
    const time = `${String(index + 1).padStart(2, '0')}:00`;
    for (const word of forms.split('|').filter(Boolean)) phrases.push([`${word} ${hour}`, time]);
  });
  return phrases;
}

/** Text with a phrase of `others`, according to its meaning. */
function sentenceOf(phrase: string, meaning: string): string {
  if (/[<>]$/.test(meaning)) return `${phrase} 9`;
  if (meaning.startsWith('<')) return `10 ${phrase}`;
  if (/^\d+ [hm]$/.test(meaning)) return `+ ${phrase}`;
  if (meaning === '1:5') return `+ ${phrase} h`;
  return /^\d\d$/.test(meaning) ? `9 ${phrase}` : phrase;
}

describe.each(languages)('typed times in $tag', (language) => {
  test('each word is in one list', () => {
    expect(wordsInTwoLists(language)).toEqual([]);
  });

  test('numbers reach twelve', () => {
    expect(language.typedTimes.numbers).toHaveLength(12);
  });

  test('the examples of the hint are times', () => {
    const examples = hintExamples(language);
    expect(examples.length).toBeGreaterThanOrEqual(3);
    expect(examples.filter((example) => read(example, language) === 'not a time')).toEqual([]);
  });

  test('the words that the field shows for noon and midnight are understood', () => {
    const { noon, midnight } = language.timeField;
    expect([noon, midnight].map((word) => read(word, language))).not.toContain('not a time');
  });

  test('each word means what its list says', () => {
    const misread = phrasesOf(language)
      .map(([phrase, time]) => ({ phrase, time, read: read(phrase, language) }))
      .filter((found) => found.time !== found.read);
    expect(misread).toEqual([]);
  });

  test('each further phrase is understood', () => {
    const misread = Object.entries(language.typedTimes.others).filter(([phrase, meaning]) => {
      return read(sentenceOf(phrase, meaning), language) === 'not a time';
    });
    expect(misread).toEqual([]);
  });
});

describe.each(languages.filter((language) => language !== en))(
  'typed times in $tag',
  ({ typedTimes }) => {
    test('no list is a copy of the English one', () => {
      const copies = Object.keys(typedTimes).filter((list) => {
        const key = list as keyof TypedTimes;
        return (
          String(typedTimes[key]) !== '' && String(typedTimes[key]) === String(en.typedTimes[key])
        );
      });
      expect(copies.filter((list) => list !== 'others')).toEqual([]);
    });
  },
);
