/** Row as it is stored. */
export interface StoredRow {
  /** Name of its table. */
  kind: string;
  /** Id, unique in the table. */
  id: string;
  /** Whom it belongs to, such as the id of a user; empty if rows are only found by id. */
  owner: string;
  /** Time after which it is not needed, or null. */
  ends: number | null;
  /** The row in JSON. */
  value: string;
}

/**
 * Place of all rows: memory or a SQLite file. Calls are synchronous, so that no other request can run between a read and a
 * write.
 */
export interface Rows {
  /** Adds a row; returns false if its id exists. */
  insert: (row: StoredRow) => boolean;
  /** Replaces a row that exists, in its place. */
  replace: (row: StoredRow) => void;
  /** Returns the values of rows, in the order in which they were added. */
  values: (kind: string, ids: readonly string[]) => string[];
  /** Returns the ids of an owner's rows, or of all, in the order in which they were added. */
  ids: (kind: string, owner?: string) => string[];
  /** Removes a row; returns whether it existed. */
  remove: (kind: string, id: string) => boolean;
  /** Removes the rows that end until a time. */
  expire: (kind: string, until: number) => void;
  /** Runs several changes: all are rolled back if `work` throws. */
  transaction: (work: () => void) => void;
  /** Closes the place. */
  close: () => void;
}

/**
 * Returns a table of the rows, which are copied in and out, because they change only through the table.
 * @param ownerOf Returns whom a row belongs to.
 * @param endOf Returns the time after which a row is not needed, or null.
 */
export function tableOf<Row extends { id: string }>(
  rows: Rows,
  kind: string,
  ownerOf: (row: Row) => string = () => '',
  endOf: (row: Row) => number | null = () => null,
) {
  const stored = (row: Row): StoredRow => ({
    kind,
    id: row.id,
    owner: ownerOf(row),
    ends: endOf(row),
    value: JSON.stringify(row),
  });
  const many = (ids: readonly string[]): Row[] =>
    rows.values(kind, ids).map((value) => JSON.parse(value) as Row);
  const get = (id: string): Row | null => many([id])[0] ?? null;
  return {
    /** Adds a row; returns false if its id exists. */
    insert: (row: Row): boolean => rows.insert(stored(row)),
    /** Returns the row with an id. */
    get,
    /** Returns the rows with these ids, oldest first. */
    many,
    /** Returns the ids of an owner's rows, or of all, oldest first. */
    ids: (owner?: string): string[] => rows.ids(kind, owner),
    /** Returns an owner's rows, or all, oldest first. */
    of: (owner?: string): Row[] => many(rows.ids(kind, owner)),
    /** Changes a row; returns whether it exists. */
    change: (id: string, changes: Partial<Row>): boolean => {
      const row = get(id);
      if (row) rows.replace(stored({ ...row, ...changes }));
      return row !== null;
    },
    /** Removes a row; returns whether it existed. */
    remove: (id: string): boolean => rows.remove(kind, id),
    /** Removes the rows that end until a time. */
    expire: (until: number): void => rows.expire(kind, until),
  };
}
