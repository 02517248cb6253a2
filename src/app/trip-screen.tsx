'use client';
import { useState, type ReactNode } from 'react';
import { Link, useLoaderData, useLocation, useNavigate } from 'react-router';
import { RequireScope } from '../auth/react';
import { countryName } from '../components/country-select';
import { QrCode } from '../components/qr-code';
import { RatingDisplay } from '../components/rating';
import { SanitizedHtml } from '../components/sanitized-html';
import type { Trip } from '../demo-api';
import { Button } from '../primitives/button';
import { succeed } from './api-client';
import { useApp, useSettings, useWords } from './app-context';
import { ColorMark } from './color-mark';
import { Dialog } from './dialog';
import { failureKind, type FailureKind } from './failure-kind';
import { Notice } from './notice';
import { ScreenHeading } from './screen-heading';
import { Tags } from './trip-list';
import { datesText } from './trip-texts';
import buttons from './link-button.module.css';
import styles from './trip-screen.module.css';

export { tripLoader } from './load-trip';

/** Screen of one trip. */
export function TripScreen() {
  const { trip: words } = useWords();
  const trip = useLoaderData<Trip>();
  const { state } = useLocation();
  const isSaved = (state as { saved?: boolean } | null)?.saved === true;
  return (
    <>
      <ScreenHeading
        title={trip.title}
        before={
          <Link to="/" className={styles.back}>
            {words.back}
          </Link>
        }
        actions={
          <RequireScope scopes="trips:write">
            <Link to={`/trips/${trip.id}/edit`} className={buttons.root} data-variant="solid">
              {words.edit}
            </Link>
            <RemoveTrip trip={trip} />
          </RequireScope>
        }
      />
      {isSaved && <Notice kind="success">{words.saved}</Notice>}
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
        <SanitizedHtml html={notes} policy="article" headingBase={2} dir="auto" />
      )}
    </section>
  );
}

function TripFacts({ trip }: { trip: Trip }) {
  const { trip: words, trips } = useWords();
  const { language } = useSettings();
  const { dates, country, rating, tags, color, link } = trip;
  return (
    <dl className={styles.facts}>
      <Fact name={words.dates}>{dates ? datesText(dates, language) : trips.noDates}</Fact>
      {country && <Fact name={words.country}>{countryName(country, language)}</Fact>}
      <Fact name={words.rating}>
        {rating === null ? trips.notRated : <RatingDisplay value={rating} figures />}
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

function RemoveTrip({ trip: { id, title, version } }: { trip: Trip }) {
  const { trip: words, failure: failures } = useWords();
  const { api } = useApp();
  const navigate = useNavigate();
  const [asks, setAsks] = useState(false);
  const [failure, setFailure] = useState<FailureKind | null>(null);
  const remove = async () => {
    setFailure(null);
    try {
      const headers = { 'If-Match': `"${version}"` };
      await succeed(api.trips[':id'].$delete({ param: { id } }, { headers }));
      await navigate('/', { replace: true });
    } catch (error) {
      setFailure(failureKind(error));
    }
  };
  return (
    <>
      <Button onClick={() => setAsks(true)}>{words.remove}</Button>
      {asks && (
        <Dialog
          title={words.removeQuestion}
          onCancel={() => setAsks(false)}
          actions={
            <>
              <Button onClick={() => setAsks(false)}>{words.cancel}</Button>
              <Button variant="solid" onClick={() => void remove()}>
                {words.remove}
              </Button>
            </>
          }
        >
          <p>{words.removeHint(title)}</p>
          {failure && <p role="alert">{failures[failure]}</p>}
        </Dialog>
      )}
    </>
  );
}
