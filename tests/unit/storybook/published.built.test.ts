import { globSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { sharedPage } from '#.storybook/sidebar/search-names.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const published = join(root, 'dist/storybook');

interface Entry {
  id: string;
  name: string;
  type: 'docs' | 'story';
  title: string;
  tags: string[];
}

interface Component {
  name: string;
  error?: { message: string };
  reactDocgen?: {
    description?: string;
    props?: Record<string, { description?: string; tsType?: { name: string } }>;
  };
}

function read<Content>(path: string): Content {
  return JSON.parse(readFileSync(join(published, path), 'utf8')) as Content;
}

const entries = Object.values(read<{ entries: Record<string, Entry> }>('index.json').entries);

test('no file reveals where it was built', () => {
  // A home of one letter, such as `/`, would be found in every file.
  const places = [root.replace(/\/$/, ''), homedir()].filter((place) => place.length > 5);
  const files = globSync('**/*.{html,js,mjs,css,json,svg,map,txt}', { cwd: published });
  expect(files.length).toBeGreaterThan(20);
  const revealing = files.filter((file) => {
    const text = readFileSync(join(published, file), 'utf8');
    return places.some((place) => text.includes(place)) || text.includes('file:///');
  });
  expect(revealing).toEqual([]);
});

test('a page generated from stories shows at most eight of them', () => {
  const counts = new Map<string, number>();
  for (const { type, title, tags } of entries) {
    if (type === 'story' && tags.includes('autodocs')) {
      counts.set(title, (counts.get(title) ?? 0) + 1);
    }
  }
  expect([...counts].filter(([, count]) => count > 8)).toEqual([]);
});

test('every widget has a docs page and a badge', () => {
  const widgets = new Set(
    entries
      .filter(({ title }) => /^(Components|Primitives)\/[^/]+$/.test(title))
      .map(({ title }) => title),
  );
  expect(widgets.size).toBeGreaterThan(0);
  const documented = entries.filter(({ type }) => type === 'docs').map(({ title }) => title);
  const pageOf = (title: string) =>
    documented.includes(title) ? title : sharedPage(title.split('/').at(-1) ?? '')?.title;
  expect(documented).toEqual(expect.arrayContaining([...widgets].map(pageOf)));
  const badged = entries.filter(({ tags }) => tags.some((tag) => /^(new|beta|stable)$/.test(tag)));
  expect(badged.map(({ title }) => title)).toEqual(expect.arrayContaining([...widgets]));
});

test('play stories stand below their component as tests, catalog stories do not', () => {
  const stories = entries.filter(({ type }) => type === 'story');
  const play = stories.filter(({ tags }) => tags.includes('play'));
  expect(play.length).toBeGreaterThan(200);
  const tests = stories.filter(({ title }) => /\/Tests(?: [^/]+)?$/.test(title));
  expect(tests.map(({ id }) => id)).toEqual(play.map(({ id }) => id));
});

test('tests are named in a sentence: no title case of an export name', () => {
  const play = entries.filter(({ tags }) => tags.includes('play'));
  const titled = play.filter(({ name }) => /^(?:[A-Z]\w*\s?){3,}$/.test(name));
  expect(titled.map(({ name }) => name)).toEqual([]);
});

test('the manifest lists the props of every widget for agents', () => {
  const { components } = read<{ components: Record<string, Component> }>(
    'manifests/components.json',
  );
  const found = Object.values(components);
  expect(found.length).toBeGreaterThan(0);
  for (const { name, error, reactDocgen } of found) {
    expect(error, name).toBeUndefined();
    expect(reactDocgen, name).toBeDefined();
    expect(reactDocgen?.description, `${name} has a description`).toMatch(/\S/);
    const own = Object.entries(reactDocgen?.props ?? {}).filter(([, { tsType }]) => tsType);
    const silent = own.filter(([, { description }]) => !description);
    expect(
      silent.map(([prop]) => `${name}: ${prop}`),
      'each prop has a description',
    ).toEqual([]);
  }
});

test('the statistics that find the stories of a changed file exist', () => {
  const { modules } = read<{ modules: { id: string }[] }>('preview-stats.json');
  expect(modules.map(({ id }) => id)).toEqual(
    expect.arrayContaining([expect.stringContaining('src/primitives/button/button.tsx')]),
  );
});
