import { expect, test } from 'vitest';
import { groupSteps, plan } from '#tests/support/steps.ts';

function groupsOf(...names: readonly string[]): string[][] {
  const steps = plan(names);
  if (typeof steps === 'string') throw new Error(steps);
  return groupSteps(steps).map((group) => group.map(({ name }) => name));
}

test('every step runs once and in order, and a gate runs alone', () => {
  const steps = plan([]);
  expect(steps).not.toBeTypeOf('string');
  expect(groupsOf().flat()).toEqual([...steps].map((step) => (step as { name: string }).name));
  for (const group of groupSteps(steps as Exclude<typeof steps, string>)) {
    if (group.some(({ gate }) => gate)) expect(group).toHaveLength(1);
  }
});

test('the steps that read the built Storybook and copy the source run side by side', () => {
  expect(groupsOf('built', 'consumer')).toEqual([['built', 'consumer']]);
});

test('a step whose companion is not requested runs alone', () => {
  expect(groupsOf('build', 'consumer')).toEqual([['build'], ['consumer']]);
  expect(groupsOf('consumer')).toEqual([['consumer']]);
});

test('an unknown step is rejected, with the known names', () => {
  expect(plan(['unit', 'party'])).toMatch(/"party".*unit, build/);
});
