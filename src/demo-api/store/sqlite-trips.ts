import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import { normalizeText, searchWords } from './fields.ts';
import { expects, type Store, type TripStore } from './store.ts';
import { countFacets, readSort, sorts, type SortKey, type TripQuery } from './trip-query.ts';
import { changedTrip, searchText, type Trip, type TripSummary } from './trip.ts';

type Row = Record<string, SQLOutputValue>;

// Every value is bound; statements contain nothing that a client sent.
const filter = `
  user_id = :userId
  AND (:countries = '[]' OR country IN (SELECT value FROM json_each(:countries)))
  AND (:rating IS NULL OR rating >= :rating)
  AND (:from IS NULL OR date_to >= :from)
  AND (:to IS NULL OR date_from <= :to)`;

const amongIds = 'id IN (SELECT value FROM json_each(:ids))';

// These conditions take long, so they are checked for a slice of the trips at a time.
const slowFilter = `
  ${amongIds}
  AND NOT EXISTS (
    SELECT 1 FROM json_each(:tags) AS wanted
    WHERE wanted.value NOT IN (SELECT value FROM json_each(trips.tags))
  )
  AND NOT EXISTS (SELECT 1 FROM json_each(:words) WHERE instr(search, value) = 0)`;

/** Number of trips in a slice. */
const sliceSize = 100;

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

/** Creates a store of trips in a SQLite database, with the transactions of the whole store. */
export function sqliteTrips(database: DatabaseSync, transaction: Store['transaction']): TripStore {
  const prepare = (sql: string) => database.prepare(sql);
  const orders = new Map(sorts.map((sort) => [sort, prepare(orderSql(sort))]));
  const matching = prepare(`SELECT id FROM trips WHERE ${slowFilter}`);
  const summaries = prepare(`SELECT ${summaryColumns} FROM trips WHERE ${amongIds}`);
  const all = prepare('SELECT id FROM trips WHERE user_id = ?');
  const values = prepare(`SELECT country, tags FROM trips WHERE ${amongIds}`);
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
  const addRemoved = prepare('INSERT OR REPLACE INTO removed_trips VALUES (?, ?, ?, ?)');
  const oneRemoved = prepare('SELECT trip FROM removed_trips WHERE id = ? AND user_id = ?');
  const deleteRemoved = prepare('DELETE FROM removed_trips WHERE id = ?');
  const expireRemoved = prepare('DELETE FROM removed_trips WHERE removed_at <= ?');
  const trimRemoved = prepare(`
    DELETE FROM removed_trips WHERE id IN (
      SELECT id FROM removed_trips WHERE user_id = ? ORDER BY removed_at DESC LIMIT -1 OFFSET ?
    )`);

  const find = (userId: string, id: string) => {
    const row = one.get(id, userId);
    return row ? tripOf(row) : null;
  };

  return {
    list: async (userId, query, turn) => {
      await turn();
      const { words, tags, ...quick } = filterValues(userId, query);
      let ids = idsOf(orders.get(query.sort)?.all(quick));
      if (words !== '[]' || tags !== '[]') {
        const found = new Set<string>();
        for (const slice of slicesOf(ids)) {
          await turn();
          for (const id of idsOf(matching.all({ words, tags, ids: slice }))) found.add(id);
        }
        ids = ids.filter((id) => found.has(id));
      }
      const start = (query.page - 1) * query.pageSize;
      const page = ids.slice(start, start + query.pageSize);
      const rows = summaries.all({ ids: JSON.stringify(page) });
      const items = new Map(rows.map((row) => [row.id, summaryFrom(row)]));
      return { items: page.flatMap((id) => items.get(id) ?? []), total: ids.length };
    },
    facets: async (userId, turn) => {
      await turn();
      const facets = countFacets();
      for (const slice of slicesOf(idsOf(all.all(userId)))) {
        await turn();
        for (const { country, tags } of values.all({ ids: slice })) {
          facets.add({ country: textOrNull(country), tags: JSON.parse(String(tags)) });
        }
      }
      await turn();
      return facets.result();
    },
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
        addRemoved.run(id, userId, removedAt, JSON.stringify(found));
        remove.run(id);
      });
      return { kind: 'done', trip: found };
    },
    restore: (userId, id) => {
      const row = oneRemoved.get(id, userId);
      if (!row) return null;
      const trip: Trip = JSON.parse(String(row.trip));
      transaction(() => {
        insert.run({ ...valuesOf(trip), userId, requestKey: null });
        deleteRemoved.run(id);
      });
      return trip;
    },
    tidyRemoved: (userId, before, most) => {
      expireRemoved.run(before);
      trimRemoved.run(userId, most);
    },
  };
}

// Only ids are sorted: rows contain notes of thousands of characters, which a list does not show.
function orderSql(sort: TripQuery['sort']): string {
  const { key, descending } = readSort(sort);
  const column = columns[key];
  const direction = descending ? 'DESC' : 'ASC';
  return `SELECT id FROM trips WHERE ${filter} ORDER BY ${column} IS NULL, ${column} ${direction}, id`;
}

function idsOf(rows: readonly Row[] = []): string[] {
  return rows.map(({ id }) => String(id));
}

function* slicesOf(ids: readonly string[]): Generator<string> {
  for (let start = 0; start < ids.length; start += sliceSize) {
    yield JSON.stringify(ids.slice(start, start + sliceSize));
  }
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
