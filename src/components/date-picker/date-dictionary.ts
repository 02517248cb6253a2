import { gregorian, type CalendarSystem } from '../../core/dates/calendar-system';
import { toUtcDate } from '../../core/dates/iso-date';
import { dateFormat } from '../../core/locale/date-format';
import { foldLetters } from '../../core/locale/fold-text';
import { localesOf, numberFormat } from '../../core/locale/intl';
import {
  dictionaryCache,
  translator,
  withKanjiNumbers,
  wordTable,
  type Dictionary,
} from '../../core/locale/typed-dictionary';
import type { TypedDates } from './words';

/** Lists of words for dates in a language, and the parser's notation for each. */
const wordSymbols = {
  today: '0D',
  tomorrow: '+1D',
  yesterday: '-1D',
  dayAfterTomorrow: '+2D',
  dayBeforeYesterday: '-2D',
  ahead: '+',
  ago: '-',
  next: '>',
  last: '<',
  this: '=',
  days: 'D',
  weeks: 'W',
  months: 'M',
  years: 'Y',
  dayParts: 'T',
  ignored: '',
} satisfies Partial<Record<keyof TypedDates, string>>;

const unitSymbols = { day: 'D', week: 'W', month: 'M', year: 'Y' } as const;
const units = ['day', 'week', 'month', 'year'] as const;
const nearDays = { '0D': 0, '+1D': 1, '-1D': -1, '+2D': 2, '-2D': -2 } as const;
const turns = { '=': 0, '>': 1, '<': -1 } as const;

/** Day whose texts contain a name, and the symbol of that name. */
type Example = readonly [day: Date, symbol: string];

const weekdays = Array.from({ length: 7 }, (_, day): Example => {
  return [new Date(Date.UTC(2026, 5, 1 + day)), `@${day + 1}`];
});
/** Letters of scripts that are written without spaces. */
export const cjk = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u;

// A locale may have no words.
const cachedDictionary = dictionaryCache<object>();
const noWords = {};

/**
 * Returns the dictionary of a locale, cached by words: the names of months and weekdays from `Intl` and the
 * given words. Months become `#1`-`#13`, weekdays `@1`-`@7`, others are listed in `wordSymbols`.
 * @param locale BCP 47 tag with the calendar, from `localeIn`.
 */
export function dictionaryOf(
  locale: string,
  words: TypedDates | undefined,
  system = gregorian,
): Dictionary {
  return cachedDictionary(words ?? noWords, locale, () =>
    translator(collect(locale, words, system), cjk),
  );
}

function collect(
  locale: string,
  words: TypedDates | undefined,
  system: CalendarSystem,
): Map<string, string> {
  const { symbols, add } = wordTable((word) => {
    const key = foldText(word, locale);
    // Numerals that are words in other languages are already digits in the locale that uses them.
    return /\p{L}/u.test(key) ? key : '';
  });
  if (words) {
    for (const [list, symbol] of Object.entries(wordSymbols)) {
      add(words[list as keyof typeof wordSymbols] ?? '', symbol);
    }
    for (const [index, forms] of words.numbers.entries()) add(forms, String(index + 1));
    for (const [word, symbol] of Object.entries(words.others)) add(word, symbol);
    // Not for other locales, where "tháng" is part of the names of months.
    addDistances(add, locale);
  }
  const textOf = (day: Date, style: Intl.DateTimeFormatOptions) =>
    foldText(system.plainText(dateFormat(locale, style).format(day), locale), locale);
  const months = system.namedMonths().map(({ day, code }): Example => {
    return [toUtcDate(day), `#${code}`];
  });
  if (system !== gregorian) addEras(add, locale);
  addNames(symbols, textOf, weekdays, [{ weekday: 'long' }, { weekday: 'short' }]);
  addNames(symbols, textOf, months, [
    { dateStyle: 'long' },
    { dateStyle: 'medium' },
    { month: 'long' },
    { month: 'short' },
  ]);
  // Last, because the common words of a long form would hide the month that all its examples share.
  addNames(symbols, textOf, weekdays, [{ dateStyle: 'full' }]);
  addShortenings(symbols);
  // "27 XI 2026", but "v48" is a week, and "21’i" a day: a single letter, "~", is a month only apart from a day before it, and
  // several, "~~", if no digit touches them.
  if (system === gregorian)
    for (const [index, roman] of romans.entries())
      add(roman, `${roman[1] ? '~~' : '~'}${index + 1}`);
  for (const [unit, symbol] of Object.entries({ d: 'D', w: 'W', m: 'M', y: 'Y' }))
    add(unit, symbol);
  // Arabic weekdays are used with and without their article.
  for (const [key, symbol] of symbols) if (/^ال\p{L}{2}/u.test(key)) add(key.slice(2), symbol);
  return symbols;
}

