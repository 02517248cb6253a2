import type { CSSProperties } from 'react';
import { Calendar, type CalendarMark, type CalendarProps } from '#src/components/calendar/index.ts';
import styles from './with-legend.module.css';

/** What a mark, or a price in the color of a low one, means. */
export interface LegendEntry {
  label: string;
  shape: CalendarMark['shape'] | 'price';
  color?: string;
  /** Price in its color, before the label. */
  price?: string;
}

/** Calendar with the meanings of its marks below it. */
export function WithLegend({
  entries,
  ...args
}: CalendarProps & { entries: readonly LegendEntry[] }) {
  return (
    <div className={styles.root}>
      <Calendar {...args} />
      <ul className={styles.legend}>
        {entries.map(({ label, shape, color, price }) => (
          <li key={label} data-shape={shape} style={colorOf(color)} className={styles.entry}>
            {price && <span className={styles.price}>{price}</span>}
            {label}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Brings a color to the lightness of marks, as the calendar does. */
function colorOf(color: string | undefined) {
  return color === undefined
    ? undefined
    : ({ '--mark': `oklch(from ${color} 0.57 c h)` } as CSSProperties);
}
