import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));

async function trace(file: string): Promise<string> {
  const stats = 'dist/storybook/preview-stats.json';
  const args = ['trace', `--stats-file=${stats}`, '--mode=compact', file];
  const command = join(root, 'node_modules/chromatic/dist/bin.cjs');
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [command, ...args], {
    cwd: root,
  });
  return stdout + stderr;
}

// The snippets of the docs contain the icons' names, so that a changed icon retakes everything.
const reachesAll = new Set(['src/primitives/icon/index.ts']);

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
  expect(pairs.size).toBeGreaterThan(0);
  for (const [component, story] of pairs) {
    const found = await trace(component);
    if (reachesAll.has(component)) expect(found).toMatch(/full build is required/i);
    else expect(found).toContain(story);
  }
});

it('traces a change of a token to everything, and of a text to nothing', async () => {
  expect(await trace('src/tokens/tokens.css')).toMatch(/full build is required/i);
  expect(await trace('README.md')).toContain('to 0 affected story files');
});
