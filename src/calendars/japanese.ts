import { cached } from '../core/cached';
import { createCalendarSystem } from '../core/dates/create-calendar-system';
import { foldLetters } from '../core/locale/fold-text';
import { localesOf } from '../core/locale/intl';

/** Japanese calendar: the Gregorian one, with years of eras. */
export const japanese = /* @__PURE__ */ createCalendarSystem({
  id: 'japanese',
  newYear: { year: 2026, iso: '2026-01-01' },
  yearLength: 365.2425,
  eras: true,
  plainText: (typed, locale) => {
    const eras = erasIn(locale);
    const names = [...eras.keys()].sort((one, other) => other.length - one.length);
    const any = names.join('|');
    const words = names.filter((name) => name.length > 1).join('|');
    const yearOf = (name: string, year: string) =>
      String((eras.get(name) ?? 0) + (year === '元' ? 1 : Number(year)));
    // An initial after a number is an era only at the end of a date in numbers: "3 m" are three months.
    return foldLetters(typed)
      .replace(pattern(`(?<!\\p{L})(${any})[. ]*(元|\\d{1,2})(?!\\d)`), (_, name, year) =>
        yearOf(name, year),
      )
      .replace(
        pattern(`(?<!\\d)(\\d{1,2}) *(${words})(?!\\p{L})|(?<=[/.-])(\\d{1,2}) ?(${any})$`),
        (_, year = '', name = '', last = '', initial = '') => yearOf(name + initial, year + last),
      );
  },
});

const pattern = (source: string) => new RegExp(source, 'gu');

/** A day in each era since the calendar is the Gregorian one. */
const days = ['2020-06-01', '2000-06-01', '1970-06-01', '1920-06-01', '1900-06-01'];
const erasByLocale = new Map<string, ReadonlyMap<string, number>>();

/** Returns the year before the first of each era by its names: in the locale, in Japanese and English, and initials. */
function erasIn(locale: string): ReadonlyMap<string, number> {
  return cached(erasByLocale, locale, () => {
    const eras = new Map<string, number>();
    for (const language of [locale, 'ja', 'en']) {
      for (const era of ['long', 'narrow'] as const) {
        const format = new Intl.DateTimeFormat(localesOf(language), {
          calendar: 'japanese',
          timeZone: 'UTC',
          numberingSystem: 'latn',
          era,
          year: 'numeric',
        });
        for (const day of days) {
          const parts = format.formatToParts(new Date(day));
          const read = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? '';
          const name = foldLetters(read('era'));
          if (name) eras.set(name, Number(day.slice(0, 4)) - Number(read('year')));
        }
      }
    }
    return eras;
  });
}
