'use client';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { useAuth } from '../../auth/react';
import type { FormHandle } from '../../components/field';
import type { Trip, User } from '../../demo-api';
import { useApp, type DraftKeeper } from '../app-context';
import { emptyTrip, tripFields, type TripValues } from '../screens/trip-form';
import { differingFields, valuesOf } from './compare-trips';

/** What was typed and not saved yet. */
export interface Draft {
  /** Values of the form. */
  values: TripValues;
  /** Version of the trip that they were typed into; 0 for a new one. */
  version: number;
  /** Name of the writing, so that it is not done twice. */
  requestKey: string;
}

/** Store of the draft of one trip of one person, which lasts as long as its keeper: over a reload and a session's end. */
export function draftStore(keeper: () => DraftKeeper, userId: string, tripId: string) {
  const key = `tessera.draft.${userId}.${tripId}`;
  return {
    /** Draft that is kept, or null. */
    read: (): Draft | null => {
      try {
        return readDraft(keeper().getItem(key));
      } catch {
        return null;
      }
    },
    /** Called when something was typed. */
    keep: (draft: Draft): void => {
      try {
        keeper().setItem(key, JSON.stringify(draft));
      } catch {
        // Blocked or full: the form still has it.
      }
    },
    /** Called when the draft is saved or given up. */
    drop: (): void => {
      try {
        keeper().removeItem(key);
      } catch {
        // Nothing was kept.
      }
    },
  };
}

function readDraft(text: string | null): Draft | null {
  const kept = JSON.parse(text ?? 'null') as Partial<Draft> | null;
  const { values, version, requestKey } = kept ?? {};
  if (!values || typeof version !== 'number' || typeof requestKey !== 'string') return null;
  const isWhole = tripFields.every((name) => name in values);
  return isWhole ? { values: valuesOf(values), version, requestKey } : null;
}

/** What a trip is written over and under. */
interface Basis {
  /** Values as they were last read, which are no draft. */
  values: TripValues;
  /** Version of these values; 0 for a new trip. */
  read: number;
  /** Version that was typed into: that of the draft, until the user decides. */
  version: number;
  /** Name of the writing of a new trip, so that it is not done twice. */
  requestKey: string;
}

/** Draft of a trip that is kept beside its form. */
export interface KeptDraft {
  /** Values that the form begins with, before the draft is put in. */
  first: TripValues;
  /** Whether there was a draft. */
  found: boolean;
  /** Minute in which a draft was saved last, in ms since 1970; null where there is none. */
  keptAt: number | null;
  /** Called to ask what the trip is written over and under. */
  basis: () => Basis;
  /** Called when parts of that are others from now on. */
  rebase: (parts: Partial<Basis>) => void;
  /** Called to ask whether nothing is kept any more. */
  isDone: () => boolean;
  /** Called when what is kept is not wanted. */
  drop: () => void;
  /** Called when the writing is saved or given up. */
  end: () => void;
}

const minute = 60_000;
const idOf = ({ user }: { user: User | null }) => user?.id ?? '';

/**
 * Puts the draft of a trip into `form`, and keeps what is typed from then on.
 * @param trip Trip as it was read; null for a new one.
 * @param place Element that stands as long as the form has values.
 */
export function useTripDraft(
  trip: Trip | null,
  form: FormHandle<TripValues>,
  place: RefObject<HTMLElement | null>,
): KeptDraft {
  const { drafts: keeper, now } = useApp();
  const userId = useAuth<string, User>(idOf);
  const [drafts] = useState(() => draftStore(keeper, userId, trip?.id ?? 'new'));
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
      // A form that leaves the page has no values any more, which is no wish to be empty.
      if (done.current || !place.current) return;
      const values = valuesOf(form.get());
      const { values: known, version, requestKey } = basis.current;
      if (differingFields(values, known).length === 0) return drop();
      drafts.keep({ values, version, requestKey });
      // Within a minute it is the same, which draws nothing anew.
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
