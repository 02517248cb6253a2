import { compareCodePoints, normalizeText, searchWords } from './fields.ts';
import { tableOf, type Rows } from './tables.ts';
import { countFacets, readSort, type SortKey, type TripQuery } from './trip-query.ts';
import {
  changedTrip,
  searchText,
  summaryOf,
  type Trip,
  type TripDraft,
  type TripFacets,
  type TripSummary,
} from './trip.ts';

/** Versions that a change accepts; `null` for any. */
export type ExpectedVersions = readonly number[] | null;

/** Result of a change: done, not found, or a version conflict, with the current trip. */
export type ChangeOutcome =
  | { kind: 'done'; trip: Trip }
  | { kind: 'missing' }
  | { kind: 'stale'; trip: Trip };

/** Waits until the next slice of a long reading may run. */
export type Turn = () => Promise<void>;

/** Trip without its notes, which may be long and are read only for a search. */
interface TripRow {
  id: string;
  userId: string;
  requestKey: string | null;
  summary: TripSummary;
}

/** Notes of a trip. */
interface NotesRow {
  id: string;
  notes: string;
}

/** Text of a trip for searches, apart from its notes: a search reads those of all trips. */
interface SearchRow {
  id: string;
  text: string;
}

/** Removed trip that can be restored. */
interface RemovedRow {
  id: string;
  userId: string;
  removedAt: string;
  trip: Trip;
}

/** Number of trips in a slice: fewer with their notes, so that another user waits as briefly for a slice. */
const sliceSize = 100;
const sliceWithNotes = 20;

/**
 * Creates the store of trips. Readings of all trips of a user run in slices, each after its turn; trips that are removed in
 * the meantime are left out.
 */
