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

async function start() {
  const args = [file, '--port', '0', '--data', folder];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
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
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
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
