import { createCalendarSystem } from '../core/dates/create-calendar-system';

const letters = 'אבגדהוזחטיכלמנסעפצקרשת';
const finals: Readonly<Record<string, string>> = { ך: 'כ', ם: 'מ', ן: 'נ', ף: 'פ', ץ: 'צ' };

/**
 * A number in letters, which has a mark after its only letter or before its last: `י״ב`, `א׳`, `ה׳תשפ״ו`. Not the letter of Adar I
 * and II, and of weekdays.
 */
const numerals = /(?:ה['׳])?([א-ת]+)["״]([א-ת])|(?<!אדר |יום )(?<![א-ת])([א-ת])['׳]/g;

/** Hebrew calendar. Seven of nineteen years have a thirteenth month, Adar I, before Adar. */
export const hebrew = /* @__PURE__ */ createCalendarSystem({
  id: 'hebrew',
  newYear: { year: 5786, iso: '2025-09-23' },
  yearLength: 365.2468,
  monthsBefore: (year) => Math.floor((235 * year - 234) / 19),
  leapMonth: 6,
  plainText: (typed) =>
    typed.replace(numerals, (_, start = '', last = '', only = '') => {
      const value = [...`${start}${last}${only}`].reduce((sum, sign) => sum + valueOf(sign), 0);
      // Years are written without their thousands.
      return String(value < 100 ? value : value + 5000);
    }),
});

/** Returns the value of a letter: 1 to 9, 10 to 90, 100 to 400. */
function valueOf(sign: string): number {
  const at = letters.indexOf(finals[sign] ?? sign);
  return ((at % 9) + 1) * 10 ** Math.floor(at / 9);
}
