import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bundleSize, root } from '../../bench/bundle.ts';

test('a CommonJS package imports React like any other: nothing replaces `require`', async () => {
  const { code } = await bundleSize(`export { default } from 'react-paginate';`);
  expect(code).toMatch(/from ?["']react["']/);
  expect(code).not.toContain('Calling `require`');
});

test('the style sheet of a part that loads later counts with the part', async () => {
  const icon = join(root, 'src/primitives/icon/index.ts');
  const eager = await bundleSize(`export { Icon } from '${icon}';`);
  const later = await bundleSize(`export const load = () => import('${icon}');`);
  expect(eager.css).toBeGreaterThan(100);
  expect(later.css).toBe(0);
  const [part] = later.deferred;
  expect(part?.gzip).toBeGreaterThan(eager.css + 200);
});

test('builds side by side leave the environment as it was', async () => {
  const icon = join(root, 'src/primitives/icon/index.ts');
  await Promise.all([
    bundleSize(`export const value = 1;`),
    bundleSize(`export { Icon } from '${icon}';`),
  ]);
  expect(process.env.NODE_ENV).toBe('test');
});
