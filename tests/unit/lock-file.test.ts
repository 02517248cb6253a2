import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Locked {
  resolved?: string;
  optionalDependencies?: Record<string, string>;
}

const read = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8'));
const locked: Record<string, Locked> = read('package-lock.json').packages;

/** Folders in which Node.js looks for a dependency of the package in `folder`, nearest first. */
function placesOf(name: string, folder: string): string[] {
  const parts = folder.split('/node_modules/');
  const nested = parts.map((_, index) =>
    parts.slice(0, parts.length - index).join('/node_modules/'),
  );
  return [...nested.map((at) => `${at}/node_modules/${name}`), `node_modules/${name}`];
}

test('the lock names no registry', () => {
  const named = Object.entries(locked).filter(([, { resolved }]) => resolved !== undefined);
  expect(named.map(([folder]) => folder)).toEqual([]);
});

// npm leaves out without a word what the registry does not have, and `npm ci` then refuses the lock: take the newest
// version that has its binaries for every platform.
test('the lock holds the binaries of every platform', () => {
  const missing = Object.entries(locked).flatMap(([folder, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !placesOf(name, folder).some((place) => place in locked))
      .map((name) => `${folder} needs ${name}`),
  );
  expect(missing).toEqual([]);
});

test('every dependency has one exact version', () => {
  const { dependencies, devDependencies } = read('package.json');
  const ranges = Object.entries({ ...dependencies, ...devDependencies }).filter(
    ([, version]) => !/^\d+\.\d+\.\d+$/.test(String(version)),
  );
  expect(ranges).toEqual([]);
});
