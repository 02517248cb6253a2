import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { entryId, entryOf, outputOf, productionVite, root, textOf } from '../../bench/bundle.ts';

// The others cannot depend on the direction in a build.
const sheets = globSync(['src/**/*.module.css', 'stories/**/*.module.css'], { cwd: root }).filter(
  (path) => /:dir\(|:lang\(|--tessera-direction/.test(readFileSync(join(root, path), 'utf8')),
);

/** Style sheet of Vite's default build, which replaces `:dir(rtl)` with languages. */
async function built(paths: readonly string[]): Promise<string> {
  const exports = paths.map(
    (path, at) => `export * as sheet${at} from '${join(root, path).replaceAll('\\', '/')}';`,
  );
  const result = await productionVite({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [entryOf(exports.join('\n'))],
    build: { write: false, rolldownOptions: { input: entryId, preserveEntrySignatures: 'strict' } },
  });
  const sheet = outputOf(result).find((file) => file.type === 'asset');
  return sheet ? textOf(sheet) : '';
}

test('the direction of an element mirrors what is drawn, not its language, also in builds for older browsers', async () => {
  const style = await built(sheets);
  expect(style).toContain('scaleX(var(--tessera-direction))');
  expect(style).not.toMatch(/:(?:lang|dir)\(/);
});
