import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { runtimeDependencies } from '#.storybook/build/runtime-dependencies.ts';
import { browserImports } from '#tests/support/browser-imports.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Packages that no source names: JSX compiles to the runtimes, and Storybook mounts the stories. */
const implied = ['react/jsx-runtime', 'react/jsx-dev-runtime', 'react-dom', 'react-dom/client'];

test('Vite prepares every package that the canvas loads, and no other', () => {
  const expected = [...browserImports(root), ...implied].sort();
  expect([...runtimeDependencies].sort()).toEqual([...new Set(expected)]);
});
