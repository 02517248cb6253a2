import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { bundleSize, root, type BundleSize } from '../../bench/bundle.ts';

let whole: BundleSize;

beforeAll(async () => {
  whole = await bundleSize(`export * from '${join(root, 'src/auth/index.ts')}';`);
}, 30_000);

describe('the sign-in helper, the decoding of tokens included', () => {
  test('weighs 12 kB at most with what loads once there is a session', () => {
    const later = whole.deferred.map(({ gzip }) => gzip);
    expect(later.reduce((sum, gzip) => sum + gzip, whole.gzip)).toBeLessThanOrEqual(12_000);
  });

  test('has nothing of others in it but the decoder', () => {
    const paths = whole.modules.map(({ id }) => id).filter((id) => !id.includes('preload-helper'));
    const others = paths.filter((id) => !/^src\/auth\/[a-z-]+\.ts$/.test(id));
    expect(others.filter((id) => !id.startsWith('jose/'))).toEqual([]);
    expect(others).toContain('jose/dist/webapi/util/decode_jwt.js');
  });
});
