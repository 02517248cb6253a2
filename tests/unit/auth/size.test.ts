import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { bundleSize, root, type BundleSize } from '../../bench/bundle.ts';

let bundle: BundleSize;

beforeAll(async () => {
  bundle = await bundleSize(`export * from '${join(root, 'src/auth/index.ts')}';`);
}, 30_000);

describe('the sign-in helper, including the decoding of tokens', () => {
  test('weighs at most 12 kB, and loads nothing later', () => {
    expect(bundle.gzip).toBeLessThanOrEqual(12_000);
    expect(bundle.deferred).toEqual([]);
  });

  test('contains no third-party code but the decoder', () => {
    const paths = bundle.modules.map(({ id }) => id).filter((id) => !id.includes('preload-helper'));
    const others = paths.filter(
      (id) =>
        !/^src\/auth\/(core|strategies|stores|tabs)\/[a-z-]+\.ts$|^src\/auth\/index\.ts$/.test(id),
    );
    expect(others.filter((id) => !id.startsWith('jose/'))).toEqual([]);
    expect(others).toContain('jose/dist/webapi/util/decode_jwt.js');
  });
});
