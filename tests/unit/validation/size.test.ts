import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bundleSize, root } from '../../bench/bundle.ts';

test('all rules with their English messages weigh at most 6 kB, without third-party code', async () => {
  const { gzip, modules } = await bundleSize(
    `export * from '${join(root, 'src/validation/index.ts')}';`,
  );
  expect(gzip).toBeLessThanOrEqual(6000);
  const paths = modules.map(({ id }) => id).filter((id) => !id.includes('preload-helper'));
  expect(paths.filter((id) => !/^src\/validation\/[a-z-]+\.ts$/.test(id))).toEqual([]);
});
