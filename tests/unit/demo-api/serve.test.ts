import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';

const file = fileURLToPath(new URL('../../../src/demo-api/serve.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'tessera-serve-'));
const running = new Set<ChildProcess>();

afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

/** Starts a server; on a full disk, no file can grow beyond a few blocks. */
async function start({ isFull = false } = {}) {
  const args = [process.execPath, file, '--port', '0', '--data', folder];
  // Without the trap, the limit would end the process.
  const script = isFull ? 'trap "" XFSZ; ulimit -f 32; exec "$@"' : 'exec "$@"';
  const errors = isFull ? 'ignore' : 'inherit';
  const child = spawn('sh', ['-c', script, 'sh', ...args], { stdio: ['ignore', 'pipe', errors] });
  running.add(child);
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  const listening = new Promise<RegExpExecArray | null>((resolve) => {
    child.stdout.on('data', () => {
      const lines = /^API: (\S+)\nSign in as (\S+) with (\S+)\nMailbox: \S+\n$/.exec(output);
      if (lines) resolve(lines);
    });
    void ended.then(() => resolve(null));
  });
  const [, url = '', email = '', password = ''] = (await listening) ?? [];
  return { child, ended, url, email, password };
}

async function ask(url: string, token: string, body?: object) {
  const response = await fetch(url, {
    method: body ? 'POST' : 'GET',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: body && JSON.stringify(body),
  });
  const text = await response.text();
  return { status: response.status, body: JSON.parse(text || '{}') as Record<string, unknown> };
}

test('A server that is killed while it writes has everything that it acknowledged', async () => {
  const first = await start();
  const shown = await ask(`${first.url}/demo`, '');
  expect(shown.body).toEqual({ email: first.email, password: first.password });
  const { body } = await ask(`${first.url}/auth/login`, '', shown.body);
  const token = String(body.token);

  const answered: unknown[] = [];
  const write = async (writer: number) => {
    for (let turn = 0; ; turn += 1) {
      const made = await ask(`${first.url}/trips`, token, { title: `${writer}, ${turn}` });
      answered.push(made.body.id);
      if (answered.length === 12) first.child.kill('SIGKILL');
    }
  };
  await Promise.allSettled([0, 1, 2, 3].map((writer) => write(writer)));
  await first.ended;

  const again = await start();
  const statuses = answered.map(
    async (id) => (await ask(`${again.url}/trips/${id}`, token)).status,
  );
  expect(new Set(await Promise.all(statuses))).toEqual(new Set([200]));
  expect(again.password).toBe(first.password);
  again.child.kill('SIGTERM');
  expect(await again.ended).toBe(0);
});

test('keeps an idle connection longer than a proxy does', async () => {
  const { url, child, ended } = await start();
  const response = await fetch(`${url}/demo`);
  expect(response.headers.get('keep-alive')).toBe('timeout=75');
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
});

test('on a full disk, a sign-out succeeds only if the session stays ended, and can be repeated', async () => {
  const signOut = (url: string, refreshToken: string) =>
    ask(`${url}/auth/logout`, '', { refresh_token: refreshToken });
  const roomy = await start();
  const { email, password } = roomy;
  const tokens: string[] = [];
  for (let count = 0; count < 2; count += 1) {
    const { body } = await ask(`${roomy.url}/auth/login`, '', { email, password });
    tokens.push(String(body.refresh_token));
  }
  roomy.child.kill('SIGTERM');
  await roomy.ended;

  const full = await start({ isFull: true });
  const outcomes: [token: string, status: number][] = [];
  for (const token of tokens) {
    const { status, body } = await signOut(full.url, token);
    outcomes.push([token, status]);
    if (status !== 204) expect(body).toMatchObject({ status: 503, code: 'not-stored' });
  }
  expect(outcomes.at(-1)).toEqual([tokens.at(-1), 503]);
  full.child.kill('SIGKILL');
  await full.ended;

  const again = await start();
  for (const [token, status] of outcomes) {
    if (status !== 204) expect((await signOut(again.url, token)).status).toBe(204);
    const refreshed = await ask(`${again.url}/auth/refresh`, '', { refresh_token: token });
    expect(refreshed.body.code).toBe('session-ended');
  }
  again.child.kill('SIGTERM');
  await again.ended;
});
