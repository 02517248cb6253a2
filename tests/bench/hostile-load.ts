import { join } from 'node:path';
import * as v from 'valibot';
import { openNodeApi } from '#src/demo-api/node-api.ts';
import { openSqliteStore } from '#src/demo-api/store/sqlite-store.ts';
import { newTrip, tripDraftSchema, tripLimits } from '#src/demo-api/store/trip.ts';

/** Sends a request to the API with a token. */
export type Ask = (path: string, body?: object) => Promise<unknown>;

const long = (unit: string) => unit.repeat(tripLimits.notes / unit.length);

/** Requests of one user that cost the server much; each scenario sends 40 of them at once. */
export const scenarios: Readonly<Record<string, (ask: Ask) => Promise<unknown>>> = {
  'open tags': (ask) => ask('/trips', { title: 'Notes', notes: long('<') }),
  'long folding': (ask) => ask('/trips', { title: 'Notes', notes: long('\uFDFA') }),
  'mixed marks': (ask) => ask('/trips', { title: 'Notes', notes: long('\u0315\u0316') }),
  searches: (ask) => ask('/trips?q=lorem+ipsum+dolor+sit+amet+consectetur+adipiscing+nowhere'),
  tags: (ask) => ask('/trips?tag=first&tag=second&tag=third'),
  facets: (ask) => ask('/trips/facets'),
};

const trips = 4600;

/** Fills the folder of a server with long trips of the demo account, all with different tags. */
export async function fillWithLongTrips(folder: string): Promise<void> {
  const api = await openNodeApi({ folder });
  api.close();
  const store = openSqliteStore(join(folder, 'trips.db'));
  const userId = store.users.byEmail(api.demo.email)?.id ?? '';
  const notes = long('Lorem ipsum dolor sit amet, consectetur adipiscing. '.padEnd(80, 'elit '));
  store.transaction(() => {
    for (let number = 0; number < trips; number += 1) {
      const tags = Array.from({ length: tripLimits.tags }, (_, place) =>
        `${place} of ${number} `.padEnd(tripLimits.tag - 1, 'x'),
      );
      const draft = v.parse(tripDraftSchema, { title: `Trip ${number}`, tags, notes });
      store.trips.create(
        userId,
        newTrip(`long-${number}`, draft, '2026-04-15T00:00:00.000Z'),
        null,
      );
    }
  });
  store.close();
}
