'use client';
import { useState } from 'react';
import { RatingDisplay } from '../../components/rating';
import type { TripSummary } from '../../demo-api';
import { useApp, useSettings, useWords } from '../app-context';
import { todayIn } from '../settings/settings';
import { phaseOf } from './trip-phase';
import styles from './trip-stars.module.css';

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
