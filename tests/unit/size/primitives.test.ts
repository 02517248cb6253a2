import { expect, test } from 'vitest';
import { bundleSize } from '../../bench/bundle.ts';
import { limitOf } from '../../bench/primitive-limits.ts';
import { measuredPrimitives } from '../../bench/widgets.ts';

const primitives = measuredPrimitives();

test('the primitives are found', () => {
  expect(primitives.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Button', 'Checkbox', 'RadioGroup', 'Select']),
  );
});

test.each(primitives)(
  '$name stays within its limit',
  async ({ name, code }) => {
    const { gzip } = await bundleSize(code);
    expect(gzip).toBeLessThanOrEqual(limitOf(name));
  },
  30_000,
);
