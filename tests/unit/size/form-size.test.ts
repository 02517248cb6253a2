import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bundleSize, root } from '../../bench/bundle.ts';

const field = join(root, 'src/components/field/index.ts');

test('a form and its fields weigh at most 16.5 kB beside the rules, which a page has once', async () => {
  const { gzip, modules } = await bundleSize(
    `export { Form, Field } from '${field}';`,
    [],
    ['src/validation/'],
  );
  expect(modules.filter(({ id }) => id.startsWith('src/validation/'))).toEqual([]);
  expect(gzip).toBeLessThanOrEqual(16_500);
});
