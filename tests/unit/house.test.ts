import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import {
  atMost,
  clientDirective,
  declaredProcess,
  disabledRule,
  findings,
  moduleStyles,
  wordsInMarkup,
  type House,
} from '#tests/support/house-sources.ts';
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
const anyStyle = /^src\/(primitives|components|app\/screens)\/.*\.module\.css$/;
const anyCode = /^src\/(core|primitives|components|app\/screens)\/.*\.tsx?$/;
const copiedCode =
  /^src\/(components|primitives|core|auth|validation|languages|calendars)\/.*\.tsx?$/;
const anyMarkup = /^src\/(primitives|components|app\/screens)\/.*\.tsx$/;

describe('The house', () => {
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

  test('no source declares `process`, which would keep bundlers from replacing it', () => {
    expect(findings(house, /^src\/.*\.tsx?$/, declaredProcess)).toEqual([]);
  });

  test('no copied source disables a rule of jsx-a11y, an error where that plugin is not installed', () => {
    expect(findings(house, copiedCode, disabledRule)).toEqual([]);
  });

  test('no style sheet and no types.ts exceeds its size', () => {
    expect(findings(house, anyStyle, atMost(350))).toEqual([]);
    expect(findings(house, /^(src|stories|tests)\/(.*\/)?types\.ts$/, atMost(60))).toEqual([]);
  });

  test('the rules see the repository', () => {
    expect([...house.files].filter((path) => anyStyle.test(path)).length).toBeGreaterThan(4);
    expect([...house.files].filter((path) => anyCode.test(path)).length).toBeGreaterThan(20);
    expect(house.files).toContain('package.json');
  });
});
