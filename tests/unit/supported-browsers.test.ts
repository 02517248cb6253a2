import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** First supported version, by the browser's name. */
const supported = new Map(
  (JSON.parse(read('package.json')) as { browserslist: string[] }).browserslist.map((query) => {
    const [, name = '', version = ''] = /^(\w+) >= ([\d.]+)$/.exec(query) ?? [];
    return [name, version] as const;
  }),
);

test('README states the browsers of the browserslist', () => {
  const chromium = supported.get('chrome');
  expect(supported.get('edge')).toBe(chromium);
  expect(supported.get('ios_saf')).toBe(supported.get('safari'));
  expect(read('README.md')).toContain(
    `Chromium ${chromium}, Firefox ${supported.get('firefox')} and Safari ${supported.get('safari')}`,
  );
});

/** Features that a browser of the list lacks, with the first versions that have them. */
const tooNew: ReadonlyArray<readonly [name: string, use: RegExp, since: string]> = [
  ['URL.parse', /\bURL\.parse\(/, 'Safari 18'],
  ['Promise.try', /\bPromise\.try\(/, 'Chromium 128, Firefox 134, Safari 18.2'],
  ['RegExp.escape', /\bRegExp\.escape\(/, 'Chromium 136, Firefox 134, Safari 18.2'],
  ['Intl.DurationFormat', /\bIntl\.DurationFormat\b/, 'Chromium 129, Firefox 136'],
  ['Error.isError', /\bError\.isError\(/, 'Chromium 134, Firefox 138'],
  ['URLPattern', /\bnew URLPattern\b/, 'Firefox 142, Safari 26'],
  ['Temporal', /\bTemporal\.\w/, 'Firefox 139, Chromium 144'],
  ['Math.sumPrecise', /\bMath\.sumPrecise\(/, 'Firefox 137, Safari 26.2'],
];

const sources = globSync(
  'src/{auth,validation,internals,provider,primitives,components,languages,app}/**/*.{ts,tsx}',
  { cwd: root },
);

test.each(tooNew)('%s is not used: it requires later browsers', (_name, use) => {
  const found = sources.filter((file) =>
    use.test(read(file).replaceAll(/\/\*[^]*?\*\/|\/\/.*/g, '')),
  );
  expect(found).toEqual([]);
});
