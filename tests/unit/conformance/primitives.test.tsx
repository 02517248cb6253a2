import { describe, expect, test } from 'vitest';
import { testAxe } from '#tests/support/conformance/conformance-axe.ts';
import { primitiveRows } from '#tests/support/conformance/conformance-primitives.tsx';
import { componentsOf } from '#tests/support/conformance/conformance-row.ts';
import { testLife, testParts, testRoot } from '#tests/support/conformance/conformance.tsx';
import { watchPage } from '#tests/support/render.tsx';

const modules = import.meta.glob<object>('/src/primitives/*/index.ts', { eager: true });

watchPage();

test('every exported primitive has a row in tests/support/conformance/conformance/conformance-primitives.tsx', () => {
  const exported = Object.values(modules).flatMap(componentsOf);
  expect(exported.length).toBeGreaterThan(0);
  expect(primitiveRows.map(({ name }) => name).toSorted()).toEqual(exported.toSorted());
});

describe.each(primitiveRows)('$name', (row) => {
  testRoot(row);
  testParts(row);
  testLife(row);
  testAxe(row);
});
