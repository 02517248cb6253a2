import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { openRegistry } from '#src/registry/build-registry.ts';
import { readSources } from '#src/registry/source-files.ts';

/** Most files and lines of the copies of an item, with its style sheets, and of a whole copy also with the tokens. */
const budgets: Record<string, [linked: [number, number], standalone: [number, number]]> = {
  button: [
    [2, 340],
    [7, 1150],
  ],
  'text-input': [
    [2, 230],
    [12, 1420],
  ],
  rating: [
    [4, 680],
    [23, 2490],
  ],
  'rating-display': [
    [4, 368],
    [13, 1450],
  ],
  pagination: [
    [6, 1000],
    [35, 3640],
  ],
  'tag-input': [
    [7, 1280],
    [60, 6340],
  ],
  calendar: [
    [11, 1970],
    [57, 6250],
  ],
  'date-picker': [
    [7, 630],
    [117, 11_670],
  ],
  'date-range-picker': [
    [8, 760],
    [122, 12_650],
  ],
  'date-time-picker': [
    [5, 650],
    [151, 15_530],
  ],
  'period-picker': [
    [2, 140],
    [130, 13_180],
  ],
  'time-field': [
    [7, 960],
    [92, 7960],
  ],
  'color-picker': [
    [14, 2430],
    [67, 7000],
  ],
  'qr-code': [
    [10, 1320],
    [45, 4510],
  ],
  'country-select': [
    [9, 1660],
    [75, 7540],
  ],
  'password-input': [
    [6, 510],
    [39, 3350],
  ],
  'one-time-code-input': [
    [5, 740],
    [28, 2880],
  ],
  'login-form': [
    [8, 1540],
    [93, 11_510],
  ],
  'sign-up-form': [
    [6, 1370],
    [90, 11_290],
  ],
  'forgot-password-form': [
    [5, 1090],
    [89, 11_000],
  ],
  'reset-password-form': [
    [5, 1090],
    [89, 11_000],
  ],
  field: [
    [8, 1150],
    [48, 6390],
  ],
  form: [
    [4, 470],
    [42, 5430],
  ],
};
const whole = await openRegistry(readSources(fileURLToPath(new URL('../../..', import.meta.url))), {
  tessera: '0.0.0',
});

test.each(Object.entries(budgets))(
  '%s is small enough to own',
  async (name, [linked, standalone]) => {
    for (const [path, [files, lines]] of [
      [name, linked],
      [`standalone/${name}`, standalone],
    ] as const) {
      const meta = (await whole.item(path))?.meta;
      expect(meta?.files, `${path}: files`).toBeLessThanOrEqual(files);
      expect(meta?.lines, `${path}: lines`).toBeLessThanOrEqual(lines);
    }
  },
);

test('the whole copy of a picker of date ranges brings no time zones and no words of others', async () => {
  const item = await whole.item('standalone/date-range-picker');
  const paths = item?.files.map(({ target }) => target) ?? [];
  expect(paths.filter((path) => /zone|languages\/|rating|time-field/.test(path))).toEqual([]);
});

test('no linked copy creates a context: it would not be that of installed components', async () => {
  const names = whole.paths.filter((path) => !path.includes('/') && path !== 'registry.json');
  expect(names.length).toBeGreaterThan(60);
  for (const path of names) {
    const item = await whole.item(path.replace('.json', ''));
    const own = item?.files.filter(({ content }) => content?.includes('createContext('));
    expect(
      own?.map(({ target }) => target),
      path,
    ).toEqual([]);
  }
});

test('the guide about copies names files that the copies have', async () => {
  const guide = new URL('../../../stories/guides/copies/copies.mdx', import.meta.url);
  const named = [
    ...readFileSync(guide, 'utf8').matchAll(/`(?!tessera-ui\/)([\w/-]+\.(?:tsx?|css))`/g),
  ];
  expect(named.length).toBeGreaterThan(2);
  const items = await Promise.all(['date-picker', 'calendar'].map((name) => whole.item(name)));
  const paths = items.flatMap((item) => item?.files.map(({ target }) => target) ?? []);
  for (const [, name = ''] of named) {
    expect(
      paths.some((path) => path?.endsWith(`/${name}`)),
      name,
    ).toBe(true);
  }
});
