import { createStore, type Store } from './store.ts';
import type { Rows, StoredRow } from './tables.ts';

/** Creates an in-memory store, for stories and static hosting: browsers have no SQLite. */
export function memoryStore(): Store {
  return createStore(memoryRows());
}

function memoryRows(): Rows {
  const kinds = new Map<string, Map<string, StoredRow>>();
  const rowsOf = (kind: string) => {
    const rows = kinds.get(kind) ?? new Map<string, StoredRow>();
    kinds.set(kind, rows);
    return rows;
  };
  return {
    insert: (row) => {
      const rows = rowsOf(row.kind);
      return !rows.has(row.id) && Boolean(rows.set(row.id, row));
    },
    replace: (row) => void rowsOf(row.kind).set(row.id, row),
    values: (kind, ids) => ids.flatMap((id) => rowsOf(kind).get(id)?.value ?? []),
    ids: (kind, owner) =>
      [...rowsOf(kind).values()]
        .filter((row) => owner === undefined || row.owner === owner)
        .map(({ id }) => id),
    remove: (kind, id) => rowsOf(kind).delete(id),
    expire: (kind, until) => {
      for (const { id, ends } of rowsOf(kind).values()) {
        if (ends !== null && ends <= until) rowsOf(kind).delete(id);
      }
    },
    // Changes cannot fail partially: memory is lost completely.
    transaction: (work) => work(),
    close: () => {},
  };
}
