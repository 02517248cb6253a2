import { describe } from 'vitest';
import { primitiveRows } from '#tests/support/conformance/conformance-primitives.tsx';
import { testLife, testParts, testRoot } from '#tests/support/conformance/conformance.tsx';
import { watchPage } from '#tests/support/render.tsx';

watchPage();

describe.each(primitiveRows)('$name', (row) => {
  testRoot(row);
  testParts(row);
  testLife(row);
});
