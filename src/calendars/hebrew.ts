import { createCalendarSystem } from '../core/dates/create-calendar-system';

const letters = 'אבגדהוזחטיכלמנסעפצקרשת';
const finals: Readonly<Record<string, string>> = { ך: 'כ', ם: 'מ', ן: 'נ', ף: 'פ', ץ: 'צ' };

/**
 * A number in letters, which has a mark after its only letter or before its last: `י״ב`, `א׳`, `ה׳תשפ״ו`. Not the letter of Adar I
 * and II, and of weekdays.
 */
const numerals = /(?:ה['׳])?([א-ת]+)["״]([א-ת])|(?<!אדר |יום )(?<![א-ת])([א-ת])['׳]/g;

/** Parts of a number and their letters, the greatest first. */
const signs: ReadonlyArray<readonly [part: number, sign: string]> = [
  ...[...'תשרק'].map((sign, index) => [400 - index * 100, sign] as const),
  ...[...'צפעסנמלכ'].map((sign, index) => [90 - index * 10, sign] as const),
  ...[...'יטחזוהדגבא'].map((sign, index) => [10 - index, sign] as const),
];

/** Hebrew calendar. Seven of nineteen years have a thirteenth month, Adar I, before Adar. */
export const hebrew = /* @__PURE__ */ createCalendarSystem({
  id: 'hebrew',
  newYear: { year: 5786, iso: '2025-09-23' },
  yearLength: 365.2468,
  monthsBefore: (year) => Math.floor((235 * year - 234) / 19),
  leapMonth: 6,
  numeral: (value, locale) => (/^he\b/.test(locale) ? numeralOf(value) : null),
  plainText: (typed) =>
    typed.replace(numerals, (_, start = '', last = '', only = '') => {
      const value = [...`${start}${last}${only}`].reduce((sum, sign) => sum + numberOf(sign), 0);
      // Years are written without their thousands.
      return String(value < 100 ? value : value + 5000);
    }),
});

/** Returns the value of a letter: 1 to 9, 10 to 90, 100 to 400. */
function numberOf(sign: string): number {
  const at = letters.indexOf(finals[sign] ?? sign);
  return ((at % 9) + 1) * 10 ** Math.floor(at / 9);
}

/** Returns a day or a year of the sixth millennium in letters: `י״ב`, `תשפ״ו`; `null` for other numbers. */
function numeralOf(value: number): string | null {
  let rest = value > 5099 && value < 6000 ? value - 5000 : value;
  if (!(rest > 0 && rest < 1000)) return null;
  let text = '';
  for (const [part, sign] of signs) {
    while (rest >= part) {
      text += sign;
      rest -= part;
    }
  }
  // 15 and 16 are 9 + 6 and 9 + 7, because the others are a name of God.
  text = text.replace(/יה$/, 'טו').replace(/יו$/, 'טז');
  return text.length === 1 ? `${text}׳` : `${text.slice(0, -1)}״${text.slice(-1)}`;
}
