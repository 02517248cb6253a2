'use client';
import type { ReactNode } from 'react';
import { Link, useLoaderData } from 'react-router';
import { RequireScope } from '../../auth/react';
import { CountryDisplay } from '../../components/country-select';
import { QrCode } from '../../components/qr-code';
import { RatingDisplay } from '../../components/rating';
import { SanitizedHtml } from '../../components/sanitized-html';
import type { Trip } from '../../demo-api';
import { IconButton } from '../../primitives/button';
import { EmptyState } from '../../primitives/empty-state';
import { circleCheck, Icon, type IconPath } from '../../primitives/icon';
import { Popover } from '../../primitives/popover';
import { useLanguage, useWords } from '../data/app-context';
import { datesText, momentTexts, notesHtml, travelTimeText } from '../data/trip-texts';
import { ButtonLink, useJustSaved, useListQuery } from '../frame/place';
import { BackLink, ScreenHeading } from '../frame/screen-heading';
import { TripMenu } from './remove-trip';
import { Tags } from './trip-list';
import { TripMosaic, TripPhase, TripStrip } from './trip-marks';
import styles from './trip-screen.module.css';

export { tripLoader } from '../data/load-trips';

/** Screen of one trip. */
export function TripScreen() {
  const { trip: words } = useWords();
  const trip = useLoaderData<Trip>();
  const list = useListQuery();
  const saved = useJustSaved();
  const { departure, arrival, rating, tags, link } = trip;
  const isBare = !(departure || arrival || rating !== null || tags.length > 0 || link);
  return (
    <>
      <ScreenHeading
        title={trip.title}
        mark={<TripMosaic trip={trip} size="lg" turning />}
        before={<BackLink to={`/${list}`}>{words.back}</BackLink>}
        after={<TripLine trip={trip} saved={saved} />}
        actions={
          <RequireScope scopes="trips:write">
            <ButtonLink to={`/trips/${trip.id}/edit`} state={{ list }} variant="solid">
              {words.edit}
            </ButtonLink>
            <TripMenu trip={trip} />
          </RequireScope>
        }
      />
      <div data-bare={isBare ? '' : undefined} className={styles.root}>
        <div className={styles.strip}>
          <TripStrip trip={trip} />
        </div>
        <TripNotes trip={trip} isBare={isBare} />
        {!isBare && <TripFacts trip={trip} />}
      </div>
    </>
  );
}

interface TripLineProps {
  trip: Trip;
  /** Whether it was just saved. */
  saved: boolean;
}

/** Country and dates below the title, and a message after saving. */
function TripLine({ trip: { country, dates }, saved }: TripLineProps) {
  const { trips: words, trip: texts } = useWords();
  const language = useLanguage();
  return (
    <p className={styles.line}>
      {country && <CountryDisplay code={country} />}
      <span>{dates ? datesText(dates, language) : words.noDates}</span>
      <TripPhase dates={dates} />
      {saved && (
        <span role="status" className={styles.saved}>
          <Icon icon={circleCheck} size="sm" />
          {texts.saved}
        </span>
      )}
    </p>
  );
}

interface TripNotesProps {
  trip: Trip;
  /** Whether the trip has no details beside its notes. */
  isBare: boolean;
}

