import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { changedIn, releasesIn } from '#.storybook/facts/changed-in.ts';
import { readFacts } from '#.storybook/facts/read-facts.ts';
import { readTests, testGroupsOf } from '#.storybook/facts/test-groups.ts';
import { headingOf } from '#stories/support/docs/test-heading.ts';
import { readBudget } from '#tests/bench/size-budget.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const facts = await readFacts(root);
const tests = readTests(root);

test('each page with a title of a component has facts', () => {
  const pages = globSync('stories/{components,primitives}/**/*.mdx', { cwd: root });
  expect(pages.length).toBeGreaterThan(40);
  const titles = [...facts.values()].map(({ title }) => title);
  expect(titles.length).toBeGreaterThanOrEqual(pages.length);
  expect(new Set(titles).size).toBe(titles.length);
});

describe('Interaction tests', () => {
  test('are listed on the page of their component, each once', () => {
    const listed = [...facts.values()]
      .filter(({ title }) => !title.startsWith('Screens/'))
      .flatMap(({ groups }) => groups.flatMap((group) => group.tests.map(({ id }) => id)));
    const all = [...tests]
      .filter(([title]) => /^(?:Components|Primitives)\//.test(title))
      .flatMap(([, list]) => list.map(({ id }) => id));
    expect(all.length).toBeGreaterThan(200);
    expect(listed.toSorted()).toEqual(all.toSorted());
  });

  test('are those below the title of a page, else those of its section', () => {
    const one = [{ id: 'one', name: 'One', steps: [] }];
    const known = new Map([
      ['Components/Rating/Tests', one],
      ['Components/Rating/Tests in a form', one],
      ['Components/Rating display/Tests', one],
      ['Screens/Tests', one],
    ]);
    const names = (title: string) => testGroupsOf(title, known).map(({ name }) => name);
    expect(names('Components/Rating')).toEqual(['Tests', 'Tests in a form']);
    expect(names('Components/Calendar')).toEqual([]);
    expect(names('Screens/Trip form')).toEqual(['Tests']);
  });

  test('have the ids of their stories, whose titles may change', () => {
    const [first] = tests.get('Components/Date picker/Tests of appearance') ?? [];
    expect(first?.id).toMatch(/^components-date-picker-tests-of-its-looks--/);
  });

  test.each([
    ['Tests', ''],
    ['Tests in a form', 'In a form'],
    ['Tests by keyboard', 'By keyboard'],
    ['Tests of appearance', 'Appearance'],
    ['Tests of the list', 'List'],
  ])('titled %s are below the heading “%s”', (name, heading) => {
    expect(headingOf({ name })).toBe(heading);
  });

  test('have the names of their stories', () => {
    const source = readFileSync(
      join(root, 'stories/components/rating/rating-form.play.stories.tsx'),
      'utf8',
    );
    const names = [...source.matchAll(/^ {2}name: '(.*)',$/gm)].map(([, name]) => name);
    expect(tests.get('Components/Rating/Tests in a form')?.map(({ name }) => name)).toEqual(names);
  });
});

test('a page names the components and screens that use it', () => {
  const users = (id: string) => facts.get(id)?.usedIn.map(({ name }) => name);
  expect(users('components-calendar')).toEqual(['Date picker', 'Date-time picker', 'Trips screen']);
  expect(users('components-rating-display')).toEqual(['Trip screen', 'Trips screen']);
  expect(users('components-rating-distribution')).toEqual([]);
  expect(users('primitives-button')).toContain('Login form');
  // The range calendar is in the same folder as the calendar, which the date picker uses.
  expect(users('components-range-calendar')).toEqual([
    'Date range picker',
    'Date-time range picker',
  ]);
});

test('a page names the supported browsers, and what happens without a feature', () => {
  const notes = (id: string) => facts.get(id)?.browsers.notes.map((note) => note.split(' ')[0]);
  expect(facts.get('components-rating')?.browsers).toEqual({
    supported: ['Chrome 126', 'Edge 126', 'Firefox 128', 'Safari on iOS 17.4', 'Safari 17.4'],
    notes: [],
  });
  expect(notes('components-color-picker')).toContain('`EyeDropper`');
  expect(notes('primitives-tooltip')).toEqual(['CSS', 'The']);
  expect(notes('components-sanitized-html')).toEqual(['`setHTML`']);
});

test('a page shows the accepted size, the wrapped package and the committed benchmarks', () => {
  const { accepted, bare } = readBudget();
  const calendar = facts.get('components-calendar');
  expect(calendar?.size).toEqual({
    bytes: accepted['Calendar']?.gzip,
    bare: { name: 'react-day-picker', bytes: bare['react-day-picker']?.gzip },
  });
  expect(calendar?.speed.length).toBeGreaterThan(2);
  expect(facts.get('components-rating')?.size?.bare).toBeNull();
  expect(facts.get('components-rating')?.kits.map(({ name }) => name)).toEqual([
    'Mantine',
    'MUI',
    'Ant Design',
  ]);
  expect(facts.get('components-sanitized-html')?.kits).toEqual([]);
  expect(facts.get('primitives-select')?.sizeLimit).toBe(6000);
});

test('the version of the last change is that of the newest notes that name the component', () => {
  const changelog =
    '# tessera-ui\n\n## 0.2.0\n\n- Rating: halves.\n\n## 0.1.0\n\n- Rating, QrCode\n';
  const releases = releasesIn(changelog);
  expect(releases.map(({ version }) => version)).toEqual(['0.2.0', '0.1.0']);
  const all = [{ version: 'unreleased', notes: 'TagInput: a limit.' }, ...releases];
  expect(changedIn('Rating', all)).toBe('0.2.0');
  expect(changedIn('QrCode', all)).toBe('0.1.0');
  expect(changedIn('TagInput', all)).toBe('unreleased');
  expect(changedIn('Tag', all)).toBeNull();
  // Before a first release there is no version to name.
  expect(changedIn('TagInput', all.slice(0, 1))).toBeNull();
});
