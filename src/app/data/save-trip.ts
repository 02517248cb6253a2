'use client';
import { useRef, useState, type RefObject } from 'react';
import type { FormAnswer, FormHandle } from '../../components/field';
import type { Trip } from '../../demo-api';
import type { TripValues } from '../screens/trip-values';
import type { Words } from '../words/en';
import { ApiFailure, bodyOf, type ApiClient } from './api-client';
import { useApp, useLanguage, useWords } from './app-context';
import { failureKind } from './failures';
import { problemTexts } from './problem-texts';
import { useTripDraft, valuesOf, type KeptDraft } from './trip-draft';

/** Values and version to save. */
interface Writing {
  /** Id; null for a new trip. */
  id: string | null;
  values: TripValues;
  /** Version on which the edit is based. */
  version: number;
  /** Idempotency key of a new trip. */
  requestKey: string;
  /** Values of an earlier attempt that may have been saved without a response; null if there is none. */
  unconfirmed: TripValues | null;
  signal?: AbortSignal;
}

/**
 * Saves a trip. Returns the saved trip, or a conflicting one: another user's edit, or one that was created
 * with the same key from other values. The result of an earlier attempt by the same user is overwritten.
 * @throws ApiFailure for unsuccessful responses, and errors of the request.
 */
async function writeTrip(
  api: ApiClient,
  { id, values, version, requestKey, unconfirmed, signal }: Writing,
): Promise<{ saved: Trip } | { met: Trip }> {
  const init = signal ? { init: { signal } } : {};
  const put = (id: string, version: number) => {
    const headers = { 'If-Match': `"${version}"` };
    return bodyOf<Trip>(
      api.trips[':id'].$put({ param: { id }, json: values }, { headers, ...init }),
    );
  };
  let there: Trip;
  if (id === null) {
    const headers = { 'Idempotency-Key': requestKey };
    const answer = await api.trips.$post({ json: values }, { headers, ...init });
    there = await bodyOf<Trip>(Promise.resolve(answer));
    // 200 means that it was created by an earlier request.
    if (answer.status !== 200 || isSame(values, there)) return { saved: there };
  } else {
    try {
      return { saved: await put(id, version) };
    } catch (error) {
      if (!(error instanceof ApiFailure) || !error.current) throw error;
      there = error.current;
    }
  }
  const isOurs = unconfirmed !== null && isSame(unconfirmed, there);
  return isOurs ? { saved: await put(there.id, there.version) } : { met: there };
}

// The server trims texts.
function isSame(values: TripValues, saved: Trip): boolean {
  const [one, other] = [values, saved].map((each) =>
    JSON.stringify(valuesOf(each), (_, value: unknown) =>
      typeof value === 'string' ? value.trim() : value,
    ),
  );
  return one === other;
}

/**
 * Result of saving: the saved trip, a conflicting one, or the errors of the form; `unconfirmed` if there was no
 * response, so that it may have been saved.
 */
type SaveOutcome = { saved: Trip } | { met: Trip } | { answer: FormAnswer; unconfirmed?: boolean };

interface SaveOptions extends Writing {
  /** BCP 47 tag of the user's language. */
  language: string;
}

/** Saves a trip and returns the result. Never throws: every failure has a message for the form. */
async function saveTrip(
  api: ApiClient,
  { language, ...writing }: SaveOptions,
  words: Words,
): Promise<SaveOutcome> {
  try {
    return await writeTrip(api, writing);
  } catch (error) {
    if (error instanceof ApiFailure) {
      if (error.current) return { met: error.current };
      const faults =
        error.status === 422 ? problemTexts(error.problem, { language, words }) : undefined;
      if (faults) return { answer: { fieldErrors: faults } };
      if (error.problem?.code === 'limit-reached')
        return { answer: { formError: words.form.full } };
    }
    const kind = failureKind(error);
    const unconfirmed = kind === 'unreachable' || kind === 'broken';
    return { answer: { formError: words.form[kind === 'missing' ? 'gone' : kind] }, unconfirmed };
  }
}

/** Edit of a trip that survives a reload, a lost response and an edit by another user. */
interface TripWriting extends Pick<KeptDraft, 'first' | 'keptAt' | 'isDone' | 'end'> {
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
