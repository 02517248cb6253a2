import { compareCodePoints, normalizeText, searchWords } from './fields.ts';
import { expects, type TripStore } from './store.ts';
import { countFacets, readSort, type SortKey, type TripQuery } from './trip-query.ts';
import { changedTrip, searchText, summaryOf, type Trip } from './trip.ts';

/** Trip in memory with its search data. */
interface Entry {
  userId: string;
  trip: Trip;
  requestKey: string | null;
  search: string;
}

/** Removed trip that can be restored. */
interface Removed {
  userId: string;
  trip: Trip;
  removedAt: string;
}

/** Creates an in-memory store of trips. */
export function memoryTrips(): TripStore {
  const entries = new Map<string, Entry>();
  const removed = new Map<string, Removed>();
  const ofUser = (userId: string) => [...entries.values()].filter((one) => one.userId === userId);
  const find = (userId: string, id: string) => {
    const entry = entries.get(id);
    return entry?.userId === userId ? entry : undefined;
  };
  const keep = (userId: string, trip: Trip, requestKey: string | null) =>
    entries.set(trip.id, { userId, trip: copyOf(trip), requestKey, search: searchText(trip) });

  return {
    list: async (userId, query, turn) => {
      await turn();
      const matching = ofUser(userId).filter((entry) => matches(entry, query));
      const trips = matching.map(({ trip }) => trip).sort(orderOf(query));
      const start = (query.page - 1) * query.pageSize;
      const items = trips.slice(start, start + query.pageSize);
      return { items: items.map((trip) => summaryOf(copyOf(trip))), total: trips.length };
    },
    facets: async (userId, turn) => {
      await turn();
      const facets = countFacets();
      for (const { trip } of ofUser(userId)) facets.add(trip);
      return facets.result();
    },
    get: (userId, id) => {
      const entry = find(userId, id);
      return entry ? copyOf(entry.trip) : null;
    },
    count: (userId) => ofUser(userId).length,
    madeBy: (userId, requestKey) => {
      const made = ofUser(userId).find((one) => one.requestKey === requestKey);
      return made ? copyOf(made.trip) : null;
    },
    create: (userId, trip, requestKey) => void keep(userId, trip, requestKey),
    update: (userId, id, expected, draft, updatedAt) => {
      const entry = find(userId, id);
      if (!entry) return { kind: 'missing' };
      if (!expects(expected, entry.trip)) return { kind: 'stale', trip: copyOf(entry.trip) };
      const trip = changedTrip(entry.trip, draft, updatedAt);
      keep(userId, trip, entry.requestKey);
      return { kind: 'done', trip: copyOf(trip) };
    },
    remove: (userId, id, expected, removedAt) => {
      const entry = find(userId, id);
      if (!entry) return { kind: 'missing' };
      if (!expects(expected, entry.trip)) return { kind: 'stale', trip: copyOf(entry.trip) };
      entries.delete(id);
      removed.set(id, { userId, trip: entry.trip, removedAt });
      return { kind: 'done', trip: copyOf(entry.trip) };
    },
    restore: (userId, id) => {
      const found = removed.get(id);
      if (found?.userId !== userId) return null;
      keep(userId, found.trip, null);
      removed.delete(id);
      return copyOf(found.trip);
    },
    tidyRemoved: (userId, before, most) => {
      for (const [id, { removedAt }] of removed) if (removedAt <= before) removed.delete(id);
      const latest = [...removed]
        .filter(([, one]) => one.userId === userId)
        .sort(([, a], [, b]) => compareCodePoints(b.removedAt, a.removedAt));
      for (const [id] of latest.slice(most)) removed.delete(id);
    },
  };
}

// Returns copies: a trip changes only through the store.
function copyOf(trip: Trip): Trip {
  return { ...trip, dates: trip.dates && { ...trip.dates }, tags: [...trip.tags] };
}

function matches({ trip, search }: Entry, query: TripQuery): boolean {
  const { country, dates, tags, rating } = trip;
  return (
    searchWords(query.q).every((word) => search.includes(word)) &&
    (query.country.length === 0 || (country !== null && query.country.includes(country))) &&
    query.tag.every((tag) => tags.includes(tag)) &&
    (query.rating === undefined || (rating !== null && rating >= query.rating)) &&
    (query.from === undefined || (dates !== null && dates.to >= query.from)) &&
    (query.to === undefined || (dates !== null && dates.from <= query.to))
  );
}

const columns: Readonly<Record<SortKey, (trip: Trip) => string | number | null>> = {
  dates: ({ dates }) => dates?.from ?? null,
  title: ({ title }) => normalizeText(title),
  country: ({ country }) => country,
  rating: ({ rating }) => rating,
  createdAt: ({ createdAt }) => createdAt,
  updatedAt: ({ updatedAt }) => updatedAt,
};

function orderOf(query: TripQuery): (a: Trip, b: Trip) => number {
  const { key, descending } = readSort(query.sort);
  const valueOf = columns[key];
  return (a, b) => {
    const [left, right] = [valueOf(a), valueOf(b)];
    if (left === null || right === null) {
      return Number(left === null) - Number(right === null) || compareCodePoints(a.id, b.id);
    }
    const order =
      typeof left === 'number' && typeof right === 'number'
        ? left - right
        : compareCodePoints(String(left), String(right));
    return (descending ? -order : order) || compareCodePoints(a.id, b.id);
  };
}
