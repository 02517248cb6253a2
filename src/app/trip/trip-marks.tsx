'use client';
import { RatingDisplay } from '../../components/rating';
import type { TripDates } from '../../demo-api';
import { Chip } from '../../primitives/chip';
import { check, Icon } from '../../primitives/icon';
import { useToday, useWords } from '../app-context';
import styles from './trip-marks.module.css';

/** Rating of a trip, or text if there is none. */
export function TripStars({ rating }: { rating: number | null }) {
  const { trips: words } = useWords();
  if (rating !== null) return <RatingDisplay value={rating} />;
  return <span className={styles.unrated}>{words.notRated}</span>;
}

/** Phase of a trip: planned, in progress or over. Renders nothing without dates. */
export function TripPhase({ dates }: { dates: TripDates | null }) {
  const { trips: words } = useWords();
  const phase = phaseOf(dates, useToday());
  if (phase === null) return null;
  if (phase === 'over') {
    return (
      <span className={styles.over}>
        <Icon icon={check} size="sm" />
        {words.over}
      </span>
    );
  }
  return (
    <Chip variant="accent" showDot={phase === 'underway'}>
      {words[phase]}
    </Chip>
  );
}

/** Phase of a trip; null without dates. */
type Phase = 'planned' | 'underway' | 'over' | null;

/** Returns the phase of a trip on a day `YYYY-MM-DD`, both ends included. */
export function phaseOf(dates: TripDates | null, today: string): Phase {
  if (!dates) return null;
  if (dates.from > today) return 'planned';
  return dates.to < today ? 'over' : 'underway';
}
