import {
  addMonthsIn,
  endOfMonth,
  startOfMonth,
  type CalendarSystem,
} from '../../core/dates/calendar-system';
import { addDays, startOfWeek, weekdayOf, type IsoDate } from '../../core/dates/iso-date';

/** Part of a date that a number represents. */
export type DateField = 'day' | 'month' | 'year';

/** Numbers of a date by part; `year` as typed, with two or four digits, or `null`. */
interface DateReadingParts {
  type: 'parts';
  day: number;
  month: number;
  /** Whether the month is one by name, whose position may depend on the year. */
  named: boolean;
  year: string | null;
  /** Weekday in the text, 1 (Monday) to 7, or `null`. */
  weekday: number | null;
}

/** Parsed date, two equally good ones, or the reason why there is none. */
export type NumbersReading =
  | DateReadingParts
  | { type: 'either'; readings: readonly DateReadingParts[] }
  | { type: 'problem'; code: 'not-understood' | 'incomplete'; params: Record<never, never> };

export const notUnderstood = { type: 'problem', code: 'not-understood', params: {} } as const;
export const incomplete = { type: 'problem', code: 'incomplete', params: {} } as const;

/**
 * Parses a date in the dictionary's notation, such as `3 4 2026`, `@5 3 #4 2026`, `20260403` or `2026Y4M3D`,
 * in the given order. A number of four digits at either end is the year.
 */
