'use client';
import { useEffect, useRef, type RefObject } from 'react';
import { Link, useLocation, useViewTransitionState } from 'react-router';
import { CountryDisplay } from '../../components/country-select';
import { RatingDisplay } from '../../components/rating';
import type { TripSummary } from '../../demo-api';
import { Chip } from '../../primitives/chip';
import { useLanguage, useToday, useWords } from '../data/app-context';
import { datesText } from '../data/trip-texts';
import type { ScreenState } from '../frame/place';
import styles from './trip-list.module.css';
import { TripMosaic, TripPhase } from './trip-marks';

/** List of trips. */
export function TripList({ trips }: { trips: readonly TripSummary[] }) {
  const year = useToday().slice(0, 4);
  return (
    <ul className={styles.root}>
      {trips.map((trip) => (
        <li key={trip.id} className={styles.item}>
          <TripRow trip={trip} year={year} />
        </li>
      ))}
    </ul>
  );
}

interface TripRowProps {
  trip: TripSummary;
  /** Current year, which is omitted. */
  year: string;
}

function TripRow({ trip, year }: TripRowProps) {
  const { trips: words } = useWords();
  const language = useLanguage();
  const { search } = useLocation();
  const { id, title, country, dates, tags, rating } = trip;
  const to = `/trips/${id}`;
  const state: ScreenState = { list: search };
  const turning = useViewTransitionState(to);
  return (
    <>
      <TripMosaic trip={trip} turning={turning} />
      <div className={styles.text}>
        <Link to={to} state={state} viewTransition className={styles.title}>
          <bdi>{title}</bdi>
        </Link>
        <div className={styles.facts}>
          {country && <CountryDisplay code={country} />}
          <span>{dates ? datesText(dates, language, year) : words.noDates}</span>
        </div>
      </div>
      <Tags tags={tags} most={3} />
      <div className={styles.end}>
        {rating === null ? (
          <TripPhase dates={dates} />
        ) : (
          <RatingDisplay value={rating} size="sm" className={styles.stars} />
        )}
      </div>
    </>
  );
}

interface TagsProps {
  tags: readonly string[];
  /** Maximum number of visible tags; for others, only their number is shown. Default: all. */
  most?: number;
}

/** Tags of a trip. */
export function Tags({ tags, most = Infinity }: TagsProps) {
  const { tripForm: words } = useWords();
  const language = useLanguage();
  if (tags.length === 0) return null;
  const rest = tags.length - most;
  return (
    <ul aria-label={words.tags} className={styles.tags}>
      {tags.slice(0, most).map((tag) => (
        <li key={tag} className={styles.tag}>
          <Chip>
            <bdi>{tag}</bdi>
          </Chip>
        </li>
      ))}
      {rest > 0 && (
        <li className={styles.more}>
          <bdi>+{new Intl.NumberFormat(language).format(rest)}</bdi>
        </li>
      )}
    </ul>
  );
}

/**
 * Returns a function that shows the next results: once they are loaded, the page scrolls to their beginning, if it is
 * outside the window.
 * @param results List of the results.
 * @param loaded Data of the screen, a new object after each load.
 */
export function useShownResults(results: RefObject<HTMLElement | null>, loaded: object) {
  const before = useRef<object | null>(null);
  useEffect(() => {
    if (before.current === null || before.current === loaded) return;
    before.current = null;
    if (results.current) show(results.current);
  }, [results, loaded]);
  return () => {
    before.current = loaded;
  };
}

function show(results: HTMLElement): void {
  const { top } = results.getBoundingClientRect();
  // The space of the bar at the top, if it stays there.
  const margin =
    parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart) || 0;
  if (top >= margin && top < window.innerHeight - margin) return;
  const reduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollBy({
    top: Math.max(top - margin, -roomBelowFocus()),
    behavior: reduced ? 'instant' : 'smooth',
  });
}

/**
 * Returns how far the content can move down before the keyboard-focused control leaves the window.
 */
function roomBelowFocus(): number {
  const focused = document.activeElement;
  if (!focused?.matches(':focus-visible')) return Infinity;
  return Math.max(0, window.innerHeight - focused.getBoundingClientRect().bottom);
}
