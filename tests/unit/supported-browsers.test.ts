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
  ['JSON.rawJSON', /\bJSON\.rawJSON\(/, 'Safari 18.4, Firefox 135'],
  [
    'Uint8Array.fromBase64',
    /\bUint8Array\.from(Base64|Hex)\(|\.to(Base64|Hex)\(/,
    'Chromium 140, Firefox 133, Safari 18.2',
  ],
  ['Iterator.from', /\bIterator\.(from|concat)\(/, 'Firefox 131, Safari 18.4'],
  [
    'A method of iterators',
    /\.(values|keys|entries)\(\)\s*\.(map|filter|flatMap|find|some|every|reduce|toArray|take|drop|forEach)\(/,
    'Firefox 131, Safari 18.4',
  ],
  ['A flag inside a pattern', /\(\?[ims]+(-[ims]+)?:/, 'Firefox 132, no Safari'],
  ['Math.sumPrecise', /\bMath\.sumPrecise\(/, 'Firefox 137, Safari 26.2'],
];

const sources = globSync(
  'src/{auth,validation,core,primitives,components,languages,app}/**/*.{ts,tsx}',
  { cwd: root },
);

/** Features that supported browsers may lack: the code checks for each before it uses it. */
const guarded: ReadonlyArray<readonly [name: string, use: RegExp, guard: RegExp]> = [
  ['ResizeObserver', /\bnew ResizeObserver\b/, /typeof ResizeObserver === 'undefined'/],
  [
    'IntersectionObserver',
    /\bnew IntersectionObserver\b/,
    /typeof IntersectionObserver === 'undefined'/,
  ],
  ['showPopover', /\.showPopover\(\)/, /typeof \w+\.showPopover [!=]== 'function'/],
  ['showModal', /\.showModal\(\)/, /typeof \w+\.showModal [!=]== 'function'/],
  ['matchMedia', /\bmatchMedia\(/, /typeof matchMedia === 'function'/],
  ['scrollIntoView', /\.scrollIntoView\(/, /never/],
  ['setPointerCapture', /\.setPointerCapture\(/, /never/],
  ['CSS.supports', /\bCSS\.supports\(/, /never/],
  ['TextEncoder', /\bnew TextEncoder\b/, /never/],
  ['structuredClone', /\bstructuredClone\(/, /never/],
  ['startViewTransition', /\.startViewTransition\(/, /'startViewTransition' in/],
];

// The app runs only in browsers.
const shipped = sources.filter((file) => !file.startsWith('src/app/'));

test.each(guarded)('%s is used only where it is: test DOMs lack it', (_name, use, guard) => {
  const found = shipped.filter((file) => {
    const code = read(file).replaceAll(/\/\*[^]*?\*\/|\/\/.*/g, '');
    return use.test(code) && !guard.test(code);
  });
  expect(found).toEqual([]);
});

test.each(tooNew)('%s is not used: it requires later browsers', (_name, use) => {
  const found = sources.filter((file) =>
    use.test(read(file).replaceAll(/\/\*[^]*?\*\/|\/\/.*/g, '')),
  );
  expect(found).toEqual([]);
});
