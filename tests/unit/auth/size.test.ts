import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { bundleSize, root, type BundleSize } from '../../bench/bundle.ts';

let bundle: BundleSize;

/** Bundle of the helper, and of other entry points with it. */
const bundleOf = (...entries: string[]) =>
  bundleSize(
    ['index.ts', ...entries]
      .map((entry) => `export * from '${join(root, 'src/auth', entry)}';`)
      .join('\n'),
  );

beforeAll(async () => {
  bundle = await bundleOf();
});

describe('the sign-in helper, including the decoding of tokens', () => {
  test('weighs at most 13 kB, and loads nothing later', () => {
    expect(bundle.gzip).toBeLessThanOrEqual(13_050);
    expect(bundle.deferred).toEqual([]);
  });

  test('contains no third-party code but the decoder', () => {
    const paths = bundle.modules.map(({ id }) => id).filter((id) => !id.includes('preload-helper'));
    const others = paths.filter(
      (id) =>
        !/^src\/auth\/(client|core|strategies|stores|tabs)\/[a-z-]+\.ts$|^src\/auth\/index\.ts$/.test(
          id,
        ),
    );
    expect(others.filter((id) => !id.startsWith('jose/'))).toEqual([]);
    expect(others).toContain('jose/dist/webapi/util/decode_jwt.js');
  });
});

describe('what only some applications import', () => {
  test('a provider adds at most 6 kB, and loads the verification of ID tokens when one arrives', async () => {
    const both = await bundleOf('oauth/index.ts');
    expect(both.gzip - bundle.gzip).toBeLessThanOrEqual(6000);
    expect(both.deferred.map(({ name }) => name)).toEqual(['src/auth/oauth/verify-id-token']);
    expect(both.deferred[0]?.gzip).toBeLessThanOrEqual(6000);
  });

  test('passkeys add at most 3 kB, and load nothing later', async () => {
    const both = await bundleOf('passkey/index.ts');
    expect(both.gzip - bundle.gzip).toBeLessThanOrEqual(3000);
    expect(both.deferred).toEqual([]);
  });

  test('a server that reads sessions contains nothing of the client', async () => {
    const { modules } = await bundleSize(
      `export * from '${join(root, 'src/auth/server/index.ts')}';`,
    );
    const own = modules.map(({ id }) => id).filter((id) => id.startsWith('src/'));
    expect(own.every((id) => id.startsWith('src/auth/server/'))).toBe(true);
  });
});
