import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'tessera-app-serve-'));

afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['--today', '31.2.2026', '--today must be a date such as 2026-04-15, not "31.2.2026".'],
  ['--port', '', '--port takes a whole number, not "".'],
])('The server of the app explains invalid %s %j', (option, value, sentence) => {
  const server = spawnSync(
    process.execPath,
    ['src/app/server/serve.ts', '--develop', '--data', folder, option, value],
    { cwd: root, encoding: 'utf8', timeout: 120_000 },
  );
  expect(server.stderr.trim()).toBe(sentence);
  expect(server.status).toBe(1);
});
