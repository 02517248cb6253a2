import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

// What a theme can change determines which rules have to run in every theme: tests/support/further-themes.ts.

const root = fileURLToPath(new URL('../../../', import.meta.url));

function read(path: string): string {
  return readFileSync(root + path, 'utf8').replaceAll(/\/\*[^]*?\*\//g, '');
}

/** Properties that the rules with `data-theme` in their selector set. */
function setByThemes(css: string): string[] {
  const rules = css.matchAll(/[^{}]*\[data-theme[^{}]*\{([^{}]*)\}/g);
  return [...rules].flatMap(([, body = '']) =>
    body.split(/;\s/).flatMap((line) => /^\s*([\w-]+):/.exec(line)?.[1] ?? []),
  );
}

test('a theme sets colors and the colors of shadows, and nothing else', () => {
  const properties = setByThemes(read('src/tokens/tokens.css'));
  expect(properties.length).toBeGreaterThan(100);
  const other = properties.filter(
    (name) => !/^--tessera-(color|shadow)-|^color-scheme$/.test(name),
  );
  expect(other).toEqual([]);
});

test('no other style sheet refers to the themes, except a fourth one and the accent that must stand out in each', () => {
  const sheets = globSync(['src/**/*.css', 'stories/**/*.css', '.storybook/**/*.css'], {
    cwd: root,
  }).filter(
    (path) =>
      !/tokens\.css$|theme\/terracotta\.css$|settings\/accent\.css$/.test(
        path.replaceAll('\\', '/'),
      ),
  );
  expect(sheets.length).toBeGreaterThan(30);
  expect(sheets.filter((path) => read(path).includes('data-theme'))).toEqual([]);
});

test('a color of both schemes has a plain one before it, which Safari 17.4 needs', () => {
  const sheets = globSync('src/**/*.css', { cwd: root });
  const users = sheets.filter((path) => read(path).includes('light-dark('));
  expect(users.length).toBeGreaterThan(2);
  const unguarded = users.filter((path) =>
    read(path)
      .replaceAll(
        /([\w-]+): [^;{}]+;[^{}]*@supports \(color: light-dark\(red, red\)\) \{\s*\1: [^;]+;/g,
        '',
      )
      .includes('light-dark('),
  );
  expect(unguarded).toEqual([]);
});
