'use client';
import type { SVGProps } from 'react';
import type { Trip, TripDates } from '../../demo-api';
import { Chip } from '../../primitives/chip';
import { useToday, useWords } from '../data/app-context';
import styles from './trip-marks.module.css';

/** Phase of a trip: planned, in progress or over. Renders nothing without dates. */
export function TripPhase({ dates }: { dates: TripDates | null }) {
  const { trips: words } = useWords();
  const phase = phaseOf(dates, useToday());
  if (phase === null) return null;
  return (
    <Chip {...looks[phase]} showDot>
      {words[phase]}
    </Chip>
  );
}

/** Phase of a trip; null without dates. */
type Phase = 'planned' | 'underway' | 'over' | null;

const looks = {
  planned: { tone: 'info' },
  underway: { variant: 'accent' },
  over: {},
} as const;

/** Returns the phase of a trip on a day `YYYY-MM-DD`, both ends included. */
export function phaseOf(dates: TripDates | null, today: string): Phase {
  if (!dates) return null;
  if (dates.from > today) return 'planned';
  return dates.to < today ? 'over' : 'underway';
}

interface TripMosaicProps {
  trip: Pick<Trip, 'id' | 'color'>;
  /** Size: 40 or, if there is space, 56 px. Default: `md`. */
  size?: 'md' | 'lg';
  /** Whether it is part of the transition between screens. */
  turning?: boolean;
}

/** Decorative mosaic of four tiles in tints of the color of a trip, or of the accent. */
export function TripMosaic({ trip: { id, color }, size = 'md', turning = false }: TripMosaicProps) {
  return (
    <Mosaic
      turn={quartersOf(id)}
      color={color ?? undefined}
      data-size={size}
      data-turning={turning ? '' : undefined}
    />
  );
}

/** Mosaics of the widest strip. */
const columns = 28;

/** Decorative cover of a trip: its mosaic in many turns. As many as fit in a row share its width. */
export function TripStrip({ trip: { id, color } }: { trip: Pick<Trip, 'id' | 'color'> }) {
  return (
    <div className={styles.strip}>
      {turnsOf(id).map((turn, index) => (
        <Mosaic key={index} turn={turn} color={color ?? undefined} />
      ))}
    </div>
  );
}

/** Returns the quarter turns of the mosaics of a strip: always the same for a trip, without a repeat, and none like the one before. */
function turnsOf(id: string): number[] {
  let random = sumOf(id);
  let turn = 0;
  return Array.from({ length: columns }, () => {
    random = (random * 75 + 74) % 65_537;
    turn += 1 + (random % 3);
    return turn % 4;
  });
}

interface MosaicProps extends SVGProps<SVGSVGElement> {
  /** Quarter turns. */
  turn: number;
  /** Color of its tiles. Default: the accent. */
  color?: string | undefined;
}

function Mosaic({ turn, color, ...rest }: MosaicProps) {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true" {...rest} className={styles.mosaic}>
      <g transform={`rotate(${turn * 90} 20 20)`} fill={color}>
        <rect width="23" height="17" rx="5" />
        <rect x="25" width="15" height="17" rx="5" opacity="0.45" />
        <rect y="19" width="17" height="21" rx="5" opacity="0.66" />
        <rect x="19" y="19" width="21" height="21" rx="5" opacity="0.85" />
      </g>
    </svg>
  );
}

/**
 * Returns the quarter turns of a trip's mosaic, 0 to 3: always the same for a trip, and usually
 * different from its neighbors'.
 */
export function quartersOf(id: string): number {
  return sumOf(id) % 4;
}

function sumOf(id: string): number {
  let sum = 0;
  for (const letter of id) sum += letter.codePointAt(0) ?? 0;
  return sum;
}
