import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import { normalizeText, searchWords } from './normalize-text.ts';
import { expects, type Store, type TripStore } from './store.ts';
import { readSort, sorts, type SortKey, type TripQuery } from './trip-query.ts';
import { changedTrip, searchText, type Trip, type TripFacets, type TripSummary } from './trip.ts';

type Row = Record<string, SQLOutputValue>;

// Every value is bound; statements contain nothing that a client sent.
const filter = `
  user_id = :userId
  AND NOT EXISTS (SELECT 1 FROM json_each(:words) WHERE instr(search, value) = 0)
  AND (:countries = '[]' OR country IN (SELECT value FROM json_each(:countries)))
  AND NOT EXISTS (
    SELECT 1 FROM json_each(:tags) AS wanted
    WHERE wanted.value NOT IN (SELECT value FROM json_each(trips.tags))
  )
  AND (:rating IS NULL OR rating >= :rating)
  AND (:from IS NULL OR date_to >= :from)
  AND (:to IS NULL OR date_from <= :to)`;

const columns: Readonly<Record<SortKey, string>> = {
  dates: 'date_from',
  title: 'title_key',
  country: 'country',
  rating: 'rating',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
};

const summaryColumns = `
  id, version, created_at, updated_at, title, country, date_from, date_to, departure, arrival, rating, tags, color, link,
  notes <> '' AS has_notes`;

const tally = 'GROUP BY value ORDER BY count DESC, value';

/** Creates a store of trips in a SQLite database, with the transactions of the whole store. */
export function sqliteTrips(database: DatabaseSync, transaction: Store['transaction']): TripStore {
  const prepare = (sql: string) => database.prepare(sql);
  const total = prepare(`SELECT count(*) AS total FROM trips WHERE ${filter}`);
  const lists = new Map(sorts.map((sort) => [sort, prepare(listSql(sort))]));
  const countries = prepare(
    `SELECT country AS value, count(*) AS count FROM trips WHERE user_id = ? AND country IS NOT NULL ${tally}`,
  );
  const tags = prepare(
    `SELECT value, count(*) AS count FROM trips, json_each(trips.tags) WHERE user_id = ? ${tally}`,
  );
  const one = prepare('SELECT * FROM trips WHERE id = ? AND user_id = ?');
  const many = prepare('SELECT count(*) AS total FROM trips WHERE user_id = ?');
  const made = prepare('SELECT * FROM trips WHERE user_id = ? AND request_key = ?');
  const insert = prepare(`
    INSERT INTO trips VALUES (:id, :userId, :version, :createdAt, :updatedAt, :title, :country, :from, :to, :rating,
      :tags, :color, :notes, :link, :titleKey, :search, :requestKey, :departure, :arrival)`);
  const change = prepare(`
    UPDATE trips SET version = :version, created_at = :createdAt, updated_at = :updatedAt, title = :title,
      country = :country, date_from = :from, date_to = :to, rating = :rating, tags = :tags, color = :color,
      notes = :notes, link = :link, departure = :departure, arrival = :arrival, title_key = :titleKey, search = :search
    WHERE id = :id`);
  const remove = prepare('DELETE FROM trips WHERE id = ?');
  const removed = sqliteRemovedTrips(database);

  const find = (userId: string, id: string) => {
    const row = one.get(id, userId);
    return row ? tripOf(row) : null;
  };

  return {
    list: (userId, query) => {
      const wanted = filterValues(userId, query);
      const page = { size: query.pageSize, start: (query.page - 1) * query.pageSize };
      const rows = lists.get(query.sort)?.all({ ...wanted, ...page }) ?? [];
      return {
        items: rows.map((row) => summaryFrom(row)),
        total: Number(total.get(wanted)?.total),
      };
    },
    facets: (userId) => ({
      countries: countries.all(userId).map(facetOf),
      tags: tags.all(userId).map(facetOf),
    }),
    get: find,
    count: (userId) => Number(many.get(userId)?.total),
    madeBy: (userId, requestKey) => {
      const row = made.get(userId, requestKey);
      return row ? tripOf(row) : null;
    },
    create: (userId, trip, requestKey) =>
      void insert.run({ ...valuesOf(trip), userId, requestKey }),
    update: (userId, id, expected, draft, updatedAt) => {
      const found = find(userId, id);
      if (!found) return { kind: 'missing' };
      if (!expects(expected, found)) return { kind: 'stale', trip: found };
      const trip = changedTrip(found, draft, updatedAt);
      change.run(valuesOf(trip));
      return { kind: 'done', trip };
    },
    remove: (userId, id, expected, removedAt) => {
      const found = find(userId, id);
      if (!found) return { kind: 'missing' };
      if (!expects(expected, found)) return { kind: 'stale', trip: found };
      transaction(() => {
        removed.add(userId, found, removedAt);
        remove.run(id);
      });
      return { kind: 'done', trip: found };
    },
    restore: (userId, id) => {
      const trip = removed.get(userId, id);
      if (!trip) return null;
      transaction(() => {
        insert.run({ ...valuesOf(trip), userId, requestKey: null });
        removed.delete(id);
      });
      return trip;
    },
    tidyRemoved: removed.tidy,
  };
}

