import type { Trip } from '../../demo-api';
import styles from './trip-mosaic.module.css';

/** Props of {@link TripMosaic}. */
interface TripMosaicProps {
  /** Trip, or what a list knows of it. */
  trip: Pick<Trip, 'id' | 'color'>;
  /** Size: 16, 40 or, where there is room, 56 px. Default: `md`. */
  size?: 'sm' | 'md' | 'lg';
  /** Whether it goes along from one screen to the next. */
  turning?: boolean;
}

/** Four tiles in tints of the color of a trip, gray where it has none; for the eye alone. */
export function TripMosaic({ trip: { id, color }, size = 'md', turning = false }: TripMosaicProps) {
  return (
    <svg
      viewBox="0 0 40 40"
      aria-hidden="true"
      data-size={size}
      data-turning={turning ? '' : undefined}
      className={styles.root}
    >
      <g transform={`rotate(${quartersOf(id) * 90} 20 20)`} fill={color ?? undefined}>
        <rect width="23" height="17" rx="5" />
        <rect x="25" width="15" height="17" rx="5" opacity="0.45" />
        <rect y="19" width="17" height="21" rx="5" opacity="0.66" />
        <rect x="19" y="19" width="21" height="21" rx="5" opacity="0.85" />
      </g>
    </svg>
  );
}

/** Quarter turns of the mosaic of a trip, 0 to 3: always the same for one trip, so that neighbors mostly differ. */
export function quartersOf(id: string): number {
  let sum = 0;
  for (const letter of id) sum += letter.codePointAt(0) ?? 0;
  return sum % 4;
}
