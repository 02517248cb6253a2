'use client';
import { lazy, useState } from 'react';
import { Link, useLoaderData, useNavigation, useRevalidator, useSearchParams } from 'react-router';
import { RequireScope } from '../../auth/react';
import { Pagination } from '../../components/pagination';
import { Button } from '../../primitives/button';
import { chevronDown, Icon } from '../../primitives/icon';
import { useSettings, useWords } from '../app-context';
import { Notice } from '../screens/sign-in-screen';
import { partOf } from '../shell/part-of';
import { Placard } from '../shell/placard';
import { useNews } from '../shell/place';
import { ScreenHeading } from '../shell/screen-heading';
import { useWhenOnline } from '../shell/use-when-online';
import { countText } from '../trip/trip-texts';
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
import { TripList } from './trip-list';
import buttons from '../shell/link-button.module.css';
import styles from './trips-screen.module.css';

export { reloadsTrips, tripsLoader } from './load-trips';

// The list is what the user came for: it is painted before what is beside it is even loaded.
const TripFilter = lazy(async () => {
  const { TripFilter: part } = await partOf(() => import('./trip-filter'));
  return { default: part };
});
const TripCalendar = lazy(async () => {
  const { TripCalendar: part } = await partOf(() => import('./trip-calendar'));
  return { default: part };
});

const filterPlace = <div aria-busy="true" className={styles.filterPlace} />;
const calendarPlace = <div aria-busy="true" className={styles.calendarPlace} />;

/** Screen of the list of trips with its filter, its pages and the calendar. */
export function TripsScreen() {
  const words = useWords();
  const { language } = useSettings();
  const { query: loaded, list, facets, failure } = useLoaderData<TripsData>();
  const navigation = useNavigation();
  const [params, setParams] = useSearchParams();
  // Another month loads nothing, so that only the address knows it.
  const query = { ...loaded, month: readListQuery(params).month };
  const { revalidate } = useRevalidator();
  useWhenOnline(failure !== null, () => void revalidate());
  const busy = navigation.state === 'loading' && navigation.location.pathname === '/';
  const change = (part: Partial<ListQuery>) => {
    setParams(writeListQuery({ ...query, page: 1, ...part }), { preventScrollReset: true });
  };
  const filtered = isFiltered(query);
  const { removed } = useNews();
  const stage = usePainted();
  // Where there is room, the filter is always there.
  const [filters, setFilters] = useState(filtered);
  const create = (
    <RequireScope scopes="trips:write">
      <Link to="/trips/new" className={buttons.root} data-variant="solid">
        {words.trips.create}
      </Link>
    </RequireScope>
  );
  return (
    <>
      <ScreenHeading
        title={words.trips.title}
        after={
          <p role="status" className={styles.count}>
            {words.trips.found(...countText(list.total, language))}
          </p>
        }
        actions={create}
      />
      {removed !== undefined && <Notice kind="success">{words.trips.removed(removed)}</Notice>}
      {failure && (
        <Notice
          kind="warning"
          actions={
            <Button size="sm" onClick={() => void revalidate()}>
              {words.failure.retry}
            </Button>
          }
        >
          {words.failure[failure]}. {words.trips.kept}
        </Notice>
      )}
      <div className={styles.root}>
        <div data-open={filters ? '' : undefined} className={styles.side}>
          <Button
            aria-expanded={filters}
            className={styles.toggle}
            onClick={() => setFilters(!filters)}
          >
            {words.trips.filter}
            <Icon shapes={chevronDown} className={styles.sign} />
          </Button>
          <SidePart place={filterPlace}>
            {stage !== 'none' ? (
              <TripFilter query={query} facets={facets} onChange={change} />
            ) : (
              filterPlace
            )}
          </SidePart>
        </div>
        <section aria-label={words.trips.list} aria-busy={busy} className={styles.list}>
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
            <Placard
              heading={<h2>{words.trips.none}</h2>}
              hint={words.trips.noneHint}
              actions={<Button onClick={() => change(noFilter)}>{words.trips.clear}</Button>}
            />
          )}
          {list.total === 0 && !filtered && (
            <Placard
              heading={<h2>{words.trips.empty}</h2>}
              hint={words.trips.emptyHint}
              actions={create}
            />
          )}
        </section>
        <div className={styles.calendar}>
          <SidePart place={calendarPlace}>
            {stage === 'rested' ? (
              <TripCalendar
                day={query.dates?.from === query.dates?.to ? (query.dates?.from ?? null) : null}
                month={query.month}
                onDay={(day, month) =>
                  change({ dates: day === null ? null : { from: day, to: day }, month })
                }
                onMonth={(month) => change({ page: query.page, month })}
              />
            ) : (
              calendarPlace
            )}
          </SidePart>
        </div>
      </div>
    </>
  );
}
