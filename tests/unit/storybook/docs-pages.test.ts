import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { withShownCode } from '#.storybook/build/page-code.ts';
import { tokensIn } from '#.storybook/build/token-lists.ts';
import { listContents } from '#stories/support/welcome/contents.tsx';

const root = fileURLToPath(new URL('../../..', import.meta.url));
/** Text of every source whose exports a docs page may name. */
const api = globSync(
  'src/{auth,validation,core,primitives,components,testing,app/screens}/**/*.{ts,tsx}',
  {
    cwd: root,
  },
)
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .join('\n');

const pages = globSync('stories/{components,primitives,screens}/**/*.mdx', { cwd: root });

describe.each(pages)('%s', (page) => {
  const source = readFileSync(join(root, page), 'utf8');

  test('shows eight stories at most: more make the page slow and long', () => {
    const stories = source.match(/<(?:Canvas|Live|Story)\b/g) ?? [];
    expect(stories.length).toBeGreaterThan(0);
    expect(stories.length).toBeLessThanOrEqual(8);
    expect(source).not.toMatch(/<Stories\b/);
  });

  test.each(['<Lead', '## When to use it', '| `data-slot` ', '<Tokens', '<HowToCopy'])(
    'has the part %s',
    (part) => {
      expect(source).toContain(part);
    },
  );

  test('names the tokens of every style sheet that it uses, not only of one', () => {
    if (!page.includes('/components/')) return;
    const from = /import tokens from '#(src\/.+\.tsx)\?tokens';/.exec(source)?.[1];
    expect(from, "import tokens from '#src/components/<widget>/<widget>.tsx?tokens'").toBeDefined();
    expect(existsSync(join(root, from ?? ''))).toBe(true);
    expect(source).toContain('<Tokens names={tokens} />');
  });

  test('shows a complete example directly below the component, and one of a form if it is a control', () => {
    if (page.includes('/screens/')) return;
    const usage = /^<Live [^>]*\/>\n\n## Usage\n\n```tsx\nimport [^]*?^## /m.exec(
      withShownCode(page),
    )?.[0];
    expect(usage).toMatch(/^export function \w+\(/m);
    if (/^## In a form$/m.test(source)) expect(usage).toContain('<Form');
  });

  test('shows how to style a part with CSS', () => {
    if (page.includes('/screens/')) return;
    expect(source).toMatch(/^## Styling\n\n```css\n[^`]*\[data-slot=/m);
  });

  test('has its sections in the order of what people need', () => {
    if (page.includes('/screens/')) return;
    const order = [
      'Usage',
      'When to use it',
      'Install or copy',
      'Props',
      'Styling',
      'Keyboard',
      'Accessibility',
      'In a form',
    ];
    const headings = [...source.matchAll(/^## (.*)$/gm)].map(([, heading = '']) => heading);
    const known = headings.filter((heading) => order.includes(heading));
    expect(known).toEqual(order.filter((heading) => headings.includes(heading)));
    expect(known).toEqual(expect.arrayContaining(order.slice(0, 5)));
  });

  test('lists the props and describes the use with assistive technology', () => {
    expect(source).toMatch(/<(?:ArgTypes|Props|PropsTable)\b/);
    expect(source).toMatch(/^## Accessibility$/m);
  });
});

test.each(globSync('stories/**/*.mdx', { cwd: root }))('%s has at most 150 lines', (page) => {
  expect(readFileSync(join(root, page), 'utf8').split('\n').length - 1).toBeLessThanOrEqual(150);
});

test.each(globSync('stories/**/*.mdx', { cwd: root }))(
  'renders in a function, where it can be pasted: %s',
  (page) => {
    const listings = readFileSync(join(root, page), 'utf8').match(/^```tsx\n[^]*?^```/gm) ?? [];
    expect(listings.filter((code) => /^</m.test(code))).toEqual([]);
  },
);

test('a listing names only what it imports or declares, and what browsers have', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-listings-'));
  const config = {
    categories: { correctness: 'off' },
    env: { browser: true, es2024: true },
    rules: { 'no-undef': 'error' },
  };
  writeFileSync(join(folder, 'oxlint.json'), JSON.stringify(config));
  for (const page of [
    'README.md',
    'src/package/readme.md',
    ...globSync('stories/**/*.mdx', { cwd: root }),
  ]) {
    const listings = withShownCode(page).matchAll(/^```tsx?\n([^]*?)^```/gm);
    for (const [index, [, code = '']] of [...listings].entries()) {
      writeFileSync(join(folder, `${page.replaceAll(/\W/g, '-')}-${index}.tsx`), code);
    }
  }
  const oxlint = join(root, 'node_modules/oxlint/bin/oxlint');
  const flags = ['--config=oxlint.json', '--format=unix', '.'];
  const { status, stdout } = spawnSync(process.execPath, [oxlint, ...flags], {
    cwd: folder,
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  expect({ status, stdout: stdout.trim() }).toEqual({ status: 0, stdout: '' });
});

/** Words of the vocabulary, each with those that mean the same and confuse readers. */
const vocabulary: ReadonlyArray<[word: string, instead: RegExp]> = [
  ['component', /\bwidgets?\b/i],
  ['strings or labels', /\btexts\b/i],
  ['screenshot', /\bpictures?\b/i],
  ['baseline', /\baccepted (?:ones?|screenshots?|sizes?)\b/i],
  ['description', /\bhints?\b/i],
  ['select', /\b(?:pick|picks|picked|picking)\b/i],
  ['start date, end date', /\bfirst (?:and|or) (?:the )?last day of (?:a|the) range\b/i],
  ['sign in', /\blog(?:in| in)\b/i],
];

const readmes = ['README.md', 'CONTRIBUTING.md', 'src/package/readme.md'];

test.each([...readmes, ...globSync('stories/**/*.mdx', { cwd: root })])(
  'uses one word for one thing: %s',
  (page) => {
    const prose = readFileSync(join(root, page), 'utf8').replaceAll(
      /```[^]*?```|`[^`\n]*`|^import .*$|!\[[^\]]*\]\([^)]*\)|\]\([^)]*\)|<[A-Z][^>]*>/gm,
      '',
    );
    expect(vocabulary.filter(([, other]) => other.test(prose)).map(([word]) => word)).toEqual([]);
  },
);

/** Words for the results of tests and for fields, which also names of stories, steps and text in JSX keep to. */
const shown = new Set(['component', 'screenshot', 'baseline', 'description']);

test.each(
  globSync(['stories/**/*.tsx', 'src/components/*/words.ts', 'src/app/words/**/en.ts'], {
    cwd: root,
  }),
)('uses one word for one thing in strings: %s', (file) => {
  const source = readFileSync(join(root, file), 'utf8').replaceAll(
    /\/\*[^]*?\*\/|^\s*\/\/.*$|\$\{[^}]*\}/gm,
    '',
  );
  // Literals and text of more than one word; one word alone may be an id or a value.
  const strings =
    source.match(/(['`])(?:(?!\1).)* (?:(?!\1).)*\1|>\s*[A-Z][^<>{}=;]* [^<>{}=;]*[<{]/g) ?? [];
  const wrong = vocabulary.filter(([word]) => shown.has(word));
  expect(strings.filter((text) => wrong.some(([, other]) => other.test(text)))).toEqual([]);
  const names = [...source.matchAll(/^ {2}name: (['"])(.*)\1/gm)].map(([, , name = '']) => name);
  const inNames = vocabulary.filter(([word]) => word !== 'sign in');
  expect(names.filter((name) => inNames.some(([, other]) => other.test(name)))).toEqual([]);
});

describe('A link of a docs page', () => {
  const toId = (name: string) =>
    name
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '');
  const titles = new Map(
    globSync('stories/**/*.stories.tsx', { cwd: root }).map((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      return [file.replaceAll('\\', '/'), /\btitle: '([^']+)'/.exec(text)?.[1] ?? ''] as const;
    }),
  );
  const stories = [...titles].flatMap(([file, title]) => {
    const text = readFileSync(join(root, file), 'utf8');
    return [...text.matchAll(/^export const (\w+)/gm)].map(
      ([, name = '']) =>
        `/story/${toId(title)}--${toId(name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, '-'))}`,
    );
  });
  const docs = globSync('stories/**/*.mdx', { cwd: root }).map((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    const own = /<Meta title="([^"]+)"/.exec(text)?.[1];
    const of = /<Meta of=\{(\w+)\}/.exec(text)?.[1];
    const from = new RegExp(String.raw`\* as ${of} from '\./([^']+)'`).exec(text)?.[1] ?? '';
    return `/docs/${toId(own ?? titles.get(join(file, '..', from).replaceAll('\\', '/')) ?? '')}--docs`;
  });
  const known = new Set([...stories, ...docs]);

  test.each(globSync('stories/**/*.{mdx,tsx}', { cwd: root }))('leads to a page: %s', (page) => {
    const text = readFileSync(join(root, page), 'utf8');
    const paths = [...text.matchAll(/\?path=(\/(?:docs|story)\/[\w-]+)/g)].map(([, path]) => path);
    expect(paths.filter((path) => !known.has(path ?? ''))).toEqual([]);
  });
});

describe('A function that a docs page mentions', () => {
  // Functions, methods, and members of interfaces.
  const declared = new Set(
    [
      ...api.matchAll(/^(?:export )?(?:async )?(?:function|const) (\w+)/gm),
      ...api.matchAll(/^ {2}(?:readonly )?(\w+)\??[:(<]/gm),
    ].map(([, name]) => name),
  );
  const platform = new Set(
    'checkValidity color hsl hwb lab layer lch light-dark oklab oklch rgb var'.split(' '),
  );

  test.each(globSync('stories/**/*.mdx', { cwd: root }))('exists: %s', (page) => {
    const prose = readFileSync(join(root, page), 'utf8').replaceAll(/```[^]*?```/g, '');
    const code = prose.match(/`[^`\n]*`/g) ?? [];
    const called = code.flatMap((words) =>
      [...words.matchAll(/([\w-]+)\(/g)].map(([, name]) => name),
    );
    expect(called.filter((name) => !declared.has(name) && !platform.has(name ?? ''))).toEqual([]);
  });
});

test('tokens of several sheets are listed once each', () => {
  const sheets = [
    '.a { color: var(--tessera-color-text); gap: var( --tessera-space-2, 1px ); }',
    '.b { color: var(--tessera-color-text); --own: 1; inset: var(--own); }',
  ];
  expect(tokensIn(sheets)).toEqual(['--tessera-color-text', '--tessera-space-2']);
});

test('the welcome page lists each component once, by its docs page or that of its family where there is one', () => {
  const entry = (id: string, title: string, type: 'docs' | 'story') => ({
    id,
    title,
    type,
    tags: [],
  });
  const entries = [
    entry('primitives-button--solid', 'Primitives/Button', 'story'),
    entry('primitives-button--docs', 'Primitives/Button', 'docs'),
    entry('components-rating--half', 'Components/Rating', 'story'),
    entry('components-rating--full', 'Components/Rating', 'story'),
    {
      ...entry('components-rating-tests--keys', 'Components/Rating/Tests', 'story'),
      tags: ['play'],
    },
    entry('components-range-calendar--default', 'Components/Range calendar', 'story'),
    entry('welcome--docs', 'Welcome', 'docs'),
  ];
  expect(listContents(entries)).toEqual([
    [
      'Components',
      [
        { name: 'Rating', path: '/story/components-rating--half' },
        { name: 'Range calendar', path: '/docs/components-calendar--docs' },
      ],
    ],
    ['Primitives', [{ name: 'Button', path: '/docs/primitives-button--docs' }]],
  ]);
});
