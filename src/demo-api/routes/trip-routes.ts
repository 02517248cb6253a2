import { Hono, type Context } from 'hono';
import * as v from 'valibot';
import { fieldErrors, ProblemError } from '../problem.ts';
import type { Services } from '../services.ts';
import { tripQuerySchema } from '../store/trip-query.ts';
import type { ChangeOutcome, ExpectedVersions } from '../store/trip-store.ts';
import {
  draftOf,
  newTrip,
  tripChangeSchema,
  tripDraftSchema,
  type Trip,
  type TripDraft,
} from '../store/trip.ts';
import { jsonBody, queryOf, signedIn, type ApiEnv } from './route-parts.ts';
import { createTurns } from './turns.ts';

/** Creates the routes of trips. Users can access only their own; whether others exist is not revealed. */
export function tripRoutes(services: Services) {
  return new Hono<ApiEnv>().route('/', readRoutes(services)).route('/', writeRoutes(services));
}

function readRoutes({ store: { trips }, sessions }: Services) {
  const reader = signedIn(sessions, 'trips:read');

  const inTurn = createTurns();

  return new Hono<ApiEnv>()
    .get('/', reader, queryOf(tripQuerySchema), async (c) => {
      const userId = c.get('user').id;
      const query = c.req.valid('query');
      const { items, total } = await inTurn(userId, c.req.raw, (turn) =>
        trips.list(userId, query, turn),
      );
      const { page, pageSize } = query;
      return c.json({ items, total, page, pageSize, pageCount: Math.ceil(total / pageSize) });
    })
    .get('/facets', reader, async (c) => {
      const userId = c.get('user').id;
      return c.json(await inTurn(userId, c.req.raw, (turn) => trips.facets(userId, turn)));
    })
    .get('/:id', reader, (c) => {
      const trip = trips.get(c.get('user').id, c.req.param('id'));
      if (!trip) throw new ProblemError('not-found');
      return answerTrip(c, trip);
    });
}

/** How long and how many deleted trips of a user can be restored. */
const restorable = { milliseconds: 86_400_000, trips: 20 };

function writeRoutes({ store: { trips }, sessions, newId, timestamp, mostTrips }: Services) {
  const writer = signedIn(sessions, 'trips:write');
  const tidyRemoved = (userId: string) => {
    const before = new Date(Date.parse(timestamp()) - restorable.milliseconds).toISOString();
    trips.tidyRemoved(userId, before, restorable.trips);
  };

  return new Hono<ApiEnv>()
    .post('/', writer, jsonBody(tripDraftSchema), (c) => {
      const userId = c.get('user').id;
      const key = requestKeyOf(c);
      const before = key === null ? null : trips.madeBy(userId, key);
      if (!before && trips.count(userId) >= mostTrips) throw new ProblemError('limit-reached');
      const trip = before ?? newTrip(newId(), c.req.valid('json'), timestamp());
      if (!before) trips.create(userId, trip, key);
      c.header('Location', `/api/trips/${trip.id}`);
      return before ? answerTrip(c, trip) : answerTrip(c, trip, 201);
    })
    .put('/:id', writer, jsonBody(tripDraftSchema), (c) => {
      const expected = neededVersions(c);
      const [userId, id, draft] = [c.get('user').id, c.req.param('id'), c.req.valid('json')];
      return answerTrip(c, changed(trips.update(userId, id, expected, draft, timestamp()), draft));
    })
    .patch('/:id', writer, jsonBody(tripChangeSchema), (c) => {
      const expected = neededVersions(c);
      const [userId, id, change] = [c.get('user').id, c.req.param('id'), c.req.valid('json')];
      const current = trips.get(userId, id);
      if (!current) throw new ProblemError('not-found');
      // A change may be invalid only in combination with unchanged fields, such as an arrival
      // before the departure.
      const draft = v.safeParse(tripDraftSchema, { ...draftOf(current), ...change });
      if (!draft.success) throw new ProblemError('invalid-fields', fieldErrors(draft.issues));
      return answerTrip(c, changed(trips.update(userId, id, expected, draft.output, timestamp())));
    })
    .delete('/:id', writer, (c) => {
      const [userId, id] = [c.get('user').id, c.req.param('id')];
      changed(trips.remove(userId, id, expectedVersions(c) ?? null, timestamp()));
      tidyRemoved(userId);
      return c.body(null, 204);
    })
    .post('/:id/restore', writer, (c) => {
      const [userId, id] = [c.get('user').id, c.req.param('id')];
      tidyRemoved(userId);
      const existing = trips.get(userId, id);
      if (existing) return answerTrip(c, existing);
      if (trips.count(userId) >= mostTrips) throw new ProblemError('limit-reached');
      const trip = trips.restore(userId, id);
      if (!trip) throw new ProblemError('not-found');
      return answerTrip(c, trip);
    });
}

function answerTrip<Status extends 200 | 201 = 200>(c: Context, trip: Trip, status?: Status) {
  c.header('ETag', `"${trip.version}"`);
  return c.json(trip, status ?? (200 as Status));
}

// No data is lost: a late client gets the current version and keeps its own. A client that has already saved
// the same values without getting the response does not conflict (RFC 9110, 13.1.1).
function changed(outcome: ChangeOutcome, draft?: TripDraft): Trip {
  if (outcome.kind === 'missing') throw new ProblemError('not-found');
  if (outcome.kind === 'done') return outcome.trip;
  if (JSON.stringify(draft) === JSON.stringify(draftOf(outcome.trip))) return outcome.trip;
  throw new ProblemError('stale-version', {
    headers: { ETag: `"${outcome.trip.version}"` },
    members: { current: outcome.trip },
  });
}

function neededVersions(c: Context): ExpectedVersions {
  const expected = expectedVersions(c);
  if (expected === undefined) throw new ProblemError('version-required');
  return expected;
}

// Weak ETags are also accepted, because a compressing proxy weakens them.
function expectedVersions(c: Context): ExpectedVersions | undefined {
  const header = c.req.header('If-Match')?.trim();
  if (header === undefined) return undefined;
  if (header === '*') return null;
  return [...header.matchAll(/"(\d{1,15})"/g)].map(([, version]) => Number(version));
}

function requestKeyOf(c: Context): string | null {
  const key = c.req.header('Idempotency-Key') ?? null;
  if (key !== null && !/^[\w-]{1,64}$/.test(key)) {
    const detail = '`Idempotency-Key` must be 1 to 64 letters, digits, hyphens or underscores.';
    throw new ProblemError('invalid-header', { detail });
  }
  return key;
}
