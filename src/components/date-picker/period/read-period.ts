import type { PeriodUnit } from '../../../core/dates/iso-period';

/** Period in a string: its position in its year and the year as typed, or one relative to the current period. */
export type PeriodReading =
  | { type: 'place'; place: number; year: string | null }
  | { type: 'turn'; turn: number };

const symbols: Readonly<Record<PeriodUnit, string>> = {
  week: 'W',
  month: 'M',
  quarter: 'Q',
  half: 'H',
  year: 'Y',
};

/** Largest position of a period in its year. */
const largest: Readonly<Record<PeriodUnit, number>> = {
  week: 53,
  month: 12,
  quarter: 4,
  half: 2,
  year: 1,
};

const turns: Readonly<Record<string, number>> = { '<': -1, '=': 0, '>': 1 };
const token = /\d+[YM]?|[WQHMY]|#\d+|[<=>]/g;

/**
 * Parses a period in the dictionary's notation, such as `Q 3 26`, `14 W`, `#4 2026`, `2026Y4M`, `>Q` (next quarter); `null`
 * for any other string.
 * @param yearFirst Whether the year precedes the month in the locale.
 */
export function readPeriod(
  notation: string,
  unit: PeriodUnit,
  yearFirst: boolean,
): PeriodReading | null {
  const text = notation
    .replace(/\^(\d+) ?(\d+)Y/, (_, era: string, year: string) => `${Number(era) + Number(year)}Y`)
    // A year with the word for it: "عام 2026", "Jahr 2026".
    .replace(/(?:^| )1?Y (?=\d{4})/, ' ')
    // The weekday of a date of ISO 8601: 2026-W14-3.
    .replace(/^(\d{4}-? W \d\d)-[1-7]$/, '$1')
    .trim();
  if (/^[+-]|[+-]$|\+/.test(text)) return null;
  const parts: readonly string[] = text.match(token) ?? [];
  if (parts.join('') !== text.replace(/[ -]/g, '')) return null;
  const turn = turns[parts.find((part) => part in turns) ?? ''];
  if (turn !== undefined) return readTurn(parts, unit, turn);
  return readPlace(parts, unit, yearFirst);
}

function readTurn(parts: readonly string[], unit: PeriodUnit, turn: number): PeriodReading | null {
  const rest = parts.filter((part) => !(part in turns));
  if (parts.length !== 2 || rest[0] !== symbols[unit]) return null;
  return { type: 'turn', turn };
}

function readPlace(
  parts: readonly string[],
  unit: PeriodUnit,
  yearFirst: boolean,
): PeriodReading | null {
  const symbol = symbols[unit];
  const signs = parts.filter((part) => /^[WQHMY]$/.test(part));
  const marked = (mark: RegExp) => parts.filter((part) => mark.test(part));
  const years = marked(/^\d+Y$/).map((part) => part.slice(0, -1));
  const months = [
    ...marked(/^\d+M$/).map((part) => part.slice(0, -1)),
    ...marked(/^#/).map((part) => part.slice(1)),
  ];
  const numbers = marked(/^\d+$/);
  if (signs.length > 1 || signs.some((sign) => sign !== symbol)) return null;
  if (years.length > 1 || months.length > (unit === 'month' ? 1 : 0)) return null;
  const [knownYear] = years;
  const [knownPlace] = unit === 'year' ? ['1'] : months;
  const missing = (knownYear === undefined ? 1 : 0) + (knownPlace === undefined ? 1 : 0);
  if (numbers.length > missing) return null;
  if (knownPlace !== undefined) {
    const year = knownYear ?? numbers[0];
    if (unit === 'year' && year === undefined) return null;
    return placed(knownPlace, year);
  }
  const [first, second] = numbers;
  if (first === undefined) return null;
  if (knownYear !== undefined) return placed(first, knownYear);
  if (second === undefined) return first.length <= 2 ? placed(first) : compact(first, unit);
  if (first.length > 2 || second.length > 2) {
    return first.length > 2 ? placed(second, first) : placed(first, second);
  }
  const isBetween = signs.length > 0 && parts.indexOf(symbol) === 1;
  const [place, year] = yearFirst && !isBetween ? [second, first] : [first, second];
  const isSwapped = Number(place) > largest[unit] && Number(year) <= largest[unit];
  return isSwapped ? placed(year ?? '', place) : placed(place ?? '', year);
}

/** Parses `202604` and `202614`. */
function compact(digits: string, unit: PeriodUnit): PeriodReading | null {
  if (digits.length !== 6 || (unit !== 'month' && unit !== 'week')) return null;
  return placed(digits.slice(4), digits.slice(0, 4));
}

function placed(place: string, year: string | null = null): PeriodReading | null {
  if (place.length > 2 || (year !== null && !/^\d{2}$|^\d{4}$/.test(year))) return null;
  return { type: 'place', place: Number(place), year };
}
