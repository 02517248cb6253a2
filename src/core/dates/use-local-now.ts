'use client';
import { todayIso } from './iso-date';
import { formatIsoTime, secondsNow } from './iso-time';
import { useDeviceClock } from './use-dates';
import { localAt, type LocalDateTime } from './zoned-time';

/**
 * Returns the current date and time, as `useNow` returns the time.
 * @param zone Time zone of the clock; `null` for that of the device.
 */
export function useLocalNow(
  given: LocalDateTime | null,
  zone: string | null,
  withSeconds: boolean,
): LocalDateTime | null {
  return useDeviceClock(given, () =>
    zone === null
      ? `${todayIso()}T${formatIsoTime(secondsNow(), withSeconds)}`
      : localAt(Date.now(), zone, withSeconds),
  );
}
