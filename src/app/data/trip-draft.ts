'use client';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { useAuth } from '../../auth/react';
import type { FormHandle } from '../../components/field';
import type { Trip, User } from '../../demo-api';
import { emptyTrip, tripFields, type TripValues } from '../screens/trip-values';
import { useApp, type DraftStorage } from './app-context';

/** Returns the values of a trip; missing ones are empty. */
export function valuesOf(trip: Partial<TripValues>): TripValues {
  const values = tripFields.map((name) => [name, trip[name] ?? emptyTrip[name]]);
  return Object.fromEntries(values) as unknown as TripValues;
}

/** Returns the names of the fields that differ between two versions. */
export function differingFields(one: TripValues, other: TripValues) {
  return tripFields.filter((name) => JSON.stringify(one[name]) !== JSON.stringify(other[name]));
}

/** Unsaved values. */
export interface Draft {
  values: TripValues;
  /** Version on which they are based; 0 for a new trip. */
  version: number;
  /** Idempotency key. */
  requestKey: string;
}

/**
 * Creates the store of a user's draft of a trip, which lasts as long as its storage: across reloads and
 * sessions.
 */
export function draftStore(storage: () => DraftStorage, userId: string, tripId: string) {
  const key = `tessera.draft.${userId}.${tripId}`;
  return {
    /** Returns the stored draft, or null. */
    read: (): Draft | null => {
      try {
        return readDraft(storage().getItem(key));
      } catch {
        return null;
      }
    },
    keep: (draft: Draft): void => {
      try {
        storage().setItem(key, JSON.stringify(draft));
      } catch {
        // Storage is blocked or full; the form still has the values.
      }
    },
    /** Removes the draft. */
    drop: (): void => {
      try {
        storage().removeItem(key);
      } catch {
        // Nothing was stored.
      }
    },
  };
}

function readDraft(text: string | null): Draft | null {
  const stored = JSON.parse(text ?? 'null') as Partial<Draft> | null;
  const { values, version, requestKey } = stored ?? {};
  if (!values || typeof version !== 'number' || typeof requestKey !== 'string') return null;
  // A draft of an earlier version of the app lacks the fields that were added since.
  return 'title' in values ? { values: valuesOf(values), version, requestKey } : null;
}

/** Basis of an edit. */
interface Basis {
  /** Loaded values, which are not a draft. */
  values: TripValues;
  /** Version of these values; 0 for a new trip. */
  read: number;
  /** Version on which the edit is based: that of the draft, until the user decides. */
  version: number;
  /** Idempotency key of a new trip. */
  requestKey: string;
}

/** Draft of a form. */
export interface KeptDraft {
  /** Initial values of the form, before the draft is restored. */
  first: TripValues;
  /** Whether there was a draft. */
  found: boolean;
  /** Time of the last save to the minute, in ms since 1970; null without a draft. */
  keptAt: number | null;
  /** Returns the basis of the edit. */
  basis: () => Basis;
  rebase: (parts: Partial<Basis>) => void;
  /** Returns whether drafts are no longer stored. */
  isDone: () => boolean;
  /** Discards the draft. */
  drop: () => void;
  /** Ends the edit after saving or discarding. */
  end: () => void;
}

const minute = 60_000;
const idOf = ({ user }: { user: User | null }) => user?.id ?? '';

/**
 * Restores the draft of a trip in `form`, and stores later changes.
 * @param trip Loaded trip; null for a new one.
 * @param place Element that is mounted as long as the form has values.
 */
export function useTripDraft(
  trip: Trip | null,
  form: FormHandle<TripValues>,
  place: RefObject<HTMLElement | null>,
): KeptDraft {
  const { drafts: storage, now } = useApp();
  const userId = useAuth<string, User>(idOf);
  const [drafts] = useState(() => draftStore(storage, userId, trip?.id ?? 'new'));
  const [draft] = useState(drafts.read);
  const [first] = useState(() => (trip ? valuesOf(trip) : emptyTrip));
  const [requestKey] = useState(() => draft?.requestKey ?? crypto.randomUUID());
  const read = trip?.version ?? 0;
  const basis = useRef<Basis>({ values: first, read, version: draft?.version ?? read, requestKey });
  const done = useRef(false);
  const [keptAt, setKeptAt] = useState<number | null>(null);
  const drop = useCallback(() => {
    drafts.drop();
    setKeptAt(null);
  }, [drafts]);
  useEffect(() => {
    for (const name of draft ? differingFields(draft.values, first) : []) {
      form.set(name, draft?.values[name] as never);
    }
    return form.subscribe(() => {
      // A form that unmounts has no values, which must not overwrite the draft.
      if (done.current || !place.current) return;
      const values = valuesOf(form.get());
      const { values: known, version, requestKey } = basis.current;
      if (differingFields(values, known).length === 0) return drop();
      drafts.keep({ values, version, requestKey });
      // Rounded to a minute, so that it causes few renders.
      return setKeptAt(Math.floor(now() / minute) * minute);
    });
  }, [draft, drafts, drop, first, form, now, place]);
  const rebase = (parts: Partial<Basis>) => {
    basis.current = { ...basis.current, ...parts };
  };
  const end = () => {
    done.current = true;
    drafts.drop();
  };
  return {
    first,
    found: draft !== null,
    keptAt,
    basis: () => basis.current,
    rebase,
    isDone: () => done.current,
    drop,
    end,
  };
}
