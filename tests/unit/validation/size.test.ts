import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bundleSize, root } from '../../bench/bundle.ts';

test('all the rules with their English sentences weigh 6 kB at most, and nothing of others', async () => {
  const { gzip, modules } = await bundleSize(
    `export * from '${join(root, 'src/validation/index.ts')}';`,
  );
  expect(gzip).toBeLessThanOrEqual(6000);
  const paths = modules.map(({ id }) => id).filter((id) => !id.includes('preload-helper'));
  expect(paths.filter((id) => !/^src\/validation\/[a-z-]+\.ts$/.test(id))).toEqual([]);
}, 30_000);
