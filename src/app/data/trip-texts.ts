import type { Trip, TripDates } from '../../demo-api';
import { zoneCity } from '../screens/trip-zones';

const digits = { day: '2-digit', month: '2-digit' } as const;
const words = { day: 'numeric', month: 'short' } as const;

/**
 * Formats a range of days, without repeating a shared month or year.
 * @param year Year to omit. Default: none.
 */
export function datesText({ from, to }: TripDates, language: string, year?: string): string {
  const isThatYear = [from, to].every((day) => day.slice(0, 4) === year);
  // Japanese writes ranges with digits, so format a single day in the same way.
  const days = language === 'ja' ? digits : words;
  const format = new Intl.DateTimeFormat(language, {
    ...days,
    ...(!isThatYear && { year: 'numeric' }),
    timeZone: 'UTC',
  });
  return format.formatRange(new Date(from), new Date(to));
}

/**
 * Formats a time with its zone: the date and time on the clocks of the zone, and its name and city. `null` if the browser
 * does not know the zone.
 */
export function momentTexts(
  value: string,
  language: string,
): { time: string; city: string; zone: string } | null {
  const timeZone = value.slice(value.indexOf('[') + 1, -1);
  const instant = instantOf(value);
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone });
  try {
    const parts = format({ timeZoneName: 'long' }).formatToParts(instant);
    return {
      time: format({ dateStyle: 'medium', timeStyle: 'short' }).format(instant),
      city: zoneCity(timeZone),
      zone: parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone,
    };
  } catch {
    return null;
  }
}

/** Formats a time with its zone on one line; empty without one. */
export function momentText(value: string | null, language: string): string {
  if (value === null) return '';
  const texts = momentTexts(value, language);
  return texts ? `${texts.time} (${texts.zone} · ${texts.city})` : value;
}

/** Formats the time between a departure and an arrival in words; `null` if one of them is missing. */
export function travelTimeText(
  { departure, arrival }: Pick<Trip, 'departure' | 'arrival'>,
  language: string,
): string | null {
  if (departure === null || arrival === null) return null;
  return secondsText((instantOf(arrival) - instantOf(departure)) / 1000, language);
}

/** Returns the instant of a time with offset and zone, in ms since 1970. */
function instantOf(value: string): number {
  return Date.parse(value.slice(0, value.indexOf('[')));
}

const units = [
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

/** Formats a duration in hours, minutes and seconds, such as "1 minute, 30 seconds". */
export function secondsText(seconds: number, language: string): string {
  let rest = seconds;
  const counts = units.map(([unit, length]) => {
    const count = Math.floor(rest / length);
    rest -= count * length;
    return { unit, count };
  });
  const shown = counts.filter(({ count }) => count > 0);
  const parts = shown.length > 0 ? shown : counts.slice(-1);
  const texts = parts.map(({ unit, count }) =>
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count),
  );
  return new Intl.ListFormat(language, { type: 'unit' }).format(texts);
}

/** Formats a count with its plural form. */
export function countText(count: number, language: string): [string, Intl.LDMLPluralRule] {
  return [
    new Intl.NumberFormat(language).format(count),
    new Intl.PluralRules(language).select(count),
  ];
}

/**
 * Converts notes to HTML. Notes with a tag are already HTML and unchanged; plain text keeps its lines, and
 * blank lines separate paragraphs. The result is untrusted: sanitize it before it is shown.
 */
export function notesHtml(notes: string): string {
  if (/<\/?[a-z][^<>]*>|<!--/i.test(notes)) return notes;
  const escaped = notes.trim().replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const paragraphs = escaped.split(/\r?\n(?:[^\S\n]*\r?\n)+/);
  return paragraphs.map((lines) => `<p>${lines.replaceAll(/\r?\n/g, '<br>')}</p>`).join('');
}
