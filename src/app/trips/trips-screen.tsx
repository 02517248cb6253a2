'use client';
import { lazy, useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  useLoaderData,
  useLocation,
  useNavigation,
  useNavigationType,
  useRevalidator,
  useSearchParams,
} from 'react-router';
import { RequireScope } from '../../auth/react';
import { Pagination } from '../../components/pagination';
import { Button } from '../../primitives/button';
import { Callout } from '../../primitives/callout';
import { EmptyState } from '../../primitives/empty-state';
import { Icon, plus } from '../../primitives/icon';
import { useLanguage, useWords } from '../app-context';
import { ButtonLink } from '../shell/button-link';
import { loadPart } from '../shell/load-part';
import { useNextLocation, type ScreenState } from '../shell/place';
import { ScreenHeading } from '../shell/screen-heading';
import { useWhenOnline } from '../failure/use-when-online';
import { countText } from '../trip/trip-texts';
import { FilterBar } from './filter-bar';
import { FilterPlace } from './filter-place';
import {
  isFiltered,
  noFilter,
  pageSize,
  readListQuery,
  writeListQuery,
  type ListQuery,
} from './list-query';
import type { TripsData } from './load-trips';
import { SidePart, usePainted } from './side-part';
import type { WantedPart } from './trip-filter';
import { TripList } from './trip-list';
import styles from './trips-screen.module.css';
import { useShownResults } from './use-shown-results';

export { reloadsTrips, tripsLoader } from './load-trips';

// The list is painted before secondary parts are loaded.
const TripFilter = lazy(async () => {
  const { TripFilter: part } = await loadPart(() => import('./trip-filter'));
  return { default: part };
});
const TripCalendar = lazy(async () => {
  const { TripCalendar: part } = await loadPart(() => import('./trip-calendar'));
  return { default: part };
});

const calendarPlace = <div aria-busy="true" className={styles.calendarPlace} />;

/** Screen of the trip list with filter, pagination and calendar. */
export function TripsScreen() {
  const words = useWords();
  const language = useLanguage();
  const data = useLoaderData<TripsData>();
  const { query: loaded, list, facets, failure } = data;
  const results = useRef<HTMLElement>(null);
  const showResults = useShownResults(results, data);
  const navigation = useNavigation();
  const [params, setParams] = useSearchParams();
  const nextLocation = useNextLocation();
  // Another month loads nothing, so only the URL changes.
  const query = { ...loaded, month: readListQuery(params).month };
  const { revalidate } = useRevalidator();
  useWhenOnline(failure !== null, () => void revalidate());
  const busy = navigation.location?.pathname === '/';
  // Includes changes that are still loading.
  const latestQuery = () => {
    const next = nextLocation();
    return next?.pathname === '/' ? readListQuery(new URLSearchParams(next.search)) : query;
  };
  const change = (part: Partial<ListQuery>, replace = false) => {
    const search = writeListQuery({ ...latestQuery(), page: 1, ...part });
    setParams(search, { preventScrollReset: true, replace });
  };
  const search = (q: string) => {
    // The user may have left since typing.
    if ((nextLocation()?.pathname ?? '/') !== '/') return;
    // Searches share an entry of the history, but not with other filters.
    const [latest, current] = [latestQuery(), query].map((each) =>
      String(writeListQuery({ ...each, q, page: 1 })),
    );
    change({ q }, latest === current);
  };
  const filtered = isFiltered(query);
  const stage = usePainted();
  // On a wide screen, the filter is always visible.
  const [filters, setFilters] = useState(filtered);
  const [wanted, setWanted] = useState<WantedPart | null>(null);
  const showPart = (name: WantedPart['name']) => {
    setFilters(true);
    setWanted({ name });
  };
  useSearchWish(() => showPart('q'));
  const create = (
    <RequireScope scopes="trips:write">
      <ButtonLink to="/trips/new" variant="solid">
        <Icon shapes={plus} />
        {words.trips.create}
      </ButtonLink>
    </RequireScope>
  );
  const filterPlace = <FilterPlace query={query} />;
  const isNew = list.total === 0 && !filtered;
  return (
    <>
      <ScreenHeading
        title={words.trips.title}
        after={
          <p role="status" className={styles.count}>
            {words.trips.found(...countText(list.total, language))}
            {!filtered && facets.countries.length > 1 && (
              <span>
                {' '}
                {words.trips.inCountries(...countText(facets.countries.length, language))}
              </span>
            )}
          </p>
        }
        actions={!isNew && create}
      />
      {failure && (
        <Callout
          kind="warning"
          role="status"
          action={
            <Button size="sm" onClick={() => void revalidate()}>
              {words.failure.retry}
            </Button>
          }
        >
          {words.failure[failure]}. {words.trips.kept}
        </Callout>
      )}
      {isNew ? (
        <EmptyState picture="nothing-yet" heading={<h2>{words.trips.empty}</h2>} actions={create}>
          {words.trips.emptyHint}
        </EmptyState>
      ) : (
        <div className={styles.root}>
          <div data-open={filters ? '' : undefined} className={styles.side}>
            <FilterBar query={query} open={filters} onOpenChange={setFilters} onPart={showPart} />
            <SidePart place={filterPlace}>
              {stage !== 'none' ? (
                <TripFilter
                  query={query}
                  facets={facets}
                  // An empty list has this button.
                  clearable={filtered && list.total > 0}
                  onChange={change}
                  onSearch={search}
                  wanted={wanted}
                />
              ) : (
                filterPlace
              )}
            </SidePart>
          </div>
          <section
            ref={results}
            aria-label={words.trips.list}
            aria-busy={busy}
            className={styles.list}
          >
            {list.total > 0 && <TripList trips={list.items} />}
            {list.total > pageSize && (
              <Pagination
                aria-label={words.trips.pages}
                page={list.page}
                total={list.total}
                pageSize={pageSize}
                hrefFor={(page) => `/?${writeListQuery({ ...query, page })}`}
                onPageChange={(page) => change({ page })}
                loading={busy}
                summary
                className={styles.pages}
              />
            )}
            {list.total === 0 && filtered && (
              <EmptyState
                picture="no-results"
                heading={<h2>{words.trips.none}</h2>}
                actions={<Button onClick={() => change(noFilter)}>{words.trips.clear}</Button>}
              >
                {words.trips.noneHint}
              </EmptyState>
            )}
          </section>
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
      )}
    </>
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
