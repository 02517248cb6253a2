import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { groupSteps, plan } from '#tests/support/steps.ts';

function groupsOf(...names: readonly string[]): string[][] {
  const steps = plan(names);
  if (typeof steps === 'string') throw new Error(steps);
  return groupSteps(steps).map((group) => group.map(({ name }) => name));
}

test('every step runs once and in order, and what needs the build comes after it', () => {
  const steps = plan([]);
  expect(steps).not.toBeTypeOf('string');
  expect(groupsOf().flat()).toEqual([...steps].map((step) => (step as { name: string }).name));
  const groups = groupsOf();
  const groupOf = (name: string) => groups.findIndex((group) => group.includes(name));
  expect(groupOf('unit')).toBeGreaterThan(groupOf('check'));
  for (const name of ['built', 'consumer', 'e2e', 'visual']) {
    expect(groupOf(name), name).toBeGreaterThan(groupOf('build'));
  }
});

test.each([[['unit', 'build', 'conformance']], [['built', 'consumer']], [['e2e', 'visual']]])(
  '%j run side by side: each of them waits for a part of the time',
  (group) => {
    expect(groupsOf(...group)).toEqual([group]);
  },
);

test('types are checked by the TypeScript of the package, not by the older one that the linter of the copies needs', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  // Both packages install a `tsc`; which of them wins is up to npm.
  expect(scripts['check:types']).toBe('node node_modules/typescript/bin/tsc');
});

test('a step whose companion is not requested runs alone', () => {
  expect(groupsOf('build', 'consumer')).toEqual([['build'], ['consumer']]);
  expect(groupsOf('unit', 'conformance')).toEqual([['unit'], ['conformance']]);
  expect(groupsOf('consumer')).toEqual([['consumer']]);
});

test('an unknown step is rejected, with the known names', () => {
  expect(plan(['unit', 'party'])).toMatch(/"party".*unit, build/);
});
