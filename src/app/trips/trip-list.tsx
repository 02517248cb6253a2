'use client';
import { Link, useLocation } from 'react-router';
import { CountryDisplay } from '../../components/country-select';
import type { TripSummary } from '../../demo-api';
import { useSettings, useWords } from '../app-context';
import type { ScreenState } from '../shell/place';
import { ColorMark, TripStars } from '../trip/trip-marks';
import { datesText } from '../trip/trip-texts';
import styles from './trip-list.module.css';

/** List of trips, each with what distinguishes it. */
export function TripList({ trips }: { trips: readonly TripSummary[] }) {
  return (
    <ul className={styles.root}>
      {trips.map((trip) => (
        <li key={trip.id} className={styles.item}>
          <TripRow trip={trip} />
        </li>
      ))}
    </ul>
  );
}

function TripRow({ trip }: { trip: TripSummary }) {
  const { trips: words } = useWords();
  const { language } = useSettings();
  const { search } = useLocation();
  const { id, title, country, dates, tags, color } = trip;
  const state: ScreenState = { list: search };
  return (
    <>
      <ColorMark color={color} />
      <div className={styles.text}>
        <Link to={`/trips/${id}`} state={state} className={styles.title}>
          <bdi>{title}</bdi>
        </Link>
        <p className={styles.facts}>
          {country && <CountryDisplay code={country} />}
          <span>{dates ? datesText(dates, language) : words.noDates}</span>
        </p>
        <Tags tags={tags} />
      </div>
      <div className={styles.rating}>
        <TripStars trip={trip} isShort />
      </div>
    </>
  );
}

/** Tags of a trip. */
export function Tags({ tags }: { tags: readonly string[] }) {
  const { trip: words } = useWords();
  if (tags.length === 0) return null;
  return (
    <ul aria-label={words.tags} className={styles.tags}>
      {tags.map((tag) => (
        <li key={tag} className={styles.tag}>
          <bdi>{tag}</bdi>
        </li>
      ))}
    </ul>
  );
}
