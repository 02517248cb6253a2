import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { openNodeApi } from '../../src/demo-api/node-api.ts';
import { openSqliteStore } from '../../src/demo-api/store/sqlite-store.ts';
import { newTrip, tripDraftSchema, tripLimits } from '../../src/demo-api/store/trip.ts';
import { root } from './bundle.ts';

// How long another user of the demo API waits while one user sends 40 expensive requests at once.
const long = (unit: string) => unit.repeat(tripLimits.notes / unit.length);
const adding = (notes: string) => ({ path: '/trips', body: { title: 'Notes', notes } });
const scenarios: Readonly<Record<string, { path: string; body?: object }>> = {
  'open tags': adding(long('<')),
  'long folding': adding(long('\uFDFA')),
  'mixed marks': adding(long('\u0315\u0316')),
  searches: { path: '/trips?q=lorem+ipsum+dolor+sit+amet+consectetur+adipiscing+nowhere' },
  tags: { path: '/trips?tag=first&tag=second&tag=third' },
  facets: { path: '/trips/facets' },
};

/** Fills the folder of a server with long trips of the demo account, all with different tags. */
async function fillWithLongTrips(folder: string): Promise<void> {
  const api = await openNodeApi({ folder });
  api.close();
  const store = openSqliteStore(join(folder, 'trips.db'));
  const userId = store.users.byEmail(api.demo.email)?.id ?? '';
  const notes = long('Lorem ipsum dolor sit amet, consectetur adipiscing. '.padEnd(80, 'elit '));
  store.transaction(() => {
    for (let number = 0; number < 4600; number += 1) {
      const tags = Array.from({ length: tripLimits.tags }, (_, place) =>
        `${place} of ${number} `.padEnd(tripLimits.tag - 1, 'x'),
      );
      const draft = v.parse(tripDraftSchema, { title: `Trip ${number}`, tags, notes });
      store.trips.create(userId, newTrip(`long-${number}`, draft, '2026-04-15T00:00:00Z'), null);
    }
  });
  store.close();
}

async function startServer(data: string) {
  const file = join(root, 'src/demo-api/serve.ts');
  const child = spawn(process.execPath, [file, '--port', '0', '--data', data], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  for await (const chunk of child.stdout) {
    output += String(chunk);
    const [, url, password] = /API: (\S+)\n.* with (\S+)\n/.exec(output) ?? [];
    if (url && password) return { url, password, child };
  }
  throw new Error('The server ended before it listened.');
}

const json = { 'Content-Type': 'application/json' };

/** Sends a request; resolves with its answer and the milliseconds that it took. */
async function ask(url: string, init: RequestInit = {}) {
  const started = performance.now();
  const response = await fetch(url, init);
  const answer = (await response.json()) as { token?: string };
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return { answer, time: performance.now() - started };
}

async function measure(url: string, password: string): Promise<void> {
  const headersOf = async (name: string) => {
    const body = JSON.stringify({ email: `${name}@example.com`, password });
    const { answer } = await ask(`${url}/auth/login`, { method: 'POST', headers: json, body });
    return { ...json, Authorization: `Bearer ${answer.token}` };
  };
  const [hostile, other] = [await headersOf('demo'), await headersOf('reader')];
  for (const [name, { path, body }] of Object.entries(scenarios)) {
    const init = { headers: hostile, ...(body && { method: 'POST', body: JSON.stringify(body) }) };
    const open = new Set(Array.from({ length: 40 }, (_, place) => place));
    const requests = Array.from(open, async (place) => {
      const { time } = await ask(url + path, init);
      open.delete(place);
      return time;
    });
    const beside: number[] = [];
    while (open.size > 0) beside.push((await ask(`${url}/trips?q=a`, { headers: other })).time);
    console.log(`${name.padEnd(12)} ${shares(await Promise.all(requests))}`);
    console.log(`  bystander  ${shares(beside)}`);
  }
}

function shares(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => `${(sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(0)} ms`;
  return `${String(sorted.length).padStart(5)} answers, median ${at(0.5)}, p99 ${at(0.99)}`;
}

const data = mkdtempSync(join(tmpdir(), 'tessera-load-'));
await fillWithLongTrips(data);
const { url, password, child } = await startServer(data);
try {
  await measure(url, password);
} finally {
  const ended = once(child, 'exit');
  child.kill();
  await ended;
  rmSync(data, { recursive: true });
}
