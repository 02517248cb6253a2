/** Whether a text is a day of the proleptic Gregorian calendar as ISO 8601 writes it: `2026-04-15`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  // The 31st of February reads as a day of March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
