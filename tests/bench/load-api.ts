import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

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

// Half of the connections read lists; the others sign in once and refresh their tokens, and a few sign in again and
// again.
async function load(url: string, password: string): Promise<Map<string, Tally>> {
  const tallies = new Map<string, Tally>();
  const ask = async (name: string, path: string, init: RequestInit = {}) => {
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
  const post = (body: object): RequestInit => ({
    method: 'POST',
    headers: json,
    body: JSON.stringify(body),
  });
  const login = (name: string) =>
    ask('login', '/auth/login', post({ email: `${name}@example.com`, password }));

  const { token } = await login('demo');
  const sent = { headers: { Authorization: `Bearer ${token}` } };
  tallies.clear();
  const end = performance.now() + Number(values.seconds) * 1000;
  const read = async (turn: number) => {
    for (let page = turn; performance.now() < end; page += 1) {
      const query = `page=${(page % 9) + 1}&sort=${page % 2 ? 'title' : '-dates'}`;
      await ask('list', `/trips?${query}`, sent);
    }
  };
  const renew = async () => {
    while (performance.now() < end) {
      // Not the user who reads: beyond 200 sessions a user's oldest ones end.
      let { refresh_token: refresh } = await login('admin');
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
    const rate = (sorted.length / Number(values.seconds)).toFixed(0);
    console.log(
      `${name.padEnd(8)} ${rate.padStart(5)}/s  median ${at(0.5)}  p99 ${at(0.99)}  slowest ${at(0.9999)}  failed ${tally.failed}`,
    );
    failed += tally.failed;
  }
  return failed === 0;
}

const { url, password } = values;
if (url && password) {
  process.exitCode = report(await load(url, password)) ? 0 : 1;
} else {
  const data = mkdtempSync(join(tmpdir(), 'tessera-load-'));
  const server = await startServer(data);
  try {
    process.exitCode = report(await load(server.url, server.password)) ? 0 : 1;
  } finally {
    const ended = new Promise((resolve) => server.child.once('exit', resolve));
    server.child.kill();
    await ended;
    rmSync(data, { recursive: true });
  }
}
