import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { fillWithLongTrips, scenarios } from './hostile-load.ts';

/** Responses to one kind of request. */
interface Tally {
  /** Milliseconds of each. */
  times: number[];
  failed: number;
}

const root = fileURLToPath(new URL('../..', import.meta.url));
const { values } = parseArgs({
  options: {
    connections: { type: 'string', default: '50' },
    seconds: { type: 'string', default: '10' },
    /** Whether the server of the built app is tested rather than only the API. */
    app: { type: 'boolean', default: false },
    /** Address of a running API, with its password. */
    url: { type: 'string' },
    password: { type: 'string' },
  },
});
const json = { 'Content-Type': 'application/json' };

/** Creates a function that sends requests and counts the answers by name. */
function createAsk(url: string, tallies: Map<string, Tally>) {
  return async (name: string, path: string, init: RequestInit = {}) => {
    const tally = tallies.get(name) ?? { times: [], failed: 0 };
    tallies.set(name, tally);
    const started = performance.now();
    try {
      const response = await fetch(`${url}${path}`, init);
      const body = (await response.json()) as Readonly<Record<string, string>>;
      if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
      tally.times.push(performance.now() - started);
      return body;
    } catch (error) {
      tally.failed += 1;
      if (tally.failed === 1) console.error(error);
      return {};
    }
  };
}

function post(body: object, headers: Readonly<Record<string, string>> = json): RequestInit {
  return { method: 'POST', headers, body: JSON.stringify(body) };
}

async function headersOf(url: string, name: string, password: string) {
  const ask = createAsk(url, new Map());
  const login = { email: `${name}@example.com`, password };
  const { token } = await ask('login', '/auth/login', post(login));
  return { ...json, Authorization: `Bearer ${token}` };
}

// Half of the connections read lists; the others sign in once and refresh their tokens, and a few sign in again and
// again.
async function load(url: string, password: string): Promise<Map<string, Tally>> {
  const headers = await headersOf(url, 'demo', password);
  const tallies = new Map<string, Tally>();
  const ask = createAsk(url, tallies);
  const end = performance.now() + Number(values.seconds) * 1000;
  const read = async (turn: number) => {
    for (let page = turn; performance.now() < end; page += 1) {
      const query = `page=${(page % 9) + 1}&sort=${page % 2 ? 'title' : '-dates'}`;
      await ask('list', `/trips?${query}`, { headers });
    }
  };
  const renew = async () => {
    while (performance.now() < end) {
      // Not the user who reads: beyond 200 sessions a user's oldest ones end.
      const login = { email: 'admin@example.com', password };
      let { refresh_token: refresh } = await ask('login', '/auth/login', post(login));
      for (let times = 0; times < 20 && performance.now() < end; times += 1) {
        ({ refresh_token: refresh } = await ask(
          'refresh',
          '/auth/refresh',
          post({ refresh_token: refresh }),
        ));
      }
    }
  };
  const work = Array.from({ length: Number(values.connections) }, (_, turn) =>
    turn % 2 ? renew() : read(turn),
  );
  await Promise.all(work);
  return tallies;
}

// How long others wait while one user sends what costs the server much.
async function besideHostileUser(url: string, password: string): Promise<Map<string, Tally>> {
  const hostile = await headersOf(url, 'demo', password);
  const headers = await headersOf(url, 'reader', password);
  const tallies = new Map<string, Tally>();
  for (const [name, act] of Object.entries(scenarios)) {
    const ask = createAsk(url, tallies);
    const open = new Set(Array.from({ length: 40 }, (_, place) => place));
    const acts = Array.from(open, async (place) => {
      await act((path, body) => ask(name, path, body ? post(body, hostile) : { headers: hostile }));
      open.delete(place);
    });
    while (open.size > 0) await ask(`beside ${name}`, '/trips?q=a', { headers });
    await Promise.all(acts);
  }
  return tallies;
}

async function startServer(
  data: string,
): Promise<{ url: string; password: string; child: ChildProcess }> {
  const file = join(root, values.app ? 'src/app/server/serve.ts' : 'src/demo-api/serve.ts');
  const child = spawn(process.execPath, [file, '--port', '0', '--data', data], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  for await (const chunk of child.stdout) {
    output += chunk;
    const [, kind, url, password] = /(API|App): (\S+)\n.* with (\S+)\n/.exec(output) ?? [];
    if (url && password) return { url: kind === 'App' ? `${url}/api` : url, password, child };
  }
  throw new Error('The server ended before it listened.');
}

function report(tallies: ReadonlyMap<string, Tally>): boolean {
  let failed = 0;
  for (const [name, tally] of tallies) {
    const sorted = tally.times.sort((a, b) => a - b);
    const at = (share: number) =>
      `${(sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1)} ms`;
    console.log(
      `${name.padEnd(20)} ${String(sorted.length).padStart(6)} answers  median ${at(0.5)}  p99 ${at(0.99)}  slowest ${at(0.9999)}  failed ${tally.failed}`,
    );
    failed += tally.failed;
  }
  return failed === 0;
}

async function run(url: string, password: string, isFilled: boolean): Promise<void> {
  const results = [await load(url, password)];
  if (isFilled) results.push(await besideHostileUser(url, password));
  process.exitCode = results.map(report).includes(false) ? 1 : 0;
}

const { url, password } = values;
if (url && password) {
  await run(url, password, false);
} else {
  const data = mkdtempSync(join(tmpdir(), 'tessera-load-'));
  await fillWithLongTrips(data);
  const server = await startServer(data);
  try {
    await run(server.url, server.password, true);
  } finally {
    const ended = new Promise((resolve) => server.child.once('exit', resolve));
    server.child.kill();
    await ended;
    rmSync(data, { recursive: true });
  }
}
