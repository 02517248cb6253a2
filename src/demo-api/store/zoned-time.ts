const pattern = /^(\d{4}-\d\d-\d\dT\d\d:\d\d)([+-]\d\d:\d\d)\[([A-Za-z][\w/+-]*)\]$/;

/**
 * Returns the instant of a date and time with offset and time zone (RFC 9557), in ms since 1970:
 * `2026-04-15T09:30+02:00[Europe/Berlin]`. `null` if the zone does not exist, or if its clocks do not show that time with
 * that offset.
 */
export function instantOf(text: string): number | null {
  const [, local, offset, zone] = pattern.exec(text) ?? [];
  const instant = Date.parse(`${local}:00${offset}`);
  if (zone === undefined || Number.isNaN(instant)) return null;
  try {
    return zonedTime(instant, zone) === text ? instant : null;
  } catch {
    return null;
  }
}

/**
 * Formats an instant as a date and time with offset and time zone.
 * @param instant Time in ms since 1970.
 * @throws RangeError if the zone does not exist.
 */
export function zonedTime(instant: number, zone: string): string {
  const format = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'longOffset',
  });
  const found = format.formatToParts(instant).map(({ type, value }) => [type, value] as const);
  const parts = Object.fromEntries(found);
  // The offset of Greenwich is written as just `GMT`.
  const offset = parts.timeZoneName?.slice('GMT'.length) || '+00:00';
  const date = `${parts.year?.padStart(4, '0')}-${parts.month}-${parts.day}`;
  return `${date}T${parts.hour}:${parts.minute}${offset}[${zone}]`;
}
