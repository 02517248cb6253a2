import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

test('compiles where the host targets ES2017, as a new Next.js application does', () => {
  const options = ['--target', 'ES2017', '--module', 'ESNext', '--moduleResolution', 'bundler'];
  const rest = ['--jsx', 'react-jsx', '--strict', '--noEmit', '--types', 'vite/client'];
  const lib = ['--lib', 'ES2022,DOM,DOM.Iterable', '--ignoreConfig'];
  const tsc = spawnSync(
    process.execPath,
    [
      'node_modules/typescript/bin/tsc',
      ...options,
      ...rest,
      ...lib,
      'src/components/color-picker/index.ts',
    ],
    { cwd: root, encoding: 'utf8' },
  );
  expect(tsc.stdout).toBe('');
  expect(tsc.status).toBe(0);
}, 60_000);
