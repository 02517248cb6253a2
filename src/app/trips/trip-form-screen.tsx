'use client';
import { useEffect, useRef, type RefObject } from 'react';
import { useBlocker, useLoaderData, useLocation, useNavigate } from 'react-router';
import { useForm, useFormState, type FormAnswer, type FormHandle } from '../../components/field';
import type { Trip, TripFacets } from '../../demo-api';
import { Button } from '../../primitives/button';
import { Dialog } from '../../primitives/dialog';
import { useMomentFormat, useSettings, useWords } from '../data/app-context';
import { useTripWriting } from '../data/save-trip';
import { sessionPaths } from '../data/session';
import { valuesOf } from '../data/trip-draft';
import { Notice } from '../frame/failure';
import { useListQuery, type ScreenState } from '../frame/place';
import { BackLink, ScreenHeading } from '../frame/screen-heading';
import { TripForm } from '../screens/trip-form';
import type { TripValues } from '../screens/trip-values';
import { StaleTrip } from './stale-trip';

export { tripFormLoader } from '../data/load-trips';

/** Loaded data of the screen. */
interface TripFormData {
  /** Trip to edit, or null for a new one. */
  trip: Trip | null;
  /** Values of other trips, for suggestions; null if they could not be loaded. */
  facets: TripFacets | null;
}

/** Screen for creating or editing a trip. */
export function TripFormScreen() {
  const { trip } = useLoaderData<TripFormData>();
  // Another trip needs another form.
  return <TripEditor key={trip?.id ?? 'new'} />;
}

function TripEditor() {
  const words = useWords();
  const navigate = useNavigate();
  const list = useListQuery();
  const { timeZone } = useSettings();
  const { trip, facets } = useLoaderData<TripFormData>();
  const form = useForm<TripValues>();
  const place = useRef<HTMLDivElement>(null);
  const writing = useTripWriting(trip, form, place);
  const save = async (values: TripValues, signal: AbortSignal): Promise<FormAnswer> => {
    const outcome = await writing.save(values, signal);
    if ('answer' in outcome) return outcome.answer;
    writing.end();
    const state: ScreenState = { saved: true, list };
    await navigate(`/trips/${outcome.saved.id}`, { state, replace: true });
    return { ok: true };
  };
  const notices = (
    <>
      {writing.restored && (
        <Notice action={words.form.discard} onAction={writing.discard}>
          {words.form.restored}
        </Notice>
      )}
      {writing.met && (
        <StaleTrip
          mine={valuesOf(form.get())}
          theirs={writing.met}
          onKeepMine={writing.keepMine}
          onTakeTheirs={writing.takeTheirs}
        />
      )}
    </>
  );
  useNotesFocus(place);
  const home = trip ? `/trips/${trip.id}` : `/${list}`;
  return (
    <>
      <TripForm
        ref={place}
        variant="plain"
        form={form}
        labels={words.tripForm}
        {...(timeZone && { timeZone })}
        defaultValues={writing.first}
        suggestions={facets?.tags.map(({ value }) => value)}
        heading={
          <ScreenHeading
            title={trip ? words.form.edit : words.tripForm.heading}
            before={
              <BackLink to={home} state={{ list }}>
                {trip ? trip.title : words.trip.back}
              </BackLink>
            }
          />
        }
        notice={notices}
        status={writing.keptAt !== null && <DraftTime at={writing.keptAt} />}
        onSave={(values, { signal }) => save(values, signal)}
        onCancel={() => void navigate(home, { state: { list } })}
      />
      <LeaveGuard form={form} isDone={writing.isDone} onLeave={writing.end} />
    </>
  );
}

/** Shows when the draft was last saved. */
function DraftTime({ at }: { at: number }) {
  const { form: words } = useWords();
  const timeText = useMomentFormat({ timeStyle: 'short' });
  return words.kept(timeText(at));
}

/** Moves focus to the notes if the URL requests it. */
function useNotesFocus(place: RefObject<HTMLElement | null>): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === '#notes') place.current?.querySelector('textarea')?.focus();
  }, [hash, place]);
}

interface LeaveGuardProps {
  /** Form whose changes would be lost. */
  form: FormHandle<TripValues>;
  /** Returns whether everything is saved or discarded. */
  isDone: () => boolean;
  /** Called before the user leaves anyway. */
  onLeave: () => void;
}

/**
 * Asks for confirmation before unsaved changes are lost. The end of a session is not blocked: the draft is
 * kept for the next one.
 */
function LeaveGuard({ form, isDone, onLeave }: LeaveGuardProps) {
  const { leave: words } = useWords();
  const { changed } = useFormState(form);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      changed &&
      !isDone() &&
      currentLocation.pathname !== nextLocation.pathname &&
      nextLocation.pathname !== sessionPaths.login &&
      nextLocation.pathname !== sessionPaths.logout,
  );
  useEffect(() => {
    if (!changed) return undefined;
    const ask = (event: BeforeUnloadEvent) => {
      if (!isDone()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [changed, isDone]);
  const stayButton = useRef<HTMLButtonElement>(null);
  if (blocker.state !== 'blocked') return null;
  return (
    <Dialog
      open
      heading={words.title}
      description={words.hint}
      initialFocus={stayButton}
      onOpenChange={() => blocker.reset()}
      actions={
        <>
          <Button
            onClick={() => {
              onLeave();
              blocker.proceed();
            }}
          >
            {words.leave}
          </Button>
          <Button ref={stayButton} variant="solid" onClick={() => blocker.reset()}>
            {words.stay}
          </Button>
        </>
      }
    />
  );
}
