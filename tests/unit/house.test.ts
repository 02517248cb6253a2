import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { sharedFolders } from '#src/registry/item-plan.ts';
import {
  atMost,
  clientDirective,
  findings,
  moduleStyles,
  wordsInMarkup,
} from '#tests/support/house-sources.ts';
import {
  foldersIn,
  missingLanguageSteps,
  missingParts,
  missingSteps,
  strayFiles,
  vagueNames,
  type House,
} from '#tests/support/house.ts';
import { looseOverrides } from '#tests/support/raised-classes.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

function walk(folder: string, ignored: ReadonlySet<string>): string[] {
  return readdirSync(`${root}/${folder}`, { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '.' ? entry.name : `${folder}/${entry.name}`;
    if (ignored.has(entry.name) || ignored.has(`/${path}`)) return [];
    return entry.isDirectory() ? walk(path, ignored) : [path];
  });
}

const ignored = readFileSync(`${root}/.gitignore`, 'utf8').split('\n');
const house: House = {
  files: new Set(
    walk('.', new Set(['.git', ...ignored.map((line) => line.replace(/\/$/, ''))])).filter(
      (path) => !/\.(log|tsbuildinfo)$/.test(path),
    ),
  ),
  read: (path) => readFileSync(`${root}/${path}`, 'utf8'),
};
const widgets = foldersIn(house, 'src/components').filter((name) => !sharedFolders.includes(name));
const screens = foldersIn(house, 'src/app/screens').filter((name) => name !== 'languages');
const anyStyle = /^src\/(primitives|components|app\/screens)\/.*\.module\.css$/;
const anyCode = /^src\/(internals|provider|primitives|components|app\/screens)\/.*\.tsx?$/;
const anyMarkup = /^src\/(primitives|components|app\/screens)\/.*\.tsx$/;

describe('The house', () => {
  test.each(widgets)('%s has been added with every step', (widget) => {
    expect(missingSteps(house, widget)).toEqual([]);
  });

  test('every language has been added with every step', () => {
    expect(missingLanguageSteps(house)).toEqual([]);
  });

  test.each(screens)('%s has every part of a screen to be copied', (screen) => {
    expect(missingParts(house, screen)).toEqual([]);
  });

  test('every file is in a folder of the plan', () => {
    expect(strayFiles(house)).toEqual([]);
  });

  test('every name describes what the file computes', () => {
    expect(vagueNames(house)).toEqual([]);
  });

  test('a browser test that mocks a module has a page of its own', () => {
    const sharing = [...house.files].filter(
      (path) => path.endsWith('.browser.tsx') && !path.endsWith('.own-page.browser.tsx'),
    );
    expect(sharing.filter((path) => house.read(path).includes('vi.mock('))).toEqual([]);
  });

  test('every CSS module has a layer and styles for forced colors and reduced motion', () => {
    expect(findings(house, anyStyle, moduleStyles)).toEqual([]);
  });

  test('styles of a component that override those of another do so in any order of the sheets', () => {
    expect(looseOverrides(house)).toEqual([]);
  });

  test('every module with hooks is marked as a client module', () => {
    expect(findings(house, anyCode, clientDirective)).toEqual([]);
  });

  test('no component contains visible text of its own', () => {
    expect(findings(house, anyMarkup, wordsInMarkup)).toEqual([]);
  });

  test('no style sheet and no types.ts exceeds its size', () => {
    expect(findings(house, anyStyle, atMost(220))).toEqual([]);
    expect(findings(house, /^(src|stories|tests)\/(.*\/)?types\.ts$/, atMost(60))).toEqual([]);
  });

  test('the rules see the repository', () => {
    expect(widgets.length).toBeGreaterThan(0);
    expect(screens.length).toBeGreaterThan(1);
    expect([...house.files].filter((path) => anyStyle.test(path)).length).toBeGreaterThan(4);
    expect([...house.files].filter((path) => anyCode.test(path)).length).toBeGreaterThan(20);
    expect(house.files).toContain('package.json');
  });
});

/** Complete widget, as paths and texts. */
const complete: Readonly<Record<string, string>> = {
  'src/index.ts': "export { Dial } from './components/dial';",
  'src/components/dial/dial.tsx': '',
  'src/components/dial/dial.module.css': '',
  'src/languages/language.ts': '  dial: DialLabels;',
  'src/languages/de.ts': '  dial,',
  'src/components/dial/index.ts': '',
  'stories/components/dial/dial.stories.tsx': '',
  'stories/components/dial/dial.play.stories.tsx': '',
  'stories/components/dial/dial.mdx': '',
  'tests/unit/components/dial/angle.test.ts': '',
  'tests/bench/cases/dial/suite.ts': '',
  'tests/bench/cases/dial/size-plan.ts': '',
  'tests/bench/cases/dial/ours.tsx': '',
  'tests/consumer/api/dial.txt': '',
  'tests/support/conformance-rows/dial.tsx': "from '#src/components/dial/index.ts'",
};

