import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { collectParcel } from '#stories/support/docs/collect-parcel.ts';
import { readTokens } from '#stories/support/docs/read-tokens.ts';
import { listContents } from '#stories/support/welcome/list-contents.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
/** Text of every source whose exports a docs page may name. */
const api = globSync(
  'src/{auth,validation,internals,primitives,components,provider,testing,app/screens}/**/*.{ts,tsx}',
  {
    cwd: root,
  },
)
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .join('\n');

const pages = globSync('stories/{components,primitives,screens}/**/*.mdx', { cwd: root });

describe.each(pages)('%s', (page) => {
  const source = readFileSync(join(root, page), 'utf8');

  test('shows eight stories at most: more of them make the page slow and the reader tired', () => {
    const stories = source.match(/<(?:Canvas|Story)\b/g) ?? [];
    expect(stories.length).toBeGreaterThan(0);
    expect(stories.length).toBeLessThanOrEqual(8);
    expect(source).not.toMatch(/<Stories\b/);
  });

  test.each(['Lead', 'DoDont', 'Anatomy', 'Tokens', 'HowToCopy'])('has the part %s', (part) => {
    expect(source).toContain(`<${part}`);
  });

  test('names the tokens of every style sheet that it draws with, not of one', () => {
    if (!page.includes('/components/')) return;
    const from = /<Tokens from="([^"]+)" \/>/.exec(source)?.[1];
    expect(from, '<Tokens from="components/<widget>/<widget>.tsx" />').toBeDefined();
    expect(existsSync(join(root, 'src', from ?? ''))).toBe(true);
  });

  test('draws its tables with the block: Storybook prints one in Markdown as its text', () => {
    expect(source).not.toMatch(/^\|.*\|$/m);
  });

  test('shows the props and says how it is used by assistive technology', () => {
    expect(source).toMatch(/<(?:Controls|PropsTable)\b/);
    expect(source).toMatch(/^## Accessibility$/m);
  });
});

describe('A function that a docs page names', () => {
  // Functions, methods, and members of interfaces.
  const declared = new Set(
    [
      ...api.matchAll(/^(?:export )?(?:async )?(?:function|const) (\w+)/gm),
      ...api.matchAll(/^ {2}(?:readonly )?(\w+)\??[:(<]/gm),
    ].map(([, name]) => name),
  );
  const platform = new Set(
    'checkValidity color hsl hwb lab lch light-dark oklab oklch rgb var'.split(' '),
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

test('tokens are read once each from several sheets', () => {
  const sheets = [
    '.a { color: var(--tessera-color-text); gap: var( --tessera-space-2, 1px ); }',
    '.b { color: var(--tessera-color-text); --own: 1; inset: var(--own); }',
  ];
  expect(readTokens(sheets)).toEqual(['--tessera-color-text', '--tessera-space-2']);
});

test('a parcel is the folder, what it imports, and the packages of both', () => {
  const sources = new Map([
    [
      'components/rating/rating.tsx',
      `import { cx } from '../../internals/cx';\nimport './rating.css';`,
    ],
    ['components/rating/index.ts', `export { Rating } from './rating';`],
    // Words that look like an import, and are none.
    ['components/rating/words.ts', `const a = left.from ?? ['x', 'from'];\nconst b = from(' c ');`],
    ['components/rating/labels.ts', `const de = () => import('./labels.de');`],
    ['components/rating/labels.de.ts', ''],
    ['components/rating/rating.css', ''],
    ['components/other/other.tsx', `import 'other-package';`],
    [
      'internals/cx.ts',
      `import { a } from '@scope/name/part';\nimport { b } from 'react-dom/client';`,
    ],
    ['primitives/icon/index.ts', ''],
  ]);
  expect(collectParcel(sources, 'components/rating')).toEqual({
    files: [
      'components/rating/index.ts',
      'components/rating/labels.de.ts',
      'components/rating/labels.ts',
      'components/rating/rating.css',
      'components/rating/rating.tsx',
      'components/rating/words.ts',
      'internals/cx.ts',
    ],
    packages: ['@scope/name'],
  });
});

test('a parcel of one module leaves its neighbors in the folder out', () => {
  const sources = new Map([
    [
      'components/chip/chip.tsx',
      `import './chip.css';\nimport { Icon } from '../../primitives/icon';`,
    ],
    ['components/chip/chip.css', ''],
    ['components/chip/chip-list.tsx', `import './chip-list.css';`],
    ['components/chip/chip-list.css', ''],
    ['primitives/icon/index.ts', ''],
  ]);
  expect(collectParcel(sources, 'components/chip/chip.tsx').files).toEqual([
    'components/chip/chip.css',
    'components/chip/chip.tsx',
    'primitives/icon/index.ts',
  ]);
});

test('the welcome page lists each widget once, by its docs page where it has one', () => {
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
    entry('behavior-rating--keys', 'Behavior/Rating', 'story'),
    entry('welcome--docs', 'Welcome', 'docs'),
  ];
  expect(listContents(entries)).toEqual([
    ['Components', [{ name: 'Rating', path: '/story/components-rating--half' }]],
    ['Primitives', [{ name: 'Button', path: '/docs/primitives-button--docs' }]],
  ]);
});
