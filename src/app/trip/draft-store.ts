import type { DraftKeeper } from '../app-context';
import { tripFields, type TripValues } from '../screens/trip-form';
import { valuesOf } from './compare-trips';

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
