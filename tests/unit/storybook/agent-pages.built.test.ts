import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { buildAgentPages } from '#.storybook/build/agent-pages.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const published = join(root, 'dist/storybook');
const read = (path: string) => readFileSync(join(published, path), 'utf8');

test('the Storybook holds llms.txt and the Markdown of its own docs pages', async () => {
  const home = process.env['TESSERA_REGISTRY']?.replace(/\/r$/, '');
  const { files } = await buildAgentPages(root, home);
  expect(files.size).toBeGreaterThan(45);
  for (const [path, text] of files) expect(read(path) === text, path).toBe(true);
});

test('every address that llms.txt names is a file of the Storybook', () => {
  const named = [...read('llms.txt').matchAll(/\]\(([^)]+)\)/g)].map(([, path = '']) => path);
  expect(named.length).toBeGreaterThan(45);
  expect(named.filter((path) => !existsSync(join(published, path)))).toEqual([]);
});

test('the tokens are files of the Storybook: DTCG, CSS, and variables for Figma', () => {
  const resolver = JSON.parse(read('tokens/themes.resolver.json')) as object;
  const named = [...JSON.stringify(resolver).matchAll(/"\$ref":"([^#"]+)"/g)].map(([, ref]) => ref);
  const figma = ['light', 'dark', 'high-contrast', 'scales'].map(
    (set) => `figma.${set}.tokens.json`,
  );
  expect(named.length).toBeGreaterThan(2);
  for (const name of [...named, ...figma])
    expect(JSON.parse(read(`tokens/${name}`))).toBeTypeOf('object');
  expect(read('tokens/tokens.css')).toBe(readFileSync(join(root, 'src/tokens/tokens.css'), 'utf8'));
});
