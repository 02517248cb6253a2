'use client';
import { useEffect, useRef, useState } from 'react';
import { useLoaderData, useNavigate } from 'react-router';
import { useAuth } from '../auth/react';
import { useForm, type FormAnswer } from '../components/field';
import type { Trip, TripFacets, User } from '../demo-api';
import { Button } from '../primitives/button';
import { useApp, useSettings, useWords } from './app-context';
import { draftStore } from './draft-store';
import { LeaveGuard } from './leave-guard';
import { Notice } from './notice';
import { saveTrip } from './save-trip';
import { ScreenHeading } from './screen-heading';
import { useListQuery, type ScreenState } from './screen-state';
import { emptyTrip, TripForm, type TripValues } from './screens/trip-form';
import { StaleTrip } from './stale-trip';
import { differingFields, valuesOf } from './trip-values';

export { editTripLoader, newTripLoader } from './load-trip-form';

const idOf = ({ user }: { user: User | null }) => user?.id ?? '';

/** Screen on which a trip is written or changed. */
export function TripFormScreen() {
  const { trip } = useLoaderData<{ trip: Trip | null; facets: TripFacets | null }>();
  // Another trip is another form.
  return <TripEditor key={trip?.id ?? 'new'} />;
}

function TripEditor() {
  const words = useWords();
  const { api, drafts: keeper } = useApp();
  const { language } = useSettings();
  const navigate = useNavigate();
  const { trip, facets } = useLoaderData<{ trip: Trip | null; facets: TripFacets | null }>();
  const userId = useAuth<string, User>(idOf);
  const form = useForm<TripValues>();
  const [drafts] = useState(() => draftStore(keeper, userId, trip?.id ?? 'new'));
  const [first] = useState(() => (trip ? valuesOf(trip) : emptyTrip));
  const [draft] = useState(drafts.read);
  const [writing] = useState(() => draft ?? newWriting(trip));
  // What is written over: the trip as it was read, its identifier, and what a lost answer may have saved.
  const base = useRef({ values: first, version: trip?.version ?? 0 });
  // What is written under: the version that was typed into, and the name of a new trip's writing.
  const version = useRef(writing.version);
  const requestKey = useRef(writing.requestKey);
  const target = useRef(trip?.id ?? null);
  const unheard = useRef<TripValues | null>(null);
  const isDone = useRef(false);
  const screen = useRef<HTMLDivElement>(null);
  const [restored, setRestored] = useState(draft !== null);
  const [met, setMet] = useState<Trip | null>(null);

  useEffect(() => {
    for (const name of draft ? differingFields(draft.values, first) : []) {
      form.set(name, draft?.values[name] as never);
    }
    return form.subscribe(() => {
      // A form that leaves the page has no values any more, which is no wish to be empty.
      if (isDone.current || !screen.current) return;
      const values = valuesOf(form.get());
      if (differingFields(values, base.current.values).length === 0) drafts.drop();
      else drafts.keep({ values, version: version.current, requestKey: requestKey.current });
    });
  }, [draft, drafts, first, form]);

  const giveUp = () => {
    isDone.current = true;
    drafts.drop();
  };
  const list = useListQuery();
  const leave = (to: string, state: ScreenState) => {
    giveUp();
    return navigate(to, { state, replace: true });
  };
  const save = async (values: TripValues, signal?: AbortSignal): Promise<FormAnswer> => {
    const asked = { id: target.current, values, version: version.current, language };
    const told = { requestKey: requestKey.current, unheard: unheard.current };
    const outcome = await saveTrip(api, { ...asked, ...told, ...(signal && { signal }) }, words);
    if ('answer' in outcome) {
      if (outcome.unheard) unheard.current = values;
      return outcome.answer;
    }
    if ('met' in outcome) {
      setMet(outcome.met);
      target.current = outcome.met.id;
      return { formError: words.stale.unsaved };
    }
    await leave(`/trips/${outcome.saved.id}`, { saved: true, list });
    return { ok: true };
  };
  const home = trip ? `/trips/${trip.id}` : `/${list}`;
  const notices = (
    <>
      {restored && (
        <Notice
          kind="info"
          actions={
            <Button
              size="sm"
              onClick={() => {
                form.reset();
                drafts.drop();
                // What is typed from now on is another writing, into the trip that is shown.
                version.current = base.current.version;
                requestKey.current = crypto.randomUUID();
                setRestored(false);
              }}
            >
              {words.form.discard}
            </Button>
          }
        >
          {words.form.restored}
        </Notice>
      )}
      {met && (
        <StaleTrip
          mine={valuesOf(form.get())}
          theirs={met}
          onKeepMine={() => {
            version.current = met.version;
            setMet(null);
            form.submit();
          }}
          onTakeTheirs={() => {
            version.current = met.version;
            base.current = { values: valuesOf(met), version: met.version };
            setMet(null);
            form.reset(base.current.values);
          }}
        />
      )}
    </>
  );
  return (
    <>
      <TripForm
        ref={screen}
        variant="plain"
        form={form}
        defaultValues={first}
        suggestions={facets?.tags.map(({ value }) => value)}
        heading={<ScreenHeading title={trip ? words.form.edit(trip.title) : words.form.create} />}
        notice={notices}
        onSave={(values, { signal }) => save(values, signal)}
        onCancel={() => void navigate(home, { state: { list } })}
      />
      <LeaveGuard form={form} isDone={isDone} onLeave={giveUp} />
    </>
  );
}

function newWriting(trip: Trip | null) {
  return { version: trip?.version ?? 0, requestKey: crypto.randomUUID() };
}