function houseOf(texts: Readonly<Record<string, string>>): House {
  return { files: new Set(Object.keys(texts)), read: (path) => texts[path] ?? '' };
}

/** Steps for the examples of typed text in a language that has none. */
function typedSteps(tag: string): string[] {
  return [
    `${tag} has no periods that people type: add at least 9 rows to tests/unit/languages/typed-periods-western.ts or tests/unit/languages/typed-periods-other.ts.`,
    `${tag} has no dates that people type: add a row to tests/unit/components/date-picker/one-unit.test.ts.`,
    `${tag} has no dates that people type: add a row to tests/unit/components/date-picker/parse-date-time-words.test.ts.`,
  ];
}

describe('The rules of the house', () => {
  test('report nothing for a complete widget', () => {
    expect(missingSteps(houseOf(complete), 'dial')).toEqual([]);
  });

  const parts = Object.keys(complete).filter((path) => path !== 'src/languages/de.ts');

  test.each(parts)('report one missing step if %s is missing', (path) => {
    const rest = Object.fromEntries(Object.entries(complete).filter(([other]) => other !== path));
    const steps = missingSteps(houseOf(rest), 'dial');
    expect(steps).toHaveLength(1);
    expect(steps[0]).toContain(path.replace(/[^/]*\.test\.ts$/, ''));
  });

  test.each(['src/index.ts', 'src/languages/de.ts', 'tests/support/conformance-rows/dial.tsx'])(
    'report the step if %s does not mention the widget',
    (path) => {
      expect(missingSteps(houseOf({ ...complete, [path]: '' }), 'dial')).toHaveLength(1);
    },
  );

  test('report each missing part of a screen', () => {
    const texts = { 'src/app/screens/trip/index.ts': '' };
    expect(missingParts(houseOf(texts), 'trip')).toEqual([
      'trip is incomplete: add src/app/screens/trip/trip.tsx.',
    ]);
  });

  test('report each missing step of a language', () => {
    const texts = {
      'src/languages/de.ts': '',
      'src/languages/fr.ts': '',
      'src/languages/language.ts': '',
      'src/languages/index.ts': "import { de } from './de';",
      'src/provider/shipped-languages.ts': "const tags = ['de'];",
      'src/components/country-select/data/country-names.fr.data.ts': '',
      'src/components/country-select/countries/country-name.ts':
        "de: namesFile(() => import('../data/country-names.de.data')),",
      'src/validation/letters.ts': "\n  fr: 'a-zà',",
    };
    expect(missingLanguageSteps(houseOf(texts))).toEqual([
      'de has no names of countries: add it to `languages` in tests/support/country-data/build-countries.ts, then run `npm run countries`, which writes src/components/country-select/data/country-names.de.data.ts.',
      'de has no letters: add one line to `table` in src/validation/letters.ts.',
      ...typedSteps('de'),
      'fr is not listed: import ./fr in src/languages/index.ts.',
      'fr is not suggested to developers: add its tag to src/provider/shipped-languages.ts.',
      'fr does not load its names of countries: add one line to `files` in src/components/country-select/countries/country-name.ts.',
      ...typedSteps('fr'),
    ]);
  });

  test.each([
    'eslint.config.js',
    'docs/plan.md',
    'src/hooks/use-x.ts',
    'src/theme.ts',
    'src/internals/deep/deeper/x.ts',
    'src/components/loose.tsx',
    'src/components/dial/parts/left/hand.tsx',
    'src/app/parts/hand.tsx',
    'src/app/screens/hand.tsx',
    'src/app/trip-hand.tsx',
    'src/app/trip/parts/hand.tsx',
    'src/demo-api/hand.ts',
    'src/demo-api/models/hand.ts',
    '.storybook/hand.ts',
    '.storybook/addons/hand.ts',
    'stories/dial/dial.stories.tsx',
    'tests/dial.test.ts',
  ])('reject the place of %s', (path) => {
    expect(strayFiles(houseOf({ [path]: '' }))).toHaveLength(1);
  });

  test.each([
    ['.clear { color: red; }', 1],
    ['.clear.clear, .root > .clear:where(:hover) { color: red; }', 1],
    ['.clear.clear { & > .root {} } @media print { .clear.clear::after {} } .root .other {}', 0],
  ])('count the selectors that override in one order only: %s', (css, count) => {
    const texts = {
      'src/components/dial/dial.tsx': `import styles from './dial.module.css';
import { Button } from '../../primitives/button';
const dial = <Button onClick={() => 1} className={cx(styles.clear)}><i className={styles.other} /></Button>;`,
      'src/components/dial/dial.module.css': css,
    };
    expect(looseOverrides(houseOf(texts))).toHaveLength(count);
  });

  test.each(['src/internals/utils.ts', 'tests/helpers/x.ts', 'src/app/date-utils.ts', 'src/A.ts'])(
    'reject the name %s',
    (path) => {
      expect(vagueNames(houseOf({ [path]: '' }))).toHaveLength(1);
    },
  );
});
