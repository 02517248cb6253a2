'use client';
import { instantsOf, parseZoned } from '../../../core/dates/zoned-time';
import { zoneName } from '../../../core/locale/intl';
import { useHydrated } from '../../../core/use-hydrated';
import { VisuallyHidden } from '../../../primitives/visually-hidden';
import styles from './date-time-panel.module.css';
import { offsetName } from './date-time-texts';
import type { DateTimeValue } from './date-time-value';
import type { DateTimeRules } from './validate-date-time';

/** Names of a time zone at an instant. */
interface ZoneNames {
  /** "GMT+2". */
  short: string;
  /** "Central European Summer Time". */
  long: string;
}

/**
 * Returns the names of the time zone at a value, or else now. `null` for local values, and until hydration, because
 * servers and browsers may name zones differently.
 */
export function useZoneNames(
  value: DateTimeValue | null,
  { zone, now, locale }: DateTimeRules,
): ZoneNames | null {
  const hydrated = useHydrated();
  if (!hydrated || zone === null || now === null) return null;
  const instant = parseZoned(value)?.instant ?? instantsOf(now, zone)[0];
  if (instant === undefined) return null;
  return {
    short: offsetName(zone, instant),
    long: zoneName(zone, instant, locale),
  };
}

/** Props of {@link ZoneText}. */
interface ZoneTextProps {
  id: string;
  slot: string;
  names: ZoneNames;
  /** Whether the text of the field already contains the offset. */
  written?: boolean;
}

/** Short name of the time zone in the field; the long one is its tooltip and its description. */
export function ZoneText({ id, slot, names, written = false }: ZoneTextProps) {
  return (
    <span id={id} title={names.long} data-slot={`${slot}-zone`} className={styles.zone}>
      {!written && <bdi aria-hidden="true">{names.short}</bdi>}
      <VisuallyHidden>{names.long}</VisuallyHidden>
    </span>
  );
}
