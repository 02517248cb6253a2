import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer, parseSync } from 'vite';
import { describe, expect, test } from 'vitest';
import { buildAgentPages, markdownPath, publishAgentPages } from '#.storybook/build/agent-pages.ts';
import { ruleExamples } from '#stories/guides/validation/rule-examples.ts';
import { releasedVersion } from '#stories/support/docs/registry-item.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const files = buildAgentPages();
const list = files.get('llms.txt') ?? '';
const pages = [...files].filter(([path]) => path.endsWith('.md'));
const docsPages = globSync('stories/{components,primitives}/**/*.mdx', { cwd: root });

test.each(docsPages)('%s has its Markdown', (page) => {
  const text = files.get(markdownPath(page)) ?? '';
  const tables = (source: string) => source.match(/^\|(?: --- \|)+$/gm)?.length ?? 0;
  expect(text).toMatch(/^# \S.*\n\n\S/);
  expect(text).toMatch(/^npx shadcn@latest add \$STORYBOOK\/r\/[\w-]+\.json$/m);
  expect(text).toMatch(
    /^```ts\nexport interface \w+Props\b|has no props beyond those of its element/m,
  );
  expect(tables(text)).toBe(tables(readFileSync(join(root, page), 'utf8')));
});

const listings = globSync('stories/{get-started,{components,primitives,guides}/**/*}.mdx', {
  cwd: root,
})
  .map((page) => ({ page, text: readFileSync(join(root, page), 'utf8') }))
  .filter(({ page, text }) => text.includes('\n<Code ') && files.has(markdownPath(page)));

test.each(listings)('$page keeps its listings', ({ page, text }) => {
  const markdown = files.get(markdownPath(page)) ?? '';
  const code = [...markdown.matchAll(/^```(?!bash)\w+\n([^]*?)^```$/gm)].map(([, piece]) => piece);
  const own = text.match(/^```(?!bash)\w/gm)?.length ?? 0;
  const shown = text.match(/^<Code /gm)?.length ?? 0;
  const props = code.filter((piece) => /^export interface \w+Props\b/.test(piece ?? '')).length;
  expect(code.length - props).toBe(own + shown);
});

test('a heading stays if only deeper headings follow, and goes if only stories did', () => {
  const page = files.get('llms/components/form.md');
  expect(page).toContain('\n## Props\n\n### Form\n');
  expect(page).not.toContain('\n## All states\n');
});

test('a page installs what its component needs, and a screen, which is only copied, nothing', () => {
  expect(files.get('llms/components/country-select.md')).toMatch(/^npm install .+ react-select$/m);
  expect(files.get('llms/components/rating.md')).toMatch(/^npm install \S+$/m);
  const screen = files.get('llms/screens/sign-in.md');
  expect(screen).toContain('\nnpx shadcn@latest add $STORYBOOK/r/sign-in-screen.json\n');
  expect(screen).not.toContain('npm install');
});

test('the list names every page, and no other', () => {
  const named = [...list.matchAll(/\]\((llms\/[^)]+)\): \S/g)].map(([, path]) => path);
  expect(named.toSorted()).toEqual(pages.map(([path]) => path).toSorted());
  expect(list).toMatch(/^# Tessera\n\n> \S/);
});

describe.each(pages)('%s', (_, text) => {
  test('holds no block of a page, only Markdown', () => {
    const prose = text.replaceAll(/^```[^]*?^```$/gm, '').replaceAll(/`` .+? ``|`[^`\n]*`/g, '');
    expect(prose.match(/<\/?[A-Z][^>]*>/g)).toBeNull();
    expect(prose).not.toMatch(/\bundefined\b|^import /m);
  });

  test('gives code that can be parsed', () => {
    const code = [...text.matchAll(/^```tsx?\n([^]*?)^```$/gm)].map(([, piece = '']) => piece);
    expect(code.filter((piece) => parseSync('piece.tsx', piece).errors.length > 0)).toEqual([]);
  });
});

test('no page names the local Storybook for a file that a published one has, too', () => {
  const local = /localhost:6006\/(?:r\/|llms\.txt)/;
  expect(pages.filter(([, text]) => local.test(text)).map(([path]) => path)).toEqual([]);
});

test('the server of the Storybook answers with its own address in the commands', async () => {
  const server = await createServer({
    configFile: false,
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true },
    plugins: [publishAgentPages()],
    server: { port: 0, host: '127.0.0.1', watch: null, ws: false },
  });
  try {
    await server.listen();
    const url = (server.resolvedUrls?.local[0] ?? '').replace(/\/$/, '');
    const page = await fetch(`${url}/llms/components/rating.md`);
    expect(page.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    const text = await page.text();
    expect(text).toContain(`npx shadcn@latest add ${url}/r/rating.json`);
    // It is not on npm before the first release.
    const name = releasedVersion ? 'tessera-ui' : `${url}/package/tessera-ui-`;
    expect(text).toContain(`npm install ${name}`);
    expect((await fetch(`${url}/llms/nothing.md`)).status).toBe(404);
    expect((await fetch(`${url}/llms.txt`)).headers.get('content-type')).toContain('text/plain');
  } finally {
    await server.close();
  }
});

test('the page about validation lists every rule with its examples', () => {
  const page = files.get('llms/guides/validation.md') ?? '';
  for (const { rule, asks, fails } of ruleExamples) {
    const row = page.split('\n').find((line) => line.startsWith(`| \`${rule}\` `));
    expect(row, rule).toContain(asks);
    expect(row, rule).toContain(JSON.stringify(fails[0]));
  }
});
