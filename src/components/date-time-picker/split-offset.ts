/** Text, and the offset from UTC at its end. */
interface OffsetText {
  /** Text without the offset. */
  text: string;
  /** Offset in seconds; `null` without one. */
  offset: number | null;
}

const comment = /(?<!\s)\s*(?:\([^()]*\)|\[[^[\]]*\])$/;
const named = /(?<![\s,])[\s,]*\b(?:gmt|utc|ut)\s?(?:([+-])(\d\d?)(?::?(\d\d))?)?$/;
const afterClock =
  /(?<=\d:\d\d(?::\d\d(?:[.,]\d+)?)?(?:\s?[ap]\.?m\.?)?|t\d{4}(?:\d\d)?)\s?(?:z|([+-])(\d\d)(?::?(\d\d))?)$/;

/** A time that ends a period, such as `-10:30`, which only after a date of ISO 8601 is an offset. */
const endOfPeriod = /^(?!\d{4}-?\d\d-?\d\d[t ]).*-\d\d:\d\d$/;

/**
 * Splits the offset from the end of a date-time: `Z`, `+02:00`, `+0200` or `+02` after a clock,
 * `GMT+2`, `UTC`, optionally followed by the name of the zone in parentheses or brackets.
 * @param folded Text in lower case with ASCII digits.
 */
export function splitOffset(folded: string): OffsetText {
  const text = folded.replaceAll('−', '-').trim().replace(comment, '');
  const found = named.exec(text) ?? (endOfPeriod.test(text) ? null : afterClock.exec(text));
  if (!found) return { text: folded, offset: null };
  const [, sign, hours = '0', minutes = '0'] = found;
  // ISO 8601 has no larger offset.
  if (Number(hours) > 23 || Number(minutes) > 59) return { text: folded, offset: null };
  const offset = Number(hours) * 3600 + Number(minutes) * 60;
  return { text: text.slice(0, found.index), offset: sign === '-' ? -offset : offset };
}
