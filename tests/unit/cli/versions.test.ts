import { afterEach, beforeEach, expect, test } from 'vitest';
import type { NewItem } from '#src/cli/registry.ts';
import { compareVersions, installCommand, missingPackages } from '#src/cli/versions.ts';
import { CopyProject } from '#tests/support/copies.ts';

let project: CopyProject;
beforeEach(() => void (project = new CopyProject()));
afterEach(() => project.remove());

test.each([
  ['0.1.0', '0.1.0', 0],
  ['0.1.0', '0.2.0', -1],
  ['0.10.0', '0.9.9', 1],
  ['1.0.0', '1.0.0-beta.1', 1],
  ['1.0.0-beta.1', '1.0.0', -1],
  ['1.0.1-beta.1', '1.0.0', 1],
])('%s and %s: %i', (one, other, sign) => {
  expect(Math.sign(compareVersions(one, other))).toBe(sign);
});

const packed = 'https://example.com/package/tessera-ui-0.2.0.tgz';

test.each([
  [{ dependencies: { 'react-day-picker': '10.0.2' } }, []],
  [{ dependencies: { 'react-day-picker': '^10.1.0' } }, []],
  [{ devDependencies: { 'react-day-picker': '~10.0.2' } }, []],
  [{ dependencies: { 'react-day-picker': '^9.0.0' } }, ['react-day-picker@10.0.2']],
  [{}, ['react-day-picker@10.0.2']],
])('a project with %j has to install %j', (manifest, expected) => {
  project.give({ 'package.json': JSON.stringify(manifest) });
  const item = { packages: ['react-day-picker@10.0.2'] } as Partial<NewItem> as NewItem;
  expect(missingPackages(project.home, [item, item])).toEqual(expected);
});

test.each([
  ['0.1.0', [`tessera-ui@${packed}`]],
  ['http://127.0.0.1:6006/package/tessera-ui-0.1.0.tgz', [`tessera-ui@${packed}`]],
  [packed, []],
  // npm writes a path below the root as a relative one, and a later version may be from elsewhere.
  ['file:../tessera/dist/registry/package/tessera-ui-0.2.0.tgz', []],
  ['^0.3.0', []],
  ['workspace:*', []],
])('a packed file in place of a version: %s', (range, expected) => {
  project.give({ 'package.json': JSON.stringify({ dependencies: { 'tessera-ui': range } }) });
  const item = { packages: [`tessera-ui@${packed}`] } as Partial<NewItem> as NewItem;
  expect(missingPackages(project.home, [item])).toEqual(expected);
  const plain = { packages: [packed] } as Partial<NewItem> as NewItem;
  expect(missingPackages(project.home, [plain])).toEqual(range === packed ? [] : [packed]);
});

test.each([
  ['package-lock.json', 'npm install'],
  ['pnpm-lock.yaml', 'pnpm add'],
  ['yarn.lock', 'yarn add'],
  ['bun.lock', 'bun add'],
  ['other.lock', 'npm install'],
])('with %s, the command is %s', (lock, command) => {
  project.give({ [lock]: '' });
  expect(installCommand(project.home)).toBe(command);
});
