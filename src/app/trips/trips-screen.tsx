'use client';
import { lazy, useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import {
  useLoaderData,
  useLocation,
  useNavigation,
  useNavigationType,
  useRevalidator,
} from 'react-router';
import { RequireScope } from '../../auth/react';
import { Pagination } from '../../components/pagination';
import { Button } from '../../primitives/button';
import { EmptyState } from '../../primitives/empty-state';
import { Icon, plus } from '../../primitives/icon';
import { useLanguage, useWords } from '../data/app-context';
import { loadPart, useWhenOnline } from '../data/failures';
import {
  isFiltered,
  noFilter,
  pageSize,
  useUrlQuery,
  writeListQuery,
  type UrlQuery,
} from '../data/list-query';
import type { TripsData } from '../data/load-trips';
import { countText } from '../data/trip-texts';
import { Notice } from '../frame/failure';
import { ButtonLink, type ScreenState } from '../frame/place';
import { ScreenHeading } from '../frame/screen-heading';
import { CalendarSkeleton } from './screen-skeleton';
import { SidePart, usePainted } from './side-part';
import { TripFilter } from './trip-filter';
import { TripList, useShownResults } from './trip-list';
import styles from './trips-screen.module.css';

export { reloadsTrips, tripsLoader } from '../data/load-trips';

// The list is painted before the calendar is loaded.
const TripCalendar = lazy(async () => {
  const { TripCalendar: part } = await loadPart(() => import('./trip-calendar'));
  return { default: part };
});

const calendarPlace = (
  <div aria-busy="true">
    <CalendarSkeleton />
  </div>
);

/** Screen of the trip list with filter, pagination and calendar. */
export function TripsScreen() {
  const { trips: words, tripForm } = useWords();
  const data = useLoaderData<TripsData>();
  const urlQuery = useUrlQuery(data.query);
  const isNew = data.list.total === 0 && !isFiltered(urlQuery.query);
  const create = (
    <RequireScope scopes="trips:write">
      <ButtonLink to="/trips/new" variant="solid">
        <Icon icon={plus} />
        {tripForm.heading}
      </ButtonLink>
    </RequireScope>
  );
  return (
    <>
      <ScreenHeading
        title={words.title}
        after={<TripCount data={data} />}
        actions={!isNew && create}
      />
      {data.failure && <LoadFailure failure={data.failure} />}
      {isNew ? (
        <EmptyState illustration="nothing-yet" heading={<h2>{words.empty}</h2>} actions={create}>
          {words.emptyHint}
        </EmptyState>
      ) : (
        <TripBrowser data={data} {...urlQuery} />
      )}
    </>
  );
}

function TripCount({ data: { query, list, facets } }: { data: TripsData }) {
  const { trips: words } = useWords();
  const language = useLanguage();
  const { length: countries } = facets.countries;
  return (
    <p role="status" className={styles.count}>
      {words.found(...countText(list.total, language))}
      {!isFiltered(query) && countries > 1 && (
        <span> {words.inCountries(...countText(countries, language))}</span>
      )}
    </p>
  );
}

/** Message that the trips are outdated. */
function LoadFailure({ failure }: { failure: NonNullable<TripsData['failure']> }) {
  const { trips: words, failure: failures } = useWords();
  const { revalidate } = useRevalidator();
  const retry = () => void revalidate();
  useWhenOnline(true, retry);
  return (
    <Notice tone="warning" action={failures.retry} onAction={retry} className={styles.notice}>
      {failures[failure]}. {words.kept}
    </Notice>
  );
}

interface TripBrowserProps extends UrlQuery {
  data: TripsData;
}

/** List of trips below its filter and beside its calendar. */
function TripBrowser({ data, query, change, search }: TripBrowserProps) {
  const results = useRef<HTMLElement>(null);
  const showResults = useShownResults(results, data);
  const stage = usePainted();
  const [wish, setWish] = useState<object | null>(null);
  useSearchWish(() => setWish({}));
  return (
    <div className={styles.root}>
      <div className={styles.filter}>
        <TripFilter
          query={query}
          facets={data.facets}
          // An empty list has this button.
          clearable={isFiltered(query) && data.list.total > 0}
          onChange={change}
          onSearch={search}
          wish={wish}
        />
      </div>
      <TripResults ref={results} data={data} query={query} change={change} />
      <div className={styles.calendar}>
        <SidePart place={calendarPlace}>
          {stage === 'rested' ? (
            <TripCalendar
              day={query.dates?.from === query.dates?.to ? (query.dates?.from ?? null) : null}
              month={query.month}
              onDay={(day, month) => {
                if (day !== null) showResults();
                change({ dates: day === null ? null : { from: day, to: day }, month });
              }}
              onMonth={(month) => change({ page: query.page, month })}
            />
          ) : (
            calendarPlace
          )}
        </SidePart>
      </div>
    </div>
  );
}

interface TripResultsProps extends Pick<TripBrowserProps, 'data' | 'query' | 'change'> {
  ref: RefObject<HTMLElement | null>;
}

/** Page of trips, and the links to other pages. */
function TripResults({ ref, data: { list }, query, change }: TripResultsProps) {
  const { trips: words } = useWords();
  const busy = useNavigation().location?.pathname === '/';
  return (
    <section ref={ref} aria-label={words.title} aria-busy={busy} className={styles.list}>
      {list.total > 0 && <TripList trips={list.items} />}
      {list.total > pageSize && (
        <Pagination
          aria-label={words.pages}
          page={list.page}
          itemCount={list.total}
          pageSize={pageSize}
          hrefFor={(page) => `/?${writeListQuery({ ...query, page })}`}
          onPageChange={(page) => change({ page })}
          loading={busy}
          showSummary
          className={styles.pages}
        />
      )}
      {list.total === 0 && (
        <EmptyState
          illustration="no-results"
          heading={<h2>{words.none}</h2>}
          actions={<Button onClick={() => change(noFilter)}>{words.clear}</Button>}
        >
          {words.noneHint}
        </EmptyState>
      )}
    </section>
  );
}

/** Calls `act` after navigation to this screen for searching, but not after back navigation or a reload. */
function useSearchWish(act: () => void): void {
  const { key, state } = useLocation();
  const isNew = useNavigationType() !== 'POP';
  const wish = isNew && (state as ScreenState | null)?.search ? key : null;
  const show = useEffectEvent(act);
  useEffect(() => {
    if (wish !== null) show();
  }, [wish]);
}
