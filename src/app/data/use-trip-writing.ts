'use client';
import { useRef, useState, type RefObject } from 'react';
import type { FormAnswer, FormHandle } from '../../components/field';
import type { Trip } from '../../demo-api';
import type { TripValues } from '../screens/trip-form';
import { useApp, useLanguage, useWords } from './app-context';
import { saveTrip, valuesOf } from './save-trip';
import { useTripDraft, type KeptDraft } from './trip-draft';

/** Edit of a trip that survives a reload, a lost response and an edit by another user. */
export interface TripWriting extends Pick<KeptDraft, 'first' | 'keptAt' | 'isDone' | 'end'> {
  /** Whether the form has restored unsaved values. */
  restored: boolean;
  /** Trip that another user has saved in the meantime, or null. */
  met: Trip | null;
  /** Saves; returns the saved trip, or the errors of the form. */
  save: (
    values: TripValues,
    signal: AbortSignal,
  ) => Promise<{ saved: Trip } | { answer: FormAnswer }>;
  /** Discards the restored draft. */
  discard: () => void;
  /** Replaces the conflicting trip with the user's values. */
  keepMine: () => void;
  /** Keeps the conflicting trip. */
  takeTheirs: () => void;
}

/**
 * Manages the edit of a trip in the values of `form`.
 * @param trip Loaded trip; null for a new one.
 * @param place Element that is mounted as long as the form has values.
 */
export function useTripWriting(
  trip: Trip | null,
  form: FormHandle<TripValues>,
  place: RefObject<HTMLElement | null>,
): TripWriting {
  const words = useWords();
  const { api } = useApp();
  const language = useLanguage();
  const { first, found, keptAt, isDone, basis, rebase, drop, end } = useTripDraft(
    trip,
    form,
    place,
  );
  const target = useRef(trip?.id ?? null);
  // Values that were sent and may have been saved without a response.
  const unconfirmed = useRef<TripValues | null>(null);
  const [restored, setRestored] = useState(found);
  const [met, setMet] = useState<Trip | null>(null);
  const save = async (values: TripValues, signal: AbortSignal) => {
    const { version, requestKey } = basis();
    const request = { id: target.current, version, requestKey, unconfirmed: unconfirmed.current };
    const outcome = await saveTrip(api, { ...request, values, language, signal }, words);
    if ('met' in outcome) {
      setMet(outcome.met);
      target.current = outcome.met.id;
      // The comparison above the form explains the conflict.
      return { answer: { fieldErrors: {} } };
    }
    if ('answer' in outcome && outcome.unconfirmed) unconfirmed.current = values;
    return outcome;
  };
  const discard = () => {
    form.reset();
    drop();
    // Further changes are a new edit, based on the trip that is shown.
    rebase({ version: basis().read, requestKey: crypto.randomUUID() });
    setRestored(false);
  };
  const keepMine = () => {
    if (met) rebase({ version: met.version });
    setMet(null);
    form.submit();
  };
  const takeTheirs = () => {
    if (!met) return;
    const { version } = met;
    const values = valuesOf(met);
    rebase({ values, read: version, version });
    setMet(null);
    form.reset(values);
  };
  return { first, keptAt, isDone, restored, met, save, discard, keepMine, takeTheirs, end };
}