/** Adds the words of `Intl` for days near today, for the next, last and current period, and for distances: "in 3 days". */
function addDistances(add: (word: string, symbol: string) => void, locale: string) {
  const named = new Intl.RelativeTimeFormat(localesOf(locale), { numeric: 'auto' });
  const nameOf = (count: number, unit: keyof typeof unitSymbols) => {
    const parts = named.formatToParts(count, unit);
    return parts.every(({ type }) => type === 'literal') ? named.format(count, unit) : '';
  };
  for (const [symbol, count] of Object.entries(nearDays)) add(nameOf(count, 'day'), symbol);
  for (const unit of units) {
    for (const [turn, count] of Object.entries(turns))
      add(nameOf(count, unit), turn + unitSymbols[unit]);
  }
  // Words of a distance are not separated there.
  if (cjk.test(named.format(1, 'day'))) return;
  for (const sign of ['+', '-'] as const) addDirection(add, locale, sign);
}

/** Adds the words of `Intl` around a number of days, weeks, months and years, which are the direction, and its unit. */
function addDirection(
  add: (word: string, symbol: string) => void,
  locale: string,
  sign: '+' | '-',
) {
  const format = new Intl.RelativeTimeFormat(localesOf(locale), { numeric: 'always' });
  const examples = units.flatMap((unit) =>
    [5, 3, 2, 1].flatMap((count) => {
      const parts = format.formatToParts(sign === '+' ? count : -count, unit);
      const at = parts.findIndex(({ type }) => type === 'integer');
      const wordsOf = (some: typeof parts) =>
        foldText(some.map(({ value }) => value).join(''), locale)
          .split(' ')
          .filter(Boolean);
      return at < 0
        ? []
        : [
            {
              unit,
              before: wordsOf(parts.slice(0, at)).join(' '),
              after: wordsOf(parts.slice(at + 1)),
            },
          ];
    }),
  );
  const before = examples[0]?.before ?? '';
  const usual = examples.filter((example) => example.before === before);
  const isShared = (from: number) =>
    usual.every(({ after }) => after.length > -from && after.at(from) === usual[0]?.after.at(from));
  let shared = 0;
  while (isShared(-shared - 1)) shared += 1;
  add(before, sign);
  add(usual[0]?.after.slice(usual[0].after.length - shared).join(' ') ?? '', sign);
  for (const { unit, after } of usual) {
    add(after.slice(0, after.length - shared).join(' '), unitSymbols[unit]);
  }
}

/**
 * Adds the differing parts of formatted examples as names, so that cases, prefixes and names of several words
 * need no table. The common parts ("de", "г") are words without meaning.
 */
function addNames(
  symbols: Map<string, string>,
  textOf: (day: Date, style: Intl.DateTimeFormatOptions) => string,
  examples: readonly Example[],
  styles: readonly Intl.DateTimeFormatOptions[],
) {
  for (const style of styles) {
    const rows = examples.map(([day]): readonly string[] => {
      return (
        textOf(day, style)
          .replace(/\d+[DMY]?/g, ' ')
          .match(/[\p{L}\p{M}]+/gu) ?? []
      );
    });
    const shared = new Set(rows[0]?.filter((word) => rows.every((row) => row.includes(word))));
    rows.forEach((row, index) => {
      const name = row.filter((word) => !shared.has(word)).join(' ');
      const symbol = examples[index]?.[1] ?? '';
      const before = symbols.get(name);
      // "mar" is Tuesday and March in Spanish and Italian: the parser decides which one fits.
      if (before && /^@.$/.test(before) && symbol.startsWith('#'))
        symbols.set(name, before + symbol);
      else if (name && before === undefined) symbols.set(name, symbol);
    });
    for (const word of shared) if (!symbols.has(word)) symbols.set(word, '');
  }
}

