import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { CopyError, isInside, isItemName, manifestOf, readManifest } from '#src/cli/manifest.ts';

const origin = {
  item: 'rating',
  source: 'standalone/',
  version: '0.1.0',
  registry: 'https://example.com/r',
} as const;
const files = new Map([
  ['components/rating/rating.tsx', 'export const rating = "★";\n'],
  ['LICENSE', 'MIT\n'],
]);
const manifest = manifestOf(origin, files);
const place = 'tessera/.copies/rating.json';

/** The manifest with other fields. */
const changed = (fields: object) => JSON.stringify({ ...JSON.parse(manifest), ...fields });

test('a manifest has the shape that is documented, with sorted files', () => {
  const { base, files: hashes, ...rest } = JSON.parse(manifest);
  expect(rest).toEqual({ ...origin, format: 1, license: 'MIT' });
  expect(Object.entries(hashes)).toEqual([
    ['LICENSE', expect.stringMatching(/^[0-9a-f]{64}$/)],
    ['components/rating/rating.tsx', expect.stringMatching(/^[0-9a-f]{64}$/)],
  ]);
  expect(base).toMatch(/^[A-Za-z0-9+/]+=*$/);
});

test('what is written is read again, however a formatter has written it', () => {
  const read = { ...origin, base: files };
  expect(readManifest(manifest, place)).toEqual(read);
  const formatted = JSON.stringify(JSON.parse(manifest), undefined, '\t').replaceAll('\n', '\r\n');
  expect(readManifest(`\uFEFF${formatted}`, place)).toEqual(read);
});

test('the registry may be unknown', () => {
  const { registry: _, ...unknown } = origin;
  expect(readManifest(manifestOf(unknown, files), place).registry).toBeUndefined();
});

const outside = manifestOf(origin, new Map([['../../.bashrc', 'curl']]));
const bomb = deflateSync(Buffer.alloc(80_000_000, 32)).toString('base64');

test.each([
  ['a list', '[]', 'it is not a JSON object'],
  ['a conflict of git', `<<<<<<< HEAD\n${manifest}`, 'it is not a JSON object'],
  ['no item', changed({ item: undefined }), '(item)'],
  ['an item that is a path', changed({ item: '../rating' }), '(item)'],
  ['an unknown source', changed({ source: 'linked/' }), '(source)'],
  ['no version', changed({ version: 'latest' }), '(version)'],
  ['a registry that is no text', changed({ registry: 1 }), '(registry)'],
  ['no format', changed({ format: undefined }), '(format)'],
  ['no files', changed({ files: null }), '(files)'],
  ['a base that is cut off', changed({ base: JSON.parse(manifest).base.slice(0, 40) }), '(base)'],
  ['a base of 80 MB', changed({ base: bomb }), '(base)'],
  ['another text', changed({ files: { LICENSE: '0'.repeat(64) } }), '(LICENSE)'],
  ['a file without a text', changed({ files: { constructor: '0'.repeat(64) } }), '(constructor)'],
  ['a file outside', outside, 'names a file outside of its folder, ../../.bashrc'],
  ['a later format', changed({ format: 2 }), 'written by a later version of Tessera'],
])('a manifest with %s is refused with a sentence', (_, text, sentence) => {
  const read = () => readManifest(text, place);
  expect(read).toThrow(CopyError);
  expect(read).toThrow(sentence);
  expect(read).toThrow(place);
});

test.each(['a.ts', 'components/date-picker/a.b.tsx', 'LICENSE', 'a b/[name].tsx', '.hidden/a'])(
  'the path %s stays inside',
  (path) => expect(isInside(path)).toBe(true),
);

test.each([
  '',
  '/etc/passwd',
  '../a',
  'a/./b',
  'a//b',
  '..\\a',
  'C:/a',
  'a.ts:stream',
  'a/.git/hooks/post-checkout',
  '.GIT/config',
  'node_modules/react/index.js',
  '.copies/other.json',
  'a./b',
  'a /b',
  'nul\0',
])('the path %j is refused', (path) => expect(isInside(path)).toBe(false));

test('names of items are words with hyphens', () => {
  expect(['rating', 'date-picker', 'language-pt-br', 'x2'].every(isItemName)).toBe(true);
  expect(['', 'a/b', '..', 'A', 'a--b', '-a', 'a.json'].some(isItemName)).toBe(false);
});
