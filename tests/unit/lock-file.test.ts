import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

interface Locked {
  version?: string;
  resolved?: string;
  integrity?: string;
  optionalDependencies?: Record<string, string>;
}

const root = fileURLToPath(new URL('../..', import.meta.url));
const hosts = globSync('tests/consumer/hosts/*/package-lock.json', { cwd: root });
const folders = ['.', ...hosts.map((path) => path.replace(/[\\/]package-lock\.json$/, ''))];

const read = (folder: string, name: string) =>
  JSON.parse(readFileSync(`${root}/${folder}/${name}`, 'utf8'));

function wantedIn(folder: string): Record<string, string> {
  const { dependencies, devDependencies } = read(folder, 'package.json');
  return { ...dependencies, ...devDependencies };
}

/** Folders in which Node.js looks for a dependency of the package in `folder`, nearest first. */
function placesOf(name: string, folder: string): string[] {
  const parts = folder.split('/node_modules/');
  const nested = parts.map((_, index) =>
    parts.slice(0, parts.length - index).join('/node_modules/'),
  );
  return [...nested.map((at) => `${at}/node_modules/${name}`), `node_modules/${name}`];
}

describe.each(folders)('The lock file of %s', (folder) => {
  const locked: Record<string, Locked> = read(folder, 'package-lock.json').packages;

  test('names no registry', () => {
    const named = Object.entries(locked).filter(([, { resolved }]) => resolved !== undefined);
    expect(named.map(([place]) => place)).toEqual([]);
  });

  // npm silently leaves out what the registry does not have, and `npm ci` then rejects the lock file: take the newest
  // version that has its binaries for every platform.
  test('contains the binaries of every platform', () => {
    const missing = Object.entries(locked).flatMap(([place, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies)
        .filter((name) => !placesOf(name, place).some((one) => one in locked))
        .map((name) => `${place} needs ${name}`),
    );
    expect(missing).toEqual([]);
  });

  test('has one exact version of every dependency', () => {
    const wanted = Object.entries(wantedIn(folder));
    expect(wanted.length).toBeGreaterThan(3);
    expect(wanted.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
    for (const [name, version] of wanted) {
      expect(locked[`node_modules/${name}`]?.version, name).toBe(version);
    }
  });

  test('has the versions that the repository has', () => {
    const own = wantedIn('.');
    for (const [name, version] of Object.entries(wantedIn(folder))) {
      expect(version, name).toBe(own[name] ?? version);
    }
  });
});

test('four kinds of host have a lock file', () => {
  expect(hosts).toHaveLength(4);
});
