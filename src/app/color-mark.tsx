'use client';
import styles from './color-mark.module.css';

/** Tile in the color of a trip, empty where it has none; for the eye alone. */
export function ColorMark({ color }: { color: string | null }) {
  return (
    <svg viewBox="0 0 12 12" aria-hidden="true" className={styles.root}>
      <rect
        x="1"
        y="1"
        width="10"
        height="10"
        rx="3"
        fill={color ?? 'none'}
        className={styles.tile}
      />
    </svg>
  );
}
