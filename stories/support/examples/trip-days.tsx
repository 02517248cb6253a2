import { useToolbarGlobals } from '#.storybook/canvas/globals-store.ts';
import styles from './overlay-example.module.css';

const dayOfMonth = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const;

/** Days of a trip, in the language of the toolbar. */
export function TripDays({ from, to }: { from: string; to: string }) {
  const days = new Intl.DateTimeFormat(useToolbarGlobals().locale, dayOfMonth);
  return <span className={styles.detail}>{days.formatRange(new Date(from), new Date(to))}</span>;
}