/** Removed trips that can be restored. */
function sqliteRemovedTrips(database: DatabaseSync) {
  const insert = database.prepare('INSERT OR REPLACE INTO removed_trips VALUES (?, ?, ?, ?)');
  const one = database.prepare('SELECT trip FROM removed_trips WHERE id = ? AND user_id = ?');
  const remove = database.prepare('DELETE FROM removed_trips WHERE id = ?');
  const expire = database.prepare('DELETE FROM removed_trips WHERE removed_at <= ?');
  const trim = database.prepare(`
    DELETE FROM removed_trips WHERE id IN (
      SELECT id FROM removed_trips WHERE user_id = ? ORDER BY removed_at DESC LIMIT -1 OFFSET ?
    )`);
  return {
    add: (userId: string, trip: Trip, removedAt: string) =>
      void insert.run(trip.id, userId, removedAt, JSON.stringify(trip)),
    get: (userId: string, id: string): Trip | null => {
      const row = one.get(id, userId);
      return row ? JSON.parse(String(row.trip)) : null;
    },
    delete: (id: string) => void remove.run(id),
    tidy: (userId: string, before: string, most: number) => {
      expire.run(before);
      trim.run(userId, most);
    },
  };
}

function listSql(sort: TripQuery['sort']): string {
  const { key, descending } = readSort(sort);
  const column = columns[key];
  const order = `${column} IS NULL, ${column} ${descending ? 'DESC' : 'ASC'}, id`;
  // Only ids are sorted: rows contain notes of thousands of characters, which a list does not show.
  const page = `SELECT id FROM trips WHERE ${filter} ORDER BY ${order} LIMIT :size OFFSET :start`;
  return `SELECT ${summaryColumns} FROM trips WHERE id IN (${page}) ORDER BY ${order}`;
}

function filterValues(userId: string, { q, country, tag, rating, from, to }: TripQuery) {
  return {
    userId,
    words: JSON.stringify(searchWords(q)),
    countries: JSON.stringify(country),
    tags: JSON.stringify(tag),
    rating: rating ?? null,
    from: from ?? null,
    to: to ?? null,
  };
}

function valuesOf(trip: Trip) {
  const { id, version, createdAt, updatedAt, title, country, dates, rating } = trip;
  const { departure, arrival, color, notes, link } = trip;
  return {
    id,
    version,
    createdAt,
    updatedAt,
    title,
    country,
    rating,
    color,
    notes,
    link,
    from: dates?.from ?? null,
    to: dates?.to ?? null,
    departure,
    arrival,
    tags: JSON.stringify(trip.tags),
    titleKey: normalizeText(title),
    search: searchText(trip),
  };
}

function tripOf(row: Row): Trip {
  return { ...fieldsOf(row), notes: String(row.notes) };
}

function summaryFrom(row: Row): TripSummary {
  return { ...fieldsOf(row), hasNotes: row.has_notes === 1 };
}

function fieldsOf(row: Row): Omit<Trip, 'notes'> {
  const { date_from: from, date_to: to } = row;
  return {
    id: String(row.id),
    version: Number(row.version),
    createdAt: String(row.created_at),
    updatedAt: String(row.updated_at),
    title: String(row.title),
    country: textOrNull(row.country),
    dates: from && to ? { from: String(from), to: String(to) } : null,
    departure: textOrNull(row.departure),
    arrival: textOrNull(row.arrival),
    rating: row.rating === null ? null : Number(row.rating),
    tags: JSON.parse(String(row.tags)),
    color: textOrNull(row.color),
    link: String(row.link),
  };
}

function textOrNull(value: SQLOutputValue | undefined): string | null {
  return typeof value === 'string' ? value : null;
}

function facetOf({ value, count }: Row): TripFacets['tags'][number] {
  return { value: String(value), count: Number(count) };
}