function TripNotes({ trip: { id, notes }, isBare }: TripNotesProps) {
  const { trip: words, tripForm } = useWords();
  const list = useListQuery();
  const edit = `/trips/${id}/edit`;
  // The whole card is one message, whose heading is its name.
  const isBlank = isBare && notes === '';
  return (
    <section aria-labelledby="trip-notes" className={styles.notes}>
      {!isBlank && (
        <h2 id="trip-notes" className={styles.subtitle}>
          {tripForm.notes}
        </h2>
      )}
      {notes === '' ? (
        <EmptyState
          illustration="nothing-yet"
          heading={isBlank ? <h2 id="trip-notes">{words.noNotes}</h2> : <h3>{words.noNotes}</h3>}
          actions={
            <RequireScope scopes="trips:write">
              <ButtonLink to={`${edit}#notes`} state={{ list }} variant="soft">
                {words.write}
              </ButtonLink>
              {isBare && (
                <ButtonLink to={edit} state={{ list }}>
                  {words.addDetails}
                </ButtonLink>
              )}
            </RequireScope>
          }
          className={styles.blank}
        >
          {words.noNotesHint}
        </EmptyState>
      ) : (
        <>
          <SanitizedHtml
            html={notesHtml(notes)}
            policy="article"
            headingBase={2}
            dir="auto"
            className={styles.prose}
          />
          {isBare && (
            <p className={styles.bare}>
              {words.noDetails}
              <RequireScope scopes="trips:write">
                <Link to={edit} state={{ list }}>
                  {words.addDetails}
                </Link>
              </RequireScope>
            </p>
          )}
        </>
      )}
    </section>
  );
}

/** Details that a trip has. */
function TripFacts({ trip }: { trip: Trip }) {
  const { trip: words, tripForm: fields } = useWords();
  const language = useLanguage();
  const { departure, arrival, rating, tags, link } = trip;
  const travelTime = travelTimeText(trip, language);
  return (
    <dl className={styles.facts}>
      <Fact name={fields.departure}>{departure && <Moment value={departure} />}</Fact>
      <Fact name={fields.arrival}>{arrival && <Moment value={arrival} />}</Fact>
      <Fact name={words.duration}>{travelTime}</Fact>
      <Fact name={fields.rating}>
        {rating !== null && <RatingDisplay value={rating} className={styles.rating} />}
      </Fact>
      <Fact name={fields.tags}>{tags.length > 0 && <Tags tags={tags} />}</Fact>
      <Fact name={fields.link}>{link && <TripLink link={link} />}</Fact>
    </dl>
  );
}

// Three corners and a few modules.
const qrIcon: IconPath =
  'M4 3h4a1 1 0 0 1 1 1v4a1 1 0 0 1 -1 1H4a1 1 0 0 1 -1 -1V4a1 1 0 0 1 1 -1zM16 3h4a1 1 0 0 1 1 1v4a1 1 0 0 1 -1 1h-4a1 1 0 0 1 -1 -1V4a1 1 0 0 1 1 -1zM4 15h4a1 1 0 0 1 1 1v4a1 1 0 0 1 -1 1H4a1 1 0 0 1 -1 -1v-4a1 1 0 0 1 1 -1zM14 14h2v2M20 14v3h-3M14 20h1M19 20h2';

/** Link to the page of the trip, by its host, and its QR code in a popover. */
function TripLink({ link }: { link: string }) {
  const { trip: words } = useWords();
  return (
    <span className={styles.link}>
      <a href={link} target="_blank" rel="noopener noreferrer">
        <bdi>{new URL(link).host.replace(/^www\./, '')}</bdi>
      </a>
      <Popover
        role="dialog"
        align="end"
        renderTrigger={(props) => (
          <IconButton {...props} label={words.showCode} size="sm">
            <Icon icon={qrIcon} />
          </IconButton>
        )}
      >
        <div className={styles.code}>
          <QrCode
            value={link}
            size={160}
            text={null}
            copyable={false}
            aria-label={words.linkCode}
          />
          <p>{words.linkScan}</p>
        </div>
      </Popover>
    </span>
  );
}

/** Time on the clocks of its zone, above its city and the name of the zone. */
function Moment({ value }: { value: string }) {
  const language = useLanguage();
  const texts = momentTexts(value, language);
  return (
    <>
      {texts?.time ?? value}
      {texts && (
        <div className={styles.zone}>
          <bdi>{texts.city}</bdi> · <bdi>{texts.zone}</bdi>
        </div>
      )}
    </>
  );
}

/** Name and value of a detail, if the trip has it. */
function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
