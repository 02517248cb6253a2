/** Part of the day in a string: morning, afternoon, noon, night, midnight. */
type DayPeriod = 'A' | 'P' | 'O' | 'N' | 'Z';

/** Time in a string. */
export interface ClockReading {
  type: 'clock';
  hour: number;
  minute: number;
  second: number;
  /** Minutes to add, such as -15 for "quarter to". */
  offset: number;
  period: DayPeriod | null;
  /** Whether the hour can only be one of 24, as in `09:00`. */
  exact: boolean;
}

/** Meaning of a string: a time, a distance from now, or neither. */
type NotationReading = ClockReading | { type: 'distance'; seconds: number } | { type: 'problem' };

const notUnderstood = { type: 'problem' } as const;
const token = /\d+(?::\d+)*|[AFGNOPQWZhms]|[<>_+-]/g;

/**
 * Parses a time in the dictionary's notation, such as `9:30 P`, `21 h 30`, `15 > 9` (a quarter past nine), `G 10`
 * (half before ten) or `+ 2 h`.
 */
export function readNotation(notation: string): NotationReading {
  const tokens: readonly string[] = notation.match(token) ?? [];
  if (tokens.length === 0 || tokens.join('') !== notation.replaceAll(' ', '')) return notUnderstood;
  const distance = readDistance(tokens);
  if (distance) return distance;
  const [period = null, otherPeriod] = new Set(tokens.filter(isDayPeriod));
  const joined = tokens.join(' ');
  // "9 am 10 am" is two times.
  if (otherPeriod || /\d [APONZ] \d\S* [APONZ]/.test(joined)) return notUnderstood;
  const rest = tokens
    .filter((part) => !isDayPeriod(part))
    .join(' ')
    // "neuf heures vingt-cinq", 九点零五
    .replace(/ (?:([2-5])0|(0)) ([1-9])(?= m|$)/, ' $1$2$3');
  const twelve = period === 'O' || period === 'Z';
  // Noon is an hour itself in "half past noon" and French "midi dix", 12:10.
  const inWords = twelve ? joined.replace(/[OZ]/, '12') : '';
  const minutes = /^12 ([5-9]|(?!12)\d\d)$/.exec(inWords)?.[1];
  const reading = minutes
    ? readClock(`12:${minutes}`)
    : (readClock(rest) ?? (twelve ? readClock(inWords) : null));
  // "2 del mediodía" is after noon, but no clock shows 20:26 at noon.
  if (!reading || (twelve && reading.hour > 12 && reading.hour !== 24)) return notUnderstood;
  return { ...reading, period };
}

function isDayPeriod(part: string): part is DayPeriod {
  return /^[APONZ]$/.test(part);
}

const hour = String.raw`(?:h )?(?<hour>\d\d?)(?: h)?`;
const minute = String.raw`(?<minute>\d\d?|Q)(?: m)?`;
const half = '(?<half>G )?';

// Not literals: TypeScript rejects named groups in them for hosts that compile to ES2017.
const whole = (form: string) => new RegExp(`^${form}$`);

/** Forms of a time of day; without minutes of its own, a form has those given here. */
const clockForms: ReadonlyArray<readonly [form: RegExp, minute: number]> = [
  [
    whole(
      String.raw`(?:h )?(?<hour>\d\d?)(?::(?<minute>\d\d|\d(?! h))(?::(?<second>\d\d?))?)?(?: h)?`,
    ),
    0,
  ],
  [whole(String.raw`(?<hour>\d\d?)(?<minute>\d\d)(?:(?<second>\d\d)| h)?`), 0],
  [
    whole(
      String.raw`(?:h )?(?<hour>\d\d?) h (?<minute>\d\d?)(?: m)?(?: (?<second>\d\d|\d(?= s))(?: s)?)?`,
    ),
    0,
  ],
  [whole(String.raw`(?:h )?(?<hour>\d\d?) (?<minute>\d\d)`), 0],
  [whole(`${hour} F`), 30],
  [whole(`F(?: >)? ${hour}`), 30],
  [whole(`${hour} Q`), 15],
];

