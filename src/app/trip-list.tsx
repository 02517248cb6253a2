'use client';
import { Link } from 'react-router';
import { countryName } from '../components/country-select';
import { RatingDisplay } from '../components/rating';
import type { TripSummary } from '../demo-api';
import { useSettings, useWords } from './app-context';
import { ColorMark } from './color-mark';
import { datesText } from './trip-texts';
import styles from './trip-list.module.css';

/** List of trips, each with what tells it apart. */
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
  const { id, title, country, dates, rating, tags, color } = trip;
  return (
    <>
      <ColorMark color={color} />
      <div className={styles.text}>
        <Link to={`/trips/${id}`} className={styles.title}>
          <bdi>{title}</bdi>
        </Link>
        <p className={styles.facts}>
          {country && (
            <span>
              <span aria-hidden="true" className={styles.code}>
                {country}
              </span>
              {countryName(country, language)}
            </span>
          )}
          <span>{dates ? datesText(dates, language) : words.noDates}</span>
        </p>
        <Tags tags={tags} />
      </div>
      <div className={styles.rating}>
        {rating === null ? (
          <span className={styles.muted}>{words.notRated}</span>
        ) : (
          <RatingDisplay value={rating} size="sm" />
        )}
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