export function createTrips(rows: Rows) {
  const { transaction } = rows;
  const ofUser = ({ userId }: { userId: string }) => userId;
  const trips = tableOf<TripRow>(rows, 'trips', ofUser);
  const notes = tableOf<NotesRow>(rows, 'notes');
  const searches = tableOf<SearchRow>(rows, 'searches');
  const keys = tableOf<{ id: string; tripId: string }>(rows, 'request-keys');
  const removed = tableOf<RemovedRow>(rows, 'removed', ofUser, ({ removedAt }) =>
    Date.parse(removedAt),
  );

  const get = (userId: string, id: string): Trip | null => {
    const row = trips.get(id);
    if (row?.userId !== userId) return null;
    const { hasNotes: _, ...summary } = row.summary;
    return { ...summary, notes: notes.get(id)?.notes ?? '' };
  };
  const create = (userId: string, trip: Trip, requestKey: string | null): void =>
    transaction(() => {
      trips.insert({ id: trip.id, userId, requestKey, summary: summaryOf(trip) });
      notes.insert({ id: trip.id, notes: trip.notes });
      searches.insert({ id: trip.id, text: searchText(trip) });
      if (requestKey !== null) keys.insert({ id: `${userId} ${requestKey}`, tripId: trip.id });
    });
  const changeOf = (
    userId: string,
    id: string,
    expected: ExpectedVersions,
    work: (trip: Trip) => Trip,
  ): ChangeOutcome => {
    const trip = get(userId, id);
    if (!trip) return { kind: 'missing' };
    if (expected && !expected.includes(trip.version)) return { kind: 'stale', trip };
    let changed = trip;
    transaction(() => void (changed = work(trip)));
    return { kind: 'done', trip: changed };
  };
  const withWords = (some: readonly TripSummary[], words: readonly string[]) => {
    const ids = new Set(
      searches
        .many(some.map(({ id }) => id))
        .filter(({ text }) => words.every((word) => text.includes(word)))
        .map(({ id }) => id),
    );
    return some.filter(({ id }) => ids.has(id));
  };
  async function* slicesOf(
    userId: string,
    turn: Turn,
    size = sliceSize,
  ): AsyncGenerator<TripRow[]> {
    await turn();
    const ids = trips.ids(userId);
    for (let start = 0; start < ids.length; start += size) {
      if (start > 0) await turn();
      yield trips.many(ids.slice(start, start + size));
    }
  }

  return {
    /** Returns a page of the matching trips, with their number. */
    list: async (
      userId: string,
      query: TripQuery,
      turn: Turn,
    ): Promise<{ items: TripSummary[]; total: number }> => {
      const words = searchWords(query.q);
      const found: TripSummary[] = [];
      const size = words.length > 0 ? sliceWithNotes : sliceSize;
      for await (const slice of slicesOf(userId, turn, size)) {
        const matching = slice.flatMap(({ summary }) => (matches(summary, query) ? [summary] : []));
        found.push(...(words.length > 0 ? withWords(matching, words) : matching));
      }
      const start = (query.page - 1) * query.pageSize;
      const page = sortTrips(found, query.sort).slice(start, start + query.pageSize);
      const items = page.flatMap(({ id }) => trips.get(id)?.summary ?? []);
      return { items, total: found.length };
    },
    /** Returns the values for filters, at most `mostFacets` of each kind. */
    facets: async (userId: string, turn: Turn): Promise<TripFacets> => {
      const facets = countFacets();
      for await (const slice of slicesOf(userId, turn)) {
        for (const { summary } of slice) facets.add(summary);
      }
      return facets.result();
    },
    /** Returns a trip, or null if the user has none with this id. */
    get,
    /** Returns the number of a user's trips. */
    count: (userId: string): number => trips.ids(userId).length,
    /** Returns the trip that was created with a request key, or null. */
    madeBy: (userId: string, requestKey: string): Trip | null =>
      get(userId, keys.get(`${userId} ${requestKey}`)?.tripId ?? ''),
    /** Adds a trip, whose request key must be new. */
    create,
    /** Replaces a trip and increments its version. */
    update: (
      userId: string,
      id: string,
      expected: ExpectedVersions,
      draft: TripDraft,
      updatedAt: string,
    ): ChangeOutcome =>
      changeOf(userId, id, expected, (before) => {
        const trip = changedTrip(before, draft, updatedAt);
        trips.change(id, { summary: summaryOf(trip) });
        notes.change(id, { notes: trip.notes });
        searches.change(id, { text: searchText(trip) });
        return trip;
      }),
    /** Removes a trip at a time in ISO 8601, and keeps it for `restore`; returns the removed trip. */
    remove: (
      userId: string,
      id: string,
      expected: ExpectedVersions,
      removedAt: string,
    ): ChangeOutcome =>
      changeOf(userId, id, expected, (trip) => {
        keys.remove(`${userId} ${trips.get(id)?.requestKey}`);
        trips.remove(id);
        notes.remove(id);
        searches.remove(id);
        removed.insert({ id, userId, removedAt, trip });
        return trip;
      }),
    /** Adds a removed trip again, unchanged except for its request key; null if there is none. */
    restore: (userId: string, id: string): Trip | null => {
      const row = removed.get(id);
      if (row?.userId !== userId) return null;
      transaction(() => {
        create(userId, row.trip, null);
        removed.remove(id);
      });
      return row.trip;
    },
    /** Deletes removed trips for good: those until `before`, and the oldest ones of a user beyond `most`. */
    tidyRemoved: (userId: string, before: string, most: number): void => {
      removed.expire(Date.parse(before));
      const latest = removed.of(userId).sort((a, b) => compareCodePoints(b.removedAt, a.removedAt));
      for (const { id } of latest.slice(most)) removed.remove(id);
    },
  };
}

function matches({ country, dates, tags, rating }: TripSummary, query: TripQuery): boolean {
  return (
    (query.country.length === 0 || (country !== null && query.country.includes(country))) &&
    query.tag.every((tag) => tags.includes(tag)) &&
    (query.rating === undefined || (rating !== null && rating >= query.rating)) &&
    (query.from === undefined || (dates !== null && dates.to >= query.from)) &&
    (query.to === undefined || (dates !== null && dates.from <= query.to))
  );
}

const columns: Readonly<Record<SortKey, (trip: TripSummary) => string | number | null>> = {
  dates: ({ dates }) => dates?.from ?? null,
  title: ({ title }) => normalizeText(title),
  country: ({ country }) => country,
  rating: ({ rating }) => rating,
  createdAt: ({ createdAt }) => createdAt,
  updatedAt: ({ updatedAt }) => updatedAt,
};

/** Sorts trips; those without a value come last. */
function sortTrips(trips: readonly TripSummary[], sort: TripQuery['sort']): TripSummary[] {
  const { key, descending } = readSort(sort);
  return trips
    .map((trip) => ({ trip, value: columns[key](trip) }))
    .sort(({ trip: a, value: one }, { trip: b, value: other }) => {
      const byId = compareCodePoints(a.id, b.id);
      if (one === null || other === null)
        return Number(one === null) - Number(other === null) || byId;
      const order =
        typeof one === 'number' && typeof other === 'number'
          ? one - other
          : compareCodePoints(String(one), String(other));
      return (descending ? -order : order) || byId;
    })
    .map(({ trip }) => trip);
}
