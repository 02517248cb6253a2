import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { bundleSize, root, type BundleSize } from '../../bench/bundle.ts';

let whole: BundleSize;

beforeAll(async () => {
  whole = await bundleSize(`export * from '${join(root, 'src/auth/index.ts')}';`);
}, 30_000);

describe('all of the sign-in helper, the decoding of tokens included', () => {
  test('weighs 7 kB at most for a page that has no session yet', () => {
    expect(whole.gzip).toBeLessThanOrEqual(7000);
  });

  test('brings 5 kB more, once, when there is one', () => {
    expect(whole.deferred.map(({ name }) => name)).toEqual(['src/auth/live-parts']);
    expect(whole.deferred[0]?.gzip).toBeLessThanOrEqual(5000);
  });

  test('has nothing of others in it but the decoder', () => {
    const paths = whole.modules.map(({ id }) => id).filter((id) => !id.includes('preload-helper'));
    const others = paths.filter((id) => !/^src\/auth\/[a-z-]+\.ts$/.test(id));
    expect(others.filter((id) => !id.startsWith('jose/'))).toEqual([]);
    expect(others).toContain('jose/dist/webapi/util/decode_jwt.js');
  });
});
