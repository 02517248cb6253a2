'use client';
import { RatingDisplay } from '../../components/rating';
import type { TripDates } from '../../demo-api';
import { Chip } from '../../primitives/chip';
import { check, Icon } from '../../primitives/icon';
import { useToday, useWords } from '../app-context';
import styles from './trip-marks.module.css';

/** Rating of a trip, or that it has none. */
export function TripStars({ rating }: { rating: number | null }) {
  const { trips: words } = useWords();
  if (rating !== null) return <RatingDisplay value={rating} />;
  return <span className={styles.unrated}>{words.notRated}</span>;
}

/** Whether a trip is to come, going on or over. Nothing for one without dates. */
export function TripPhase({ dates }: { dates: TripDates | null }) {
  const { trips: words } = useWords();
  const phase = phaseOf(dates, useToday());
  if (phase === null) return null;
  if (phase === 'over') {
    return (
      <span className={styles.over}>
        <Icon shapes={check} size="sm" />
        {words.over}
      </span>
    );
  }
  return (
    <Chip kind="accent" dot={phase === 'underway'}>
      {words[phase]}
    </Chip>
  );
}

/** Whether a trip is still to come, going on or over; null without dates. */
type Phase = 'planned' | 'underway' | 'over' | null;

/** Phase of a trip on a day `YYYY-MM-DD`, both its ends included. */
export function phaseOf(dates: TripDates | null, today: string): Phase {
  if (!dates) return null;
  if (dates.from > today) return 'planned';
  return dates.to < today ? 'over' : 'underway';
}
