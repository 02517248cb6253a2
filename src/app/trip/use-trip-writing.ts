'use client';
import { useRef, useState, type RefObject } from 'react';
import type { FormAnswer, FormHandle } from '../../components/field';
import type { Trip } from '../../demo-api';
import { useApp, useSettings, useWords } from '../app-context';
import type { TripValues } from '../screens/trip-form';
import { valuesOf } from './compare-trips';
import { saveTrip } from './save-trip';
import { useTripDraft, type KeptDraft } from './trip-draft';

/** Writing of one trip, of which nothing gets lost: not by a reload, a lost response or the change of another user. */
export interface TripWriting extends Pick<KeptDraft, 'first' | 'keptAt' | 'isDone' | 'end'> {
  /** Whether the form has what was typed before and not saved. */
  restored: boolean;
  /** Trip that another user has saved meanwhile, or null. */
  met: Trip | null;
  /** Called to save; answers the trip as it is now, or what the form is to say. */
  save: (
    values: TripValues,
    signal: AbortSignal,
  ) => Promise<{ saved: Trip } | { answer: FormAnswer }>;
  /** Called when what was typed before is not wanted. */
  discard: () => void;
  /** Called when what was typed is to replace what was found. */
  keepMine: () => void;
  /** Called when what was met is to hold. */
  takeTheirs: () => void;
}

/**
 * Writing of a trip in the values of `form`.
 * @param trip Trip as it was read; null for a new one.
 * @param place Element that stands as long as the form has values.
 */
export function useTripWriting(
  trip: Trip | null,
  form: FormHandle<TripValues>,
  place: RefObject<HTMLElement | null>,
): TripWriting {
  const words = useWords();
  const { api } = useApp();
  const { language } = useSettings();
  const { first, found, keptAt, isDone, basis, rebase, drop, end } = useTripDraft(
    trip,
    form,
    place,
  );
  const target = useRef(trip?.id ?? null);
  // What was sent and may be saved, though no answer came.
  const unheard = useRef<TripValues | null>(null);
  const [restored, setRestored] = useState(found);
  const [met, setMet] = useState<Trip | null>(null);
  const save = async (values: TripValues, signal: AbortSignal) => {
    const { version, requestKey } = basis();
    const told = { id: target.current, version, requestKey, unheard: unheard.current };
    const outcome = await saveTrip(api, { ...told, values, language, signal }, words);
    if ('met' in outcome) {
      setMet(outcome.met);
      target.current = outcome.met.id;
      // Both versions above the form say what is the matter.
      return { answer: { fieldErrors: {} } };
    }
    if ('answer' in outcome && outcome.unheard) unheard.current = values;
    return outcome;
  };
  const discard = () => {
    form.reset();
    drop();
    // What is typed from now on is another writing, into the trip that is shown.
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
