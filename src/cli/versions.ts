import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { objectIn } from './manifest.ts';
import type { NewItem } from './registry.ts';

/**
 * Compares two versions as semantic versioning does, except for the order of two prereleases of one version.
 * @returns A negative number if the first is older, 0 if they are equally old.
 */
export function compareVersions(one: string, other: string): number {
  const [first, second] = [one, other].map((version) => {
    const [, numbers = '', rest = ''] = /^(\d+(?:\.\d+)*)(.*)$/.exec(version) ?? [];
    return [...numbers.split('.').map(Number), rest.startsWith('-') ? 0 : 1];
  });
  const parts = Math.max(first?.length ?? 0, second?.length ?? 0);
  for (let index = 0; index < parts; index += 1) {
    const difference = (first?.[index] ?? 0) - (second?.[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Returns the packages of new items that are packed files, as arguments of the package manager. */
export function packedPackages(items: readonly NewItem[]): string[] {
  return packagesOf(items).filter((specifier) => /[/:]/.test(partsOf(specifier).range));
}

/**
 * Returns the packages that new items need and the project of a folder lacks or has in an older version, as arguments of
 * the package manager. A packed file has its version in its name; the package manager may write its path in another way.
 */
export function missingPackages(folder: string, items: readonly NewItem[]): string[] {
  const place = above(folder, (path) => existsSync(join(path, 'package.json')));
  const manifest =
    place === undefined ? undefined : objectIn(readFileSync(join(place, 'package.json'), 'utf8'));
  const fields = ['dependencies', 'devDependencies', 'peerDependencies'];
  const ranges: Record<string, unknown> = Object.assign(
    {},
    ...fields.map((field) => manifest?.[field]),
  );
  return packagesOf(items).filter((specifier) => {
    const { name, range } = partsOf(specifier);
    const has =
      name === undefined ? Object.values(ranges).find((one) => one === range) : ranges[name];
    if (typeof has !== 'string') return true;
    const [wanted, present] = [range, has].map(versionIn);
    return wanted !== undefined && present !== undefined && compareVersions(present, wanted) < 0;
  });
}

function packagesOf(items: readonly NewItem[]): string[] {
  return [...new Set(items.flatMap(({ packages }) => packages))].sort();
}

/** Returns the version in a range, or in the name of a packed file, whose address may have other numbers. */
function versionIn(range: string): string | undefined {
  return range.match(/\d+\.\d+\.\d+[\w.-]*/g)?.at(-1);
}

/** Returns the start of the command that adds packages to the project of a folder, by its lock file. */
export function installCommand(folder: string): string {
  const commands: ReadonlyArray<readonly [lock: string, command: string]> = [
    ['pnpm-lock.yaml', 'pnpm add'],
    ['yarn.lock', 'yarn add'],
    ['bun.lock', 'bun add'],
    ['bun.lockb', 'bun add'],
    ['package-lock.json', 'npm install'],
  ];
  const commandAt = (path: string) => commands.find(([lock]) => existsSync(join(path, lock)))?.[1];
  const place = above(folder, (path) => commandAt(path) !== undefined);
  return (place && commandAt(place)) ?? 'npm install';
}

/** Splits `react@19.0.0`; the address of a packed file has no name. */
function partsOf(specifier: string): { name?: string; range: string } {
  const at = specifier.indexOf('@', 1);
  if (/^(https?:|file:|[./])/.test(specifier)) return { range: specifier };
  if (at < 0) return { name: specifier, range: '' };
  return { name: specifier.slice(0, at), range: specifier.slice(at + 1) };
}

/** Returns the nearest folder, from the given one upward, that satisfies the condition. */
function above(folder: string, isIt: (path: string) => boolean): string | undefined {
  if (isIt(folder)) return folder;
  return dirname(folder) === folder ? undefined : above(dirname(folder), isIt);
}