/** Forms whose minutes are added to the hour, or to half before it. */
const offsetForms: ReadonlyArray<readonly [form: RegExp, sign: 1 | -1]> = [
  [whole(`${minute} > ${half}${hour}`), 1],
  // "Ten to nine", but "9 to 5" are two times.
  [whole(String.raw`(?<minute>\d?[05]|\d\d?(?= m)|Q)(?: m)? < ${half}${hour}`), -1],
  [whole(`${hour} ${minute} >`), 1],
  [whole(`${hour} ${minute} <`), -1],
  [whole(`${hour} _ ${minute}`), -1],
  [whole(`(?<half>G )${hour}`), 1],
  // "差5分10点" and "za pięć dziesiąta": in five minutes it is ten.
  [whole(`[<+] ${minute} ${hour}`), -1],
];

type Groups = Partial<Record<'hour' | 'minute' | 'second' | 'half', string>>;

function readClock(rest: string): ClockReading | null {
  for (const [form, usual] of clockForms) {
    const found: Groups | undefined = form.exec(rest)?.groups;
    if (found) return clock(found, { minute: Number(found.minute ?? usual) });
  }
  for (const [form, sign] of offsetForms) {
    const found: Groups | undefined = form.exec(rest)?.groups;
    if (!found) continue;
    const minutes = found.minute === 'Q' ? 15 : Number(found.minute ?? 0);
    return clock(found, { offset: sign * minutes - (found.half ? 30 : 0) });
  }
  return null;
}

function clock(found: Groups, minutes: Partial<ClockReading>): ClockReading {
  const { hour: digits = '0', second = '0' } = found;
  return {
    type: 'clock',
    hour: Number(digits),
    minute: 0,
    second: Number(second),
    offset: 0,
    ...minutes,
    period: null,
    exact: digits.startsWith('0') || Number(digits) > 12,
  };
}

/** Forms of a length of time; `F` is half of an hour, `Q` a quarter, and a unit alone is one. */
const lengthForms: ReadonlyArray<
  readonly [form: RegExp, secondsOf: (...numbers: readonly number[]) => number]
> = [
  [/^h$/, () => 3600],
  [/^m$/, () => 60],
  [/^(\d{1,4}) h$/, (hours = 0) => hours * 3600],
  // "1.5 h"
  [/^(\d{1,4}):(\d) h$/, (hours = 0, tenths = 0) => hours * 3600 + tenths * 360],
  [/^(\d{1,4}):(\d\d)(?: h)?$/, (hours = 0, minutes = 0) => hours * 3600 + minutes * 60],
  [/^(\d{1,4}) h (\d{1,2})(?: m)?$/, (hours = 0, minutes = 0) => hours * 3600 + minutes * 60],
  [/^(?:(\d{1,4}) )?h(?: 1)? F$/, (hours = 1) => (hours || 1) * 3600 + 1800],
  [/^(\d{1,4}) m$/, (minutes = 0) => minutes * 60],
  [/^(\d{1,5}) s$/, (seconds = 0) => seconds],
  [/^(?:1 )?F(?: 1)? h$/, () => 1800],
  [/^(?:1 )?Q(?:(?: 1)? h)?$/, () => 900],
];

/** Parses `now`, or a length of time with a sign; returns `null` for a time of day. */
function readDistance(tokens: readonly string[]): NotationReading | null {
  if (tokens.join('') === 'W') return { type: 'distance', seconds: 0 };
  const signs = new Set<string>(tokens.filter((part) => /^[+-]$/.test(part)));
  if (signs.size > 1) return notUnderstood;
  const [first = ''] = tokens;
  // "over 2 uur" and "vor 2 Stunden" begin with the word that is between minutes and hour elsewhere.
  const between = signs.size === 0 && /[<>]/.test(first);
  if (signs.size === 0 && !between) return null;
  const rest = tokens.filter((part, index) => {
    return part !== 'W' && !signs.has(part) && !(between && index === 0);
  });
  const text = rest.join(' ');
  // Without a unit, only a sign before it makes a length of a clock: +1:30.
  if (/^\d+:\d+$/.test(text) && !/[+-]/.test(first)) return null;
  for (const [form, secondsOf] of lengthForms) {
    const found = form.exec(text);
    if (!found) continue;
    const seconds = secondsOf(...found.slice(1).map(Number));
    return { type: 'distance', seconds: signs.has('-') || first === '<' ? -seconds : seconds };
  }
  return null;
}
