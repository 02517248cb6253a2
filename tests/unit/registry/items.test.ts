import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { importGraph } from '#src/registry/import-graph.ts';
import { entryPointsOf, itemsOf } from '#src/registry/items.ts';
import { readSources } from '#src/registry/source-files.ts';

const files: Record<string, string> = {
  'app/screens/languages/de.ts': 'export const de = 1;',
  'app/screens/sign-in-screen.tsx': 'export const SignInScreen = 1;',
  'auth/index.ts': 'export const auth = 1;',
  'auth/react/index.ts': 'export const useAuth = 1;',
  'calendars/hijri.ts': 'export const hijri = 1;',
  'components/account-form/parts.ts': `export { Frame } from './frame';`,
  'components/account-form/frame.tsx': 'export const Frame = 1;',
  'components/rating/index.ts': `
    export { Rating, type RatingProps } from './rating';
    export { RatingDisplay } from './display/rating-display';
    export { average } from './average';
    export { round } from '../../core/round';`,
  'components/rating/rating.tsx': `import './shape';\nexport const Rating = 1;\nexport type RatingProps = 1;`,
  'components/rating/display/rating-display.tsx': 'export const RatingDisplay = 1;',
  'components/rating/average.ts': 'export const average = 1;',
  'components/rating/shape.ts': 'export const shape = 1;',
  'core/index.ts': 'export const cx = 1;',
  'core/round.ts': 'export const round = 1;',
  'core/provider/index.ts': 'export const TesseraProvider = 1;',
  'index.ts': `export { Rating } from './components/rating';`,
  'languages/de.ts': 'export const de = 1;',
  'languages/language.ts': 'export type Language = 1;',
  'primitives/button/button.tsx': 'export const Button = 1;\nexport const IconButton = 1;',
  'primitives/button/index.ts': `export { Button, IconButton } from './button';`,
  'tokens/tokens.css': ':root {}',
  'validation/index.ts': 'export const rule = 1;',
};
const paths = Object.keys(files);
const graph = importGraph(new Map(Object.entries(files)));

test('each component with a file of its name is an item, and so are screens, languages, calendars, libraries and tokens', () => {
  const items = itemsOf(paths, graph);
  expect(items.map(({ name, category }) => `${name} ${category}`)).toEqual([
    'auth libraries',
    'auth-react libraries',
    'button primitives',
    'hijri-calendar libraries',
    'language-de languages',
    'provider libraries',
    'rating widgets',
    'rating-display widgets',
    'screen-language-de languages',
    'sign-in-screen screens',
    'tokens tokens',
    'validation libraries',
  ]);
});

test('functions for the caller alone belong to the item of the folder, and a linked copy owns what is in its folder', () => {
  const [rating] = itemsOf(paths, graph).filter(({ name }) => name === 'rating');
  expect(rating).toMatchObject({
    title: 'Rating',
    entries: ['components/rating/rating.tsx', 'components/rating/average.ts', 'core/round.ts'],
    room: 'components/rating/',
  });
  const roomless = itemsOf(paths, graph).filter(({ room }) => room === undefined);
  expect(roomless.map(({ name }) => name)).toEqual([
    'auth',
    'auth-react',
    'hijri-calendar',
    'language-de',
    'provider',
    'tokens',
    'validation',
  ]);
});

test('the package has an entry point for each folder, parts that copies share, and what is not copied', () => {
  expect(entryPointsOf(paths).map(({ name }) => name)).toEqual([
    './auth',
    './auth/react',
    './calendars/hijri',
    './account-form/parts',
    './rating',
    './core',
    './provider',
    '.',
    './languages/de',
    './button',
    './tokens.css',
    './validation',
  ]);
});

test('two items of one name are rejected', () => {
  const twins = { ...files, 'primitives/rating/index.ts': `export { Rating } from './rating';` };
  const both = { ...twins, 'primitives/rating/rating.tsx': 'export const Rating = 1;' };
  expect(() => itemsOf(Object.keys(both), importGraph(new Map(Object.entries(both))))).toThrow(
    'Two items have the name "rating"',
  );
});

const root = fileURLToPath(new URL('../../..', import.meta.url));
const { sources, licenseText } = readSources(root);

/** Origins by a word in the notice of a file; the license of the first two requires its text to be passed on. */
const origins = {
  lucide: 'lucide-react/LICENSE',
  'country-flag-icons': 'country-flag-icons/LICENSE',
  'world-countries': undefined,
};

test.each(Object.entries(origins))('the license of %s is included in each copy', (name, file) => {
  expect(licenseText).toContain(name);
  if (file === undefined) return;
  const text = readFileSync(join(root, 'node_modules', file), 'utf8');
  expect(licenseText.includes(text.replaceAll('\r\n', '\n').trim())).toBe(true);
});

test('only the files that the license names are the work of others', () => {
  const graph = importGraph(sources);
  const copied = [...sources.keys()].filter((path) =>
    /^(app\/screens|auth|components|core|primitives|validation)\/.*\.tsx?$/.test(path),
  );
  const found = copied.flatMap((path) => graph(path).notices);
  const unknown = found.filter((text) => !Object.keys(origins).some((name) => text.includes(name)));
  expect(unknown).toEqual([]);
  expect(new Set(found).size).toBeGreaterThanOrEqual(3);
  const addresses = found.flatMap((text) => text.match(/https:\/\/[^\s),]+/g) ?? []);
  const database = addresses.filter((address) => /odbl|mledoze/.test(address));
  expect(database.length).toBeGreaterThan(0);
  for (const address of database) expect(licenseText).toContain(address);
});
