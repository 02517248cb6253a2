import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

test('no source declares `process`, which would keep bundlers from replacing it', () => {
  const sources = globSync('src/**/*.{ts,tsx}', { cwd: root });
  expect(sources.length).toBeGreaterThan(300);
  const declaring = sources.filter((path) =>
    /declare (const|let|var) process\b/.test(readFileSync(`${root}/${path}`, 'utf8')),
  );
  expect(declaring).toEqual([]);
});

test('no copied source disables a rule of jsx-a11y, which is an error where that plugin is not installed', () => {
  const copied = globSync(
    'src/{components,primitives,internals,provider,auth,validation,languages}/**/*.{ts,tsx}',
    {
      cwd: root,
    },
  );
  expect(copied.length).toBeGreaterThan(300);
  const disabling = copied.filter((path) =>
    /eslint-disable.* jsx-a11y/.test(readFileSync(`${root}/${path}`, 'utf8')),
  );
  expect(disabling).toEqual([]);
});
