import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));

async function trace(...files: readonly string[]): Promise<string> {
  const stats = 'dist/storybook/preview-stats.json';
  const args = ['trace', `--stats-file=${stats}`, '--mode=compact', ...files];
  const command = join(root, 'node_modules/chromatic/dist/bin.cjs');
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [command, ...args], {
    cwd: root,
  });
  return stdout + stderr;
}

// The snippets of the docs contain the icons' names, so a changed icon retakes everything.
const reachesAll = 'src/primitives/icon/index.ts';

/** Components that are traced one by one: each takes a process that reads the statistics anew. */
const alone = ['components/rating', 'components/date-picker', 'primitives/button'];

// Chromatic retakes only what a change affects; it reads that from the statistics of the build.
it('traces every component of the built Storybook to its stories', async () => {
  const text = await readFile(join(root, 'dist/storybook/index.json'), 'utf8');
  const { entries } = JSON.parse(text) as {
    entries: Record<string, { componentPath?: string; importPath: string }>;
  };
  const pairs = new Map(
    Object.values(entries).flatMap(({ componentPath, importPath }) =>
      componentPath?.startsWith('./src/') ? [[componentPath.slice(2), importPath.slice(2)]] : [],
    ),
  );
  expect(pairs.delete(reachesAll)).toBe(true);
  expect(pairs.size).toBeGreaterThan(30);
  const together = await trace(...pairs.keys());
  expect([...pairs.values()].filter((story) => !together.includes(story))).toEqual([]);
  for (const folder of alone) {
    const component = `src/${folder}/index.ts`;
    expect(await trace(component)).toContain(pairs.get(component));
  }
  expect(await trace(reachesAll)).toMatch(/full build is required/i);
});

it('traces a change of a token to everything, and of a text to nothing', async () => {
  expect(await trace('src/tokens/tokens.css')).toMatch(/full build is required/i);
  expect(await trace('README.md')).toContain('to 0 affected story files');
});
