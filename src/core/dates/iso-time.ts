/** Number of seconds in a day. */
export const daySeconds = 86_400;

const pattern = /^([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?$/;

/** Parses a time of the form `HH:MM` or `HH:MM:SS`: returns its seconds since midnight, or `null`. */
export function parseIsoTime(text: string | null | undefined): number | null {
  // Callers without type checks may pass other values.
  const match = typeof text === 'string' ? pattern.exec(text) : null;
  if (!match) return null;
  const [, hours, minutes, seconds = '0'] = match;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

/**
 * Formats seconds since midnight as `HH:MM`, or as `HH:MM:SS`.
 * @param seconds Any whole number; it wraps around at midnight.
 */
export function formatIsoTime(seconds: number, withSeconds: boolean): string {
  const time = wrapTime(seconds);
  const fields = [Math.floor(time / 3600), Math.floor(time / 60) % 60, time % 60];
  const shown = withSeconds ? fields : fields.slice(0, 2);
  return shown.map((field) => String(field).padStart(2, '0')).join(':');
}

/** Returns the time of day of a number of seconds, which may be negative or longer than a day. */
export function wrapTime(seconds: number): number {
  return ((seconds % daySeconds) + daySeconds) % daySeconds;
}

/** Returns the current time of the device in seconds since midnight. Not for rendering: use `useNow`. */
export function secondsNow(now = new Date()): number {
  return now.getHours() * 3600 + now.getMinutes() * 60 + now.getSeconds();
}