export function readNumbers(notation: string, order: readonly DateField[]): NumbersReading {
  // "mar" is Tuesday or March: a weekday before another month, or else the month.
  const text = notation.replace(/(@\d)#\d+(?=.*#)/g, '$1').replace(/@\d(#\d+)/g, '$1');
  // A year before the first one has a sign.
  if (/[^\d #@\-YMD]|^ ?-\d{4,}-/.test(text)) return notUnderstood;
  // The second date of a range is missing.
  if (/\d ?-$/.test(text)) return incomplete;
  const [mark, secondMark] = new Set(text.match(/@\d/g));
  const [name, secondName] = new Set(text.match(/#\d+/g));
  const rest = text
    .replace(/[@#]\d+/g, ' ')
    // "3 kwietnia 2026 r."
    .replace(/(\d\d) ?Y$/, '$1')
    .replace(/[ -]+/g, ' ')
    .trim();
  if (secondMark || secondName || !(rest || name)) return notUnderstood;
  // A year and a month: "April ’26".
  if (/\d ?Y$/.test(text) && rest.split(' ').length < (name ? 2 : 3)) return incomplete;
  // "First Monday of December" is not the first of December.
  if (areTwo(text, order) || /^\d @\d \+? ?(#|\d+M)/.test(text)) return notUnderstood;
  const weekday = mark ? Number(mark.slice(1)) : null;
  const numbers = rest.split(' ').filter(Boolean);

  const [, year, month, day] = /^(?:(\d+)Y ?)?(\d+)M ?(\d+)D?$/.exec(rest) ?? [];
  if (day && !name) return place({ day, month, year }, weekday);
  if (!numbers.every((number) => /^\d{1,8}$/.test(number))) return notUnderstood;
  if (name) return withName(numbers, name, order, weekday);
  if (numbers.length === 1) return compact(numbers.join(''), order, weekday);
  return inOrder(numbers, order, weekday);
}

/**
 * Whether the numbers are those of two dates, such as `10 -12 4`, `#4 10-12`, `#4 10 #4 12`, `3/4-10` or `3 10 #4`, rather
 * than the parts of one: a year is only before the day where it is first.
 */
function areTwo(text: string, order: readonly DateField[]): boolean {
  const yearFirst = order[0] === 'year';
  if (text.includes('#')) {
    const bare = text.replace(/@\d|(?<=#)\d+/g, '');
    if (/\d *- *\d(?!\d{3})|#.*\d.*#/.test(bare)) return true;
    return !yearFirst && /(?<!\d)\d\d? \d\d? ?#/.test(bare);
  }
  // A year of two digits after another separator is Swedish.
  return /\d( -|- )/.test(text)
    ? new Set(text.match(/(?<=(?<!@)\d)[ -]+(?=\d)/g)).size > 1
    : !yearFirst && /\d \d+-\d\d?(?!\d)|\d-\d+ \d\d?(?!\d)/.test(text.replace(/@\d/, ''));
}

function withName(
  numbers: readonly string[],
  month: string,
  order: readonly DateField[],
  weekday: number | null,
): NumbersReading {
  const [first, second] = numbers;
  if (numbers.length > 2) return notUnderstood;
  if (first === undefined) return incomplete;
  if (second === undefined)
    return first.length > 2 ? incomplete : place({ day: first, month }, weekday);
  const yearFirst =
    first.length > 2 || (second.length <= 2 && order.indexOf('year') < order.indexOf('day'));
  const [day, year] = yearFirst ? [second, first] : [first, second];
  return place({ day, month, year }, weekday);
}

function compact(digits: string, order: readonly DateField[], weekday: number | null) {
  const iso = /^([1-9]\d{3})(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/.exec(digits);
  if (iso) return place({ year: iso[1], month: iso[2], day: iso[3] }, weekday);
  if (digits.length !== 8 && digits.length !== 6) return incomplete;
  let at = 0;
  const parts = order.map((field) => {
    const length = field === 'year' ? digits.length - 4 : 2;
    at += length;
    return digits.slice(at - length, at);
  });
  return inOrder(parts, order, weekday);
}

function inOrder(
  numbers: readonly string[],
  order: readonly DateField[],
  weekday: number | null,
): NumbersReading {
  const [first = '', second = '', third] = numbers;
  if (numbers.length > 3) return notUnderstood;
  const at = (fields: readonly DateField[]) => {
    const parts = fields.map((field, index) => [field, numbers[index]]);
    return place(
      Object.fromEntries(parts) as Partial<Record<DateField, string | undefined>>,
      weekday,
    );
  };
  const yearless = order.filter((field) => field !== 'year');
  if (third === undefined) return first.length + second.length > 4 ? incomplete : at(yearless);
  if (first.length > 2) return third.length > 2 ? notUnderstood : at(['year', 'month', 'day']);
  if (third.length <= 2 || order[0] !== 'year')
    return at(third.length > 2 ? [...yearless, 'year'] : order);
  // A locale that writes the year first defines no order for a year at the end.
  const readings = [at(['day', 'month', 'year']), at(['month', 'day', 'year'])];
  const whole = readings.filter((reading) => reading.type === 'parts');
  return whole.length === 2 ? { type: 'either', readings: whole } : incomplete;
}

function place(
  { day = '', month = '', year }: Partial<Record<DateField, string | undefined>>,
  weekday: number | null,
): NumbersReading {
  if (day.length > 2 || month.replace('#', '').length > 2) return notUnderstood;
  if (year !== undefined && !/^\d{2}$|^\d{4}$/.test(year)) return incomplete;
  const named = month.startsWith('#');
  const number = Number(month.replace('#', ''));
  return { type: 'parts', day: Number(day), month: number, named, year: year ?? null, weekday };
}

type Unit = 'D' | 'W' | 'M' | 'Y';

/** Periods from the current one: `>M` is the next month, `>>M` the one after. */
export const turns: Readonly<Record<string, number>> = {
  '<<': -2,
  '<': -1,
  '=': 0,
  '>': 1,
  '>>': 2,
};

/** Returns the notation with the years of eras (`^2018 8`) and those beside this one (`>Y1M1D`, 来年1月1日) as numbers. */
export function withPlainYears(notation: string, thisYear: number): string {
  return notation
    .replace(/\^(\d+) *(\d+)/g, (_, era: string, count: string) => String(+era + +count))
    .replace(/([<=>])Y ?(?=\d+M ?\d)/, (_, turn: string) => `${thisYear + (turns[turn] ?? 0)}Y`);
}

/** What a phrase counts from and in. */
interface PhraseContext {
  /** First day of the week, 1 (Monday) to 7 (Sunday). */
  firstDay: number;
  /** First date of a range that the text ends. Default: today. */
  start?: IsoDate | undefined;
  /** Calendar of months and years. */
  system: CalendarSystem;
}

/**
 * Parses a relative date in the dictionary's notation, or returns `null`: `+3D`, `2W-`, `0D`, `@5` (Friday),
 * `>@5` (next Friday), `>M` (next month), `@5>W` (Friday of next week), `+1W@5` and `@5W` (a week from Friday), `]>M` (the end
 * of next month), `15>M` (its fifteenth day), `@6 21` (Saturday 21, within five weeks). A weekday alone is its next
 * occurrence, today included, or that from `start`; next is the first after today, last the latest before it.
 */
export function readPhrase(
  notation: string,
  today: IsoDate,
  context: PhraseContext,
): IsoDate | null {
  const words = notation
    // "le 1er du mois prochain" is not next month
    .replace(/(?<![\d@])(\d\d?) 1?M *([<=>])/, '$1$2M')
    // A singular that means one ("tydzień", `1W`) is ignored after a number.
    .replace(/(\d) 1(?=[DWMY])/g, '$1')
    // "Tuesday" is "day of Tuesday" in several languages; "today, tomorrow" are two days.
    .replace(/1?D *(?=@)|^ *0D(?= *[+-](?![123]D))|(?<=[DWMY] ?-) *0D$/g, '')
    // "this coming Monday", "in der nächsten Woche"
    .replace(/^[=+] *(?=[<>])/, '');
  // "on beş", ten and five, is not 105, and "next next Friday" not the one after next.
  if (/(?<!@)\d \d|[<>] +[<>]/.test(words)) return null;
  const phrase = words.replace(/ |@ *$/g, '');
  const [, anchor, count] = /^([+-][12]D|0D|@[1-7])\+?(\d{0,3}W)\+?$/.exec(phrase) ?? [];
  const [, weeks = count, from = anchor] =
    /^\+?(\d{0,3}W)\+?([+-][12]D|0D|@[1-7])$/.exec(phrase) ?? [];
  if (weeks === undefined || from === undefined) return readPart(phrase, today, context);
  const base = readPart(from, today, context);
  return base && readPart(`+${weeks === 'W' ? '1W' : weeks}`, base, context);
}

function readPart(
  phrase: string,
  today: IsoDate,
  { firstDay, start = today, system }: PhraseContext,
): IsoDate | null {
  const move = (count: number, unit: Unit) => moved(today, count, unit, system);
  const [, before, digits, unitAfter, after] =
    /^([+-]?)(\d{1,4})([DWMY])([+-]?)$/.exec(phrase) ?? [];
  if (digits) {
    const sign = before || after;
    // "há uma semana atrás" and "in 3 days from now" contain the direction twice.
    if ((before && after && before !== after) || (!sign && +digits > 0)) return null;
    return move(Number(`${sign}${digits}`), unitAfter as Unit);
  }
  const [, onWeekday, bareDay] = /^@(\d)(\d\d?)D?$/.exec(phrase) ?? [];
  if (bareDay) {
    const first = nearest(start, Number(onWeekday));
    const dates = [0, 1, 2, 3, 4].map((weeks) => addDays(first, weeks * 7));
    return dates.find((date) => system.fieldsOf(date).day === Number(bareDay)) ?? null;
  }
  const [, day, dayTurn = ''] =
    /^(\d\d?)([<=>])M$/.exec(phrase) ??
    /^(?=(?:[<=>]M|M[<=>])(\d\d?)D?$)M?([<=>])/.exec(phrase) ??
    [];
  if (day) {
    const month = move(turns[dayTurn] ?? 0, 'M');
    const first = month && startOfMonth(month, system);
    return first && system.dateOf({ ...system.fieldsOf(first), day: Number(day) });
  }
  const named = phrase.replace(/(?<!@)1(?=[DWMY])/, '');
  const parts = named.match(/@[1-7]|<<|>>|[<=>DWMY[\]]/g) ?? [];
  const one = (pattern: RegExp) => parts.find((part) => pattern.test(part));
  const kinds = [one(/[<=>]/), one(/[DWMY]/), one(/@/), one(/[[\]]/)] as const;
  const [turn, unit, weekday, edge] = kinds;
  const isTwice = kinds.filter(Boolean).length < parts.length;
  if (parts.join('') !== named || isTwice) return null;
  const count = turns[turn ?? ''];
  if (edge) {
    const inside = unit && !weekday ? move(count ?? 0, unit as Unit) : null;
    return inside && edgeOf(inside, unit, edge === ']', system);
  }
  if (!weekday) {
    return unit && count !== undefined ? move(count, unit as Unit) : null;
  }
  const number = Number(weekday.slice(1));
  if (!unit) return nearest(turn === undefined ? start : today, number, turn);
  if (unit !== 'W' || count === undefined) return null;
  const week = startOfWeek(addDays(today, 7 * count), firstDay);
  return addDays(week, (number - firstDay + 7) % 7);
}

/** Returns the first or last day of the month or year of a date; of other units, people name different days. */
function edgeOf(
  iso: IsoDate,
  unit: string | undefined,
  isEnd: boolean,
  system: CalendarSystem,
): IsoDate | null {
  if (unit === 'M') return isEnd ? endOfMonth(iso, system) : startOfMonth(iso, system);
  if (unit !== 'Y') return null;
  const { year } = system.fieldsOf(iso);
  const month = isEnd ? system.monthsInYear(year) : 1;
  const first = system.dateOf({ year, month, day: 1 });
  return first && isEnd ? endOfMonth(first, system) : first;
}

function moved(from: IsoDate, count: number, unit: Unit, system: CalendarSystem): IsoDate | null {
  const day = {
    D: () => addDays(from, count),
    W: () => addDays(from, count * 7),
    M: () => addMonthsIn(from, count, system),
    Y: () => system.addYears(from, count),
  }[unit]();
  // The date range ends there, so no text can mean that day.
  return day === '9999-12-31' || day === '0001-01-01' ? null : day;
}

function nearest(today: IsoDate, weekday: number, turn = '='): IsoDate {
  const ahead = (weekday - weekdayOf(today) + 7) % 7;
  const weeks = turns[turn] ?? 0;
  // Today is not the next one.
  return addDays(today, weeks > 0 ? (ahead || 7) + 7 * (weeks - 1) : ahead + 7 * weeks);
}
