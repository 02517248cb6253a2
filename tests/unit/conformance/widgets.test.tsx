import { beforeAll, describe, expect, test } from 'vitest';
import { flagsFor } from '#src/components/country-select/flags.ts';
import { testAxe } from '#tests/support/conformance/conformance-axe.ts';
import { testLabel } from '#tests/support/conformance/conformance-label.tsx';
import { componentsOf } from '#tests/support/conformance/conformance-row.ts';
import { widgetRows } from '#tests/support/conformance/conformance-widgets.tsx';
import {
  testField,
  testUnlabelled,
  testUnusable,
  testWords,
} from '#tests/support/conformance/conformance-words.tsx';
import {
  testDetached,
  testLife,
  testParts,
  testRoot,
} from '#tests/support/conformance/conformance.tsx';
import { watchPage } from '#tests/support/render.tsx';
import { isInput } from '#tests/support/widget-row.ts';

const messages = watchPage();

// A flag that loads during a test would be a difference between two renderings.
beforeAll(() => flagsFor('JP').load());

const modules = import.meta.glob<object>('/src/components/*/index.ts', { eager: true });

test('every exported widget has a row in tests/support/conformance-rows', () => {
  const exported = Object.values(modules).flatMap(componentsOf);
  expect(exported.length).toBeGreaterThan(0);
  expect(widgetRows.map(({ name }) => name).toSorted()).toEqual(exported.toSorted());
});

describe.each(widgetRows)('$name', (row) => {
  testRoot(row);
  testParts(row);
  testLife(row);
  testDetached(row);
  if (isInput(row)) {
    testField(row);
    testLabel(row);
    testUnlabelled(row, messages);
  }
  testWords(row);
  testUnusable(row, messages);
  testAxe(row);

  describe('with all its parts', () => {
    testParts(row, row.fullest);
    testAxe(row, row.fullest);
  });
});