/** Adds the names of the era, which dates in numbers leave out, as words without meaning. */
function addEras(add: (words: string, symbol: string) => void, locale: string) {
  for (const era of ['long', 'short'] as const) {
    const parts = dateFormat(locale, { era, year: 'numeric' }).formatToParts(
      toUtcDate('2026-03-01'),
    );
    add(parts.find(({ type }) => type === 'era')?.value ?? '', '');
  }
}

/** Adds unambiguous prefixes of names with at least three letters: "sept", "tues". */
function addShortenings(symbols: Map<string, string>) {
  const found = new Map<string, string>();
  for (const [name, symbol] of symbols) {
    if (!/^[#@]/.test(symbol) || !/^[\p{L}\p{M}]+$/u.test(name) || cjk.test(name)) continue;
    for (let length = 3; length < name.length; length += 1) {
      const start = name.slice(0, length);
      const other = found.get(start) ?? symbol;
      found.set(start, other === symbol ? symbol : '?');
    }
  }
  for (const [start, symbol] of found) if (!symbols.has(start)) symbols.set(start, symbol);
}

const romans = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'];

const cjkUnits = '年月日号년월일';
const cjkSymbols = 'YMDDYMD';

/**
 * Returns the normalized form of a string for the dictionary and the parser: lower case, without accents and
 * invisible characters, ASCII digits, spaces for separators, `-` and `+` kept as signs, `4月` as `4M`.
 * Characters that no date contains become `?`. Never throws.
 */
export function foldText(text: string, locale: string): string {
  const own = digitsOf(locale);
  return (
    withKanjiNumbers(
      foldLetters(text).replace(/[〇-龥]/g, (sign) => {
        return own.includes(sign) ? String(own.indexOf(sign)) : sign;
      }),
    )
      // A clock after a date, as in a cell of a spreadsheet; a time zone could make it another day.
      .replace(/[t ]\d\d?:\d\d(:\d\d(\.\d+)?)?( ?[ap]m)?\s*$/, '')
      .replace(/[\p{Pd}−]/gu, '-')
      // Before brackets are left out: 11/29(日) is a Sunday.
      .replace(/(\d) ?([年月日号년월일])(?![曜요])[間간]?/g, (_, digit: string, unit: string) => {
        return `${digit}${cjkSymbols[cjkUnits.indexOf(unit)]} `;
      })
      .replace('(일)', '일요일')
      // A year without its century, ’26, and Turkish 21’i
      .replace(/(?<![\p{L}\d])['’ʼ´`](\d\d)\s*$/u, '$1Y')
      .replace(/(?<=\d)['’ʼ´`](?=\p{L})/gu, '')
      // Swedish: 3:e april
      .replace(/(?<=\d):(?=\p{L})/gu, ' ')
      .replace(/(?:(?![?!:#@%&*-])[\s\p{P}`´ʼ⁄∕])+/gu, ' ')
      .replace(/(?<=\p{L})-(?=\p{L})/gu, ' ')
      .replace(/[^\p{L}\p{M}\d+\- ]/gu, '?')
      .trim()
  );
}

/** Returns the digits 0 to 9 of a locale whose numerals are words elsewhere (`-u-nu-hanidec`), or nothing. */
function digitsOf(locale: string): string {
  const digits = numberFormat(locale, { useGrouping: false }).format(9_876_543_210);
  return /\p{Nd}/u.test(digits) ? '' : [...digits].reverse().join('');
}
