'use client';
import { useState } from 'react';
import { RatingDisplay } from '../../components/rating';
import type { TripDates, TripSummary } from '../../demo-api';
import { check, Icon } from '../../primitives/icon';
import { useApp, useSettings, useWords } from '../app-context';
import { todayIn } from '../settings/settings';
import styles from './trip-marks.module.css';

/** Props of what a trip is marked with. */
interface TripMarkProps {
  /** Trip, or what a list knows of it. */
  trip: Pick<TripSummary, 'dates' | 'rating'>;
}

/** Rating of a trip; before it is over, whether it is to come or going on. */
export function TripStars({ trip }: TripMarkProps) {
  const { trips: words } = useWords();
  const phase = usePhase(trip);
  if (trip.rating !== null) return <RatingDisplay value={trip.rating} />;
  if (phase === 'planned' || phase === 'underway') return <TripPhase trip={trip} />;
  return <span className={styles.unrated}>{words.notRated}</span>;
}

/** Whether a trip is to come, going on or over. Nothing for one without dates. */
export function TripPhase({ trip }: TripMarkProps) {
  const { trips: words } = useWords();
  const phase = usePhase(trip);
  if (phase === null) return null;
  return (
    <span data-phase={phase} className={styles.phase}>
      {phase === 'over' && <Icon shapes={check} size="sm" />}
      {words[phase]}
    </span>
  );
}

/** Whether a trip is still to come, going on or over; null without dates. */
type Phase = 'planned' | 'underway' | 'over' | null;

function usePhase({ dates }: TripMarkProps['trip']): Phase {
  const { now } = useApp();
  const settings = useSettings();
  const [today] = useState(() => todayIn(settings, now()));
  return phaseOf(dates, today);
}

/** Phase of a trip on a day `YYYY-MM-DD`, both its ends included. */
export function phaseOf(dates: TripDates | null, today: string): Phase {
  if (!dates) return null;
  if (dates.from > today) return 'planned';
  return dates.to < today ? 'over' : 'underway';
}
