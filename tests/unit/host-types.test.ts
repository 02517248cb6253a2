import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

test('copied code compiles in a strict host without types of Node.js and with an older library', () => {
  const tsc = spawnSync(
    process.execPath,
    ['node_modules/typescript/bin/tsc', '--project', 'tests/support/host.tsconfig.json'],
    { cwd: root, encoding: 'utf8' },
  );
  expect(tsc.stdout).toBe('');
  expect(tsc.status).toBe(0);
}, 60_000);

test('no source declares `process`, which would keep bundlers from replacing it', () => {
  const sources = globSync('src/**/*.{ts,tsx}', { cwd: root });
  expect(sources.length).toBeGreaterThan(300);
  const declaring = sources.filter((path) =>
    /declare (const|let|var) process\b/.test(readFileSync(`${root}/${path}`, 'utf8')),
  );
  expect(declaring).toEqual([]);
});
