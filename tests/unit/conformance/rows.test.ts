import { expect, test } from 'vitest';
import { primitiveRows } from '#tests/support/conformance/conformance-primitives.tsx';
import { componentsOf } from '#tests/support/conformance/conformance-row.ts';
import { widgetRows } from '#tests/support/conformance/conformance-widgets.tsx';

const components = import.meta.glob<object>('/src/components/*/index.ts', { eager: true });
const primitives = import.meta.glob<object>('/src/primitives/*/index.ts', { eager: true });
const tests = Object.keys(import.meta.glob('./*.test.tsx'));
const pages = import.meta.glob<string>('/stories/components/**/*.{stories.tsx,mdx}', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const families = Object.keys(import.meta.glob('/tests/support/conformance-rows/*.tsx'));

test.each([
  ['component', components, widgetRows],
  ['primitive', primitives, primitiveRows],
] as const)('every exported %s has a row', (_kind, modules, rows) => {
  const exported = Object.values(modules).flatMap(componentsOf);
  expect(exported.length).toBeGreaterThan(0);
  expect(rows.map(({ name }) => name).toSorted()).toEqual(exported.toSorted());
});

test('every family of rows has a file that tests it', () => {
  expect(families.length).toBeGreaterThan(0);
  const names = families.map((path) => path.replace(/.*\/(.*)\.tsx$/, './$1.test.tsx'));
  expect(names.filter((name) => !tests.includes(name))).toEqual([]);
});

test.each([
  ['catalog story', /(?<!\.play)\.stories\.tsx$/],
  ['play story', /\.play\.stories\.tsx$/],
  ['docs page', /\.mdx$/],
])('every component has a %s', (kind, path) => {
  const texts = Object.keys(pages)
    .filter((page) => path.test(page))
    .map((page) => pages[page]);
  // A country is only shown: there is nothing to act on.
  const isShownOnly = (name: string) => name === 'CountryDisplay' && kind === 'play story';
  const names = widgetRows.map(({ name }) => name).filter((name) => !isShownOnly(name));
  expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(texts.join()))).toEqual([]);
});
