'use client';
import { Link, useLocation, useViewTransitionState } from 'react-router';
import { CountryDisplay } from '../../components/country-select';
import { RatingDisplay } from '../../components/rating';
import type { TripSummary } from '../../demo-api';
import { Chip } from '../../primitives/chip';
import { useLanguage, useToday, useWords } from '../app-context';
import type { ScreenState } from '../shell/place';
import { TripPhase } from '../trip/trip-marks';
import { TripMosaic } from '../trip/trip-mosaic';
import { datesText } from '../trip/trip-texts';
import styles from './trip-list.module.css';

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

/** Props of {@link TripRow}. */
interface TripRowProps {
  /** Trip. */
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
        <div className={rating === null ? undefined : styles.rated}>
          <TripPhase dates={dates} />
        </div>
        {rating !== null && <RatingDisplay value={rating} size="sm" className={styles.stars} />}
      </div>
    </>
  );
}

/** Props of {@link Tags}. */
interface TagsProps {
  /** Tags. */
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
