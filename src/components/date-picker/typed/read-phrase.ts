import {
  addDays,
  addMonths,
  addYears,
  startOfWeek,
  weekdayOf,
  type IsoDate,
} from '../../../core/dates/iso-date';

type Unit = 'D' | 'W' | 'M' | 'Y';

const turns: Readonly<Record<string, number>> = { '<': -1, '=': 0, '>': 1 };

/**
 * Parses a relative date in the dictionary's notation, or returns `null`: `+3D`, `2W-`, `0D`, `@5` (Friday),
 * `>@5` (next Friday), `>M` (next month), `@5>W` (Friday of next week). A weekday alone is its next
 * occurrence, today included, or that from `start`; next is the first after today, last the latest before it.
 */
export function readPhrase(
  notation: string,
  today: IsoDate,
  { firstDay, start = today }: { firstDay: number; start?: IsoDate | undefined },
): IsoDate | null {
  const phrase = notation
    // A singular that means one ("tydzień", `1W`) is ignored after a number.
    .replace(/(\d) 1(?=[DWMY])/g, '$1')
    .replaceAll(' ', '')
    .replace(/1?D(?=@)|^0D(?=[+-])/g, '');
  const distance = /^([+-]?)(\d{1,4})([DWMY])([+-]?)$/.exec(phrase);
  if (distance) {
    const [, before, digits, unit, after] = distance;
    const count = Number(digits);
    const sign = before || after;
    // "há uma semana atrás" and "in 3 days from now" contain the direction twice.
    if ((before && after && before !== after) || (!sign && count > 0)) return null;
    return move(today, sign === '-' ? -count : count, unit as Unit);
  }
  const named = phrase.replace(/(?<!@)1(?=[DWMY])/, '');
  const parts = named.match(/@[1-7]|[<=>DWMY]/g) ?? [];
  if (parts.join('') !== named || parts.length > 3) return null;
  const one = (pattern: RegExp) => parts.filter((part) => pattern.test(part));
  const [turn, secondTurn] = one(/[<=>]/);
  const [unit, secondUnit] = one(/[DWMY]/);
  const [weekday, secondWeekday] = one(/@/);
  if (secondTurn || secondUnit || secondWeekday) return null;
  const count = turns[turn ?? ''];
  if (!weekday) {
    return unit && count !== undefined ? move(today, count, unit as Unit) : null;
  }
  const day = Number(weekday.slice(1));
  if (!unit) return nearest(turn === undefined ? start : today, day, turn);
  if (unit !== 'W' || count === undefined) return null;
  const week = startOfWeek(addDays(today, 7 * count), firstDay);
  return addDays(week, (day - firstDay + 7) % 7);
}

function move(from: IsoDate, count: number, unit: Unit): IsoDate | null {
  const step = { D: addDays, W: addWeeks, M: addMonths, Y: addYears }[unit];
  const moved = step(from, count);
  // The date range ends there, so no text can mean that day.
  return moved === '9999-12-31' || moved === '0001-01-01' ? null : moved;
}

function addWeeks(from: IsoDate, count: number): IsoDate {
  return addDays(from, count * 7);
}

function nearest(today: IsoDate, weekday: number, turn: string | undefined): IsoDate {
  const ahead = (weekday - weekdayOf(today) + 7) % 7;
  if (turn === '<') return addDays(today, ahead - 7);
  return addDays(today, turn === '>' && ahead === 0 ? 7 : ahead);
}
