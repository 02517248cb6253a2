import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { asWritten, formattersOf, type Formatter } from '#src/cli/as-written.ts';
import { CopyProject } from '#tests/support/copies.ts';

let project: CopyProject;
beforeEach(() => void (project = new CopyProject()));
afterEach(() => project.remove());

const path = 'components/rating/rating.tsx';
const quotes: Formatter = async (text) => text.replaceAll("'", '"');

const base = `import { cx } from '../../core/class-names';
import { star } from './star';
import styles from './rating.css';
const lazy = () => import('../../core/lazy');
export const rating = [cx, star, styles, lazy];
`;
const next = `import { cx } from '../../core/class-names';
import { dates } from '../../core/dates';
import { star } from './star';
import { symbol } from './symbol';
import styles from './rating.css';
const lazy = () => import('../../core/lazy');
export const rating = [cx, star, styles, lazy, dates, symbol];
`;

const parents = (text: string) => text.replaceAll("'../../", "'@/ui/tessera/");
const siblings = (text: string) => text.replaceAll("'./", "'@/ui/tessera/components/rating/");

test.each([
  ['formatted', (text: string) => text.replaceAll("'", '"')],
  ['with an alias everywhere', (text: string) => siblings(parents(text))],
  ['with an alias, formatted', (text: string) => parents(text).replaceAll("'", '"')],
])('a file %s is compared with texts of the same writing', async (_, write) => {
  const yours = write(base).replace('export const rating', '// Ours\nexport const rating');
  const file = join(project.home, path);
  const written = await asWritten({ yours, base, next, path, file }, [quotes]);
  expect(written).toEqual({ base: write(base), next: write(next) });
});

test('an import of something else is no alias', async () => {
  const yours = base
    .replace("'../../core/class-names'", "'clsx'")
    .replace("'./star'", "'my/stars'");
  const written = await asWritten({ yours, base, next, path, file: path }, []);
  expect(written).toEqual({ base, next });
});

test('a formatter that makes the texts more different, or fails, is not used', async () => {
  const yours = base.replace('lazy];', "lazy, 'x'];");
  const fails: Formatter = async () => undefined;
  const written = await asWritten({ yours, base, next, path, file: path }, [quotes, fails]);
  expect(written).toEqual({ base, next });
});

/** A package with the API of Prettier 3, whose configuration names a quote. */
const prettier = {
  'node_modules/prettier/package.json': '{ "name": "prettier", "main": "index.js" }',
  'node_modules/prettier/index.js': `
    exports.resolveConfig = async (file) => ({ quote: file.includes('rating') ? '"' : '\`' });
    exports.format = async (text, { quote, filepath, endOfLine }) => {
      if (!filepath || endOfLine !== 'lf' || text.includes('?!')) throw new SyntaxError();
      return text.replaceAll("'", quote);
    };`,
};

/** A package with the command of Biome, which reads its folder. */
const biome = {
  'node_modules/@biomejs/biome/package.json': '{ "name": "@biomejs/biome" }',
  'node_modules/@biomejs/biome/bin/biome': `#!/usr/bin/env node
    const [command, file] = process.argv.slice(2);
    let text = '';
    process.stdin.on('data', (chunk) => (text += chunk));
    process.stdin.on('end', () => {
      if (command !== 'format' || !file.startsWith('--stdin-file-path=')) process.exit(2);
      if (text.includes('?!')) process.exit(1);
      process.stdout.write(text.replaceAll(';', ''));
    });`,
};

test('the formatters of the project are found', async () => {
  expect(await formattersOf(project.home)).toEqual([]);
  project.give({ ...prettier, ...biome });
  const formatters = await formattersOf(project.home);
  const file = join(project.home, 'new-folder/rating.ts');
  const formatted = (text: string) => Promise.all(formatters.map((format) => format(text, file)));
  expect(await formatted("'a';")).toEqual(['"a";', "'a'"]);
  expect(await formatted('?!')).toEqual([undefined, undefined]);
});
