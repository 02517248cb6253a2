import { join } from 'node:path';
import { expect, test } from 'vitest';
import { entryId, entryOf, outputOf, productionVite, root, textOf } from '../../bench/bundle.ts';

test('the direction of an element mirrors its icons, not its language, also in a build for older browsers', async () => {
  const icon = join(root, 'src/primitives/icon/index.ts');
  const result = await productionVite({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [entryOf(`export { Icon } from '${icon}';`)],
    build: {
      write: false,
      rolldownOptions: {
        input: entryId,
        preserveEntrySignatures: 'strict',
        external: /^react/,
      },
    },
  });
  const sheet = outputOf(result).find((file) => file.type === 'asset');
  const style = sheet ? textOf(sheet) : '';
  expect(style).toContain('scaleX(-1)');
  // Vite's default build replaces `:dir(rtl)` with languages.
  expect(style).not.toContain(':lang(');
});
