import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { describe, expect, test } from 'vitest';
import { buildAgentPages, markdownPath } from '#.storybook/build/agent-pages.ts';
import { publishAgentPages } from '#.storybook/build/publish-agent-pages.ts';
import { parseModule } from '#.storybook/build/source-module.ts';
import { ruleExamples } from '#stories/guides/validation/rule-examples.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const { files, unknown } = await buildAgentPages(root);
const list = files.get('llms.txt') ?? '';
const pages = [...files].filter(([path]) => path.endsWith('.md'));

/** Code blocks of a page in a language. */
function codeIn(text: string, language: string): string[] {
  const blocks = text.matchAll(/^```(\w+)\n([^]*?)^```$/gm);
  return [...blocks].filter(([, of]) => of === language).map(([, , code = '']) => code);
}

const docsPages = globSync('stories/{components,primitives}/**/*.mdx', { cwd: root });

test.each(docsPages)('%s has its Markdown', (page) => {
  expect(docsPages.length).toBeGreaterThan(40);
  const text = files.get(markdownPath(page)) ?? '';
  const source = readFileSync(join(root, page), 'utf8');
  const headings = source.match(/^## .*$/gm) ?? [];
  expect(text.match(/^## .*$/gm)).toEqual(headings);
  expect(text).toMatch(/^# \S.*\n\n\S/);
  expect(text).toMatch(/\nDo:\n\n- \S[^]*\nDon’t:\n\n- \S/);
  expect(text).toMatch(/^npx shadcn@latest add \$STORYBOOK\/r\/[\w-]+\.json$/m);
  expect(text).toContain("from 'tessera-ui/");
  for (const [block, table] of [
    ['<KeyboardTable', '| Keys | Action |'],
    ['<FormBehavior', '| Feature | Behavior |'],
    ['<Anatomy', '| data-slot | Element | Description |'],
  ] as const) {
    expect(text.includes(table), table).toBe(source.includes(block));
  }
  expect(text).toMatch(/\| Prop of \w+ \| Type \| Default \| Description \||has no props beyond/);
});

test('a heading stays if only deeper headings follow, and goes if a canvas without code does', () => {
  expect(files.get('llms/primitives/menu.md')).toMatch(/\n## Props\n/);
  const screen = files.get('llms/screens/sign-in.md') ?? '';
  expect(readFileSync(join(root, 'stories/screens/sign-in.mdx'), 'utf8')).toContain('## Expired');
  expect(screen).not.toContain('## Expired');
});

test('names in a form are code, and phrases are not', () => {
  const page = files.get('llms/components/date-picker.md');
  expect(page).toContain('| `min`, `max`, `unavailable` |');
  expect(page).toContain('| Text typed before hydration |');
});

test('every docs block has Markdown', () => {
  expect(unknown).toEqual([]);
});

test('the list names every page, and no other', () => {
  const named = [...list.matchAll(/\]\((llms\/[^)]+)\): \S/g)].map(([, path]) => path);
  expect(named.toSorted()).toEqual(pages.map(([path]) => path).toSorted());
  expect(list).toMatch(/^# Tessera\n\n> \S/);
});

test('the list names the guides about everything that can be copied', () => {
  for (const title of ['Install or copy', 'Works with', 'Languages', 'Form libraries', 'Theme'])
    expect(list).toContain(`\n- [${title}](llms/`);
});

test('the page about validation lists every rule', () => {
  const page = files.get('llms/guides/validation.md') ?? '';
  for (const { rule, asks } of ruleExamples)
    expect(page).toContain(`| \`${rule.replaceAll('|', '\\|')}\` | ${asks} |`);
});

describe.each(pages)('%s', (_, text) => {
  test('holds no element of a page, only Markdown', () => {
    const prose = text.replaceAll(/^```[^]*?^```$/gm, '').replaceAll(/`` .+? ``|`[^`\n]*`/g, '');
    expect(prose.match(/<\/?[A-Za-z][^>]*>|\{[A-Za-z'"]/g)).toBeNull();
    expect(prose).not.toContain('[object');
    expect(prose).not.toMatch(/\bundefined\b/);
  });

  test('has something below each heading', () => {
    const prose = text.replaceAll(/^```[^]*?^```$/gm, 'code');
    const empty = [...prose.matchAll(/^(#+) (.*)\n\s*(?=(#+) |$(?![^]))/gm)].filter(
      ([, level = '', , next = '']) => next.length <= level.length,
    );
    expect(empty.map(([, , heading]) => heading)).toEqual([]);
  });

  test('gives code that can be parsed', () => {
    const code = [...codeIn(text, 'tsx'), ...codeIn(text, 'ts')];
    expect(code.filter((piece) => !parseModule('piece.tsx', piece))).toEqual([]);
  });
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
    const url = server.resolvedUrls?.local[0] ?? '';
    const page = await fetch(`${url}llms/components/rating.md`);
    expect(page.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    expect(await page.text()).toContain(`npx shadcn@latest add ${url}r/rating.json`);
    expect((await fetch(`${url}llms/nothing.md`)).status).toBe(404);
    expect((await fetch(`${url}llms.txt`)).headers.get('content-type')).toContain('text/plain');
  } finally {
    await server.close();
  }
});
