/** Seconds left at which the rest of a pause is read out; more would be noise. */
const marks = [10, 30, 60, 300, 600];

/** Whether the rest of a pause is worth reading out. */
export function isMark(seconds: number): boolean {
  return marks.includes(seconds);
}

/** Rest of a pause in words, such as "in 30 seconds" or "in 5 minutes". */
export function pauseText(locale: string, seconds: number): string {
  const format = new Intl.RelativeTimeFormat([locale, 'en']);
  const [size, unit] =
    seconds < 120
      ? ([1, 'second'] as const)
      : seconds < 7200
        ? ([60, 'minute'] as const)
        : ([3600, 'hour'] as const);
  return format.format(Math.ceil(seconds / size), unit);
}
