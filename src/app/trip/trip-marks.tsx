'use client';
import { useState } from 'react';
import { RatingDisplay } from '../../components/rating';
import type { TripDates, TripSummary } from '../../demo-api';
import { useApp, useSettings, useWords } from '../app-context';
import { todayIn } from '../settings/settings';
import styles from './trip-marks.module.css';

/** Props of {@link TripStars}. */
interface TripStarsProps {
  /** Trip, or what a list knows of it. */
  trip: Pick<TripSummary, 'dates' | 'rating'>;
  /** Whether there is little room: small stars without figures. */
  isShort?: boolean;
}

/** Rating of a trip; before it is over, whether it is to come or going on. */
export function TripStars({ trip: { dates, rating }, isShort = false }: TripStarsProps) {
  const { trips: words } = useWords();
  const { now } = useApp();
  const settings = useSettings();
  const [today] = useState(() => todayIn(settings, now()));
  if (rating !== null) {
    return <RatingDisplay value={rating} size={isShort ? 'sm' : 'md'} figures={!isShort} />;
  }
  const phase = phaseOf(dates, today);
  const isDue = phase === 'planned' || phase === 'underway';
  return (
    <span data-phase={phase} className={isDue ? styles.phase : styles.unrated}>
      {isDue ? words[phase] : words.notRated}
    </span>
  );
}

/** Tile in the colour of a trip, empty where it has none; for the eye alone. */
export function ColorMark({ color }: { color: string | null }) {
  return (
    <svg viewBox="0 0 12 12" aria-hidden="true" className={styles.color}>
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

/** Whether a trip is still to come, going on or over; null without dates. */
type TripPhase = 'planned' | 'underway' | 'over' | null;

/** Phase of a trip on a day `YYYY-MM-DD`, both its ends included. */
export function phaseOf(dates: TripDates | null, today: string): TripPhase {
  if (!dates) return null;
  if (dates.from > today) return 'planned';
  return dates.to < today ? 'over' : 'underway';
}
