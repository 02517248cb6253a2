'use client';
import type { ReactNode } from 'react';
import { Link, useLoaderData } from 'react-router';
import { RequireScope } from '../../auth/react';
import { CountryDisplay } from '../../components/country-select';
import { QrCode } from '../../components/qr-code';
import { SanitizedHtml } from '../../components/sanitized-html';
import type { Trip } from '../../demo-api';
import { chevronLeft, Icon } from '../../primitives/icon';
import { useSettings, useWords } from '../app-context';
import { Notice } from '../screens/sign-in-screen';
import { useListQuery, useNews } from '../shell/place';
import { ScreenHeading } from '../shell/screen-heading';
import { Tags } from '../trips/trip-list';
import { notesHtml } from './notes-html';
import { RemoveTrip } from './remove-trip';
import { ColorMark, TripStars } from './trip-marks';
import { datesText } from './trip-texts';
import buttons from '../shell/link-button.module.css';
import styles from './trip-screen.module.css';

export { tripLoader } from './load-trip';

/** Screen of one trip. */
export function TripScreen() {
  const { trip: words } = useWords();
  const trip = useLoaderData<Trip>();
  const list = useListQuery();
  const { saved } = useNews();
  return (
    <>
      <ScreenHeading
        title={trip.title}
        before={
          <Link to={`/${list}`} className={styles.back}>
            <Icon shapes={chevronLeft} directional />
            {words.back}
          </Link>
        }
        actions={
          <RequireScope scopes="trips:write">
            <Link
              to={`/trips/${trip.id}/edit`}
              state={{ list }}
              className={buttons.root}
              data-variant="solid"
            >
              {words.edit}
            </Link>
            <RemoveTrip trip={trip} />
          </RequireScope>
        }
      />
      {saved && <Notice kind="success">{words.saved}</Notice>}
      <div className={styles.root}>
        <TripNotes trip={trip} />
        <TripFacts trip={trip} />
      </div>
    </>
  );
}

function TripNotes({ trip: { notes } }: { trip: Trip }) {
  const { trip: words } = useWords();
  return (
    <section aria-labelledby="trip-notes" className={styles.notes}>
      <h2 id="trip-notes" className={styles.subtitle}>
        {words.notes}
      </h2>
      {notes === '' ? (
        <p className={styles.muted}>{words.noNotes}</p>
      ) : (
        <SanitizedHtml html={notesHtml(notes)} policy="article" headingBase={2} dir="auto" />
      )}
    </section>
  );
}

function TripFacts({ trip }: { trip: Trip }) {
  const { trip: words, trips } = useWords();
  const { language } = useSettings();
  const { dates, country, tags, color, link } = trip;
  return (
    <dl className={styles.facts}>
      <Fact name={words.dates}>{dates ? datesText(dates, language) : trips.noDates}</Fact>
      {country && (
        <Fact name={words.country}>
          <CountryDisplay code={country} />
        </Fact>
      )}
      <Fact name={words.rating}>
        <TripStars trip={trip} />
      </Fact>
      {tags.length > 0 && (
        <Fact name={words.tags}>
          <Tags tags={tags} />
        </Fact>
      )}
      {color && (
        <Fact name={words.color}>
          <span className={styles.color}>
            <ColorMark color={color} />
            <bdi>{color}</bdi>
          </span>
        </Fact>
      )}
      {link && (
        <Fact name={words.link}>
          <a href={link} target="_blank" rel="noopener noreferrer">
            <bdi>{link}</bdi>
          </a>
          <div className={styles.code}>
            <QrCode
              value={link}
              size={160}
              text={null}
              copyable={false}
              aria-label={words.linkCode}
            />
            <p className={styles.scan}>{words.linkScan}</p>
          </div>
        </Fact>
      )}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
