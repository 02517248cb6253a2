import type { TripDates } from '../../demo-api';

/** Whether a trip is still to come, going on or over; null without dates. */
export type TripPhase = 'planned' | 'underway' | 'over' | null;

/** Phase of a trip on a day `YYYY-MM-DD`, both its ends included. */
export function phaseOf(dates: TripDates | null, today: string): TripPhase {
  if (!dates) return null;
  if (dates.from > today) return 'planned';
  return dates.to < today ? 'over' : 'underway';
}
