import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CopyProject, files, star, words, type Texts } from '#tests/support/copies.ts';

let project: CopyProject;
beforeEach(() => void (project = new CopyProject()));
afterEach(() => project.remove());

const run: CopyProject['run'] = (...args) => project.run(...args);

const v2 = { version: '0.2.0' };
const blue = star.replace('gold', 'blue');
const large = star.replace('24', '48');

interface Case {
  what: string;
  /** What the developer does with the copy. */
  edit?: () => void;
  /** What the item becomes. */
  next: Texts;
  code: number;
  /** Line about the file. */
  line?: string;
  /** Texts of the copy afterwards; undefined for none. */
  texts: Readonly<Record<string, string | undefined>>;
}

const cases: readonly Case[] = [
  {
    what: 'a file that only Tessera changed',
    next: { ...files, 'rating/star.ts': blue },
    code: 0,
    line: '    updated   rating/star.ts',
    texts: { 'rating/star.ts': blue },
  },
  {
    what: 'a file that only you changed',
    edit: () => project.edit({ 'rating/star.ts': large }),
    next: { ...files, 'rating/words.ts': words.replace('No rating', 'None') },
    code: 0,
    line: '    updated   rating/words.ts',
    texts: { 'rating/star.ts': large },
  },
  {
    what: 'a file that both changed, apart',
    edit: () => project.edit({ 'rating/star.ts': large }),
    next: {
      ...files,
      'rating/star.ts': star.replace('}\n', '}\n\nexport {};\n'),
    },
    code: 0,
    line: '    merged    rating/star.ts',
    texts: {
      'rating/star.ts': large.replace('}\n', '}\n\nexport {};\n'),
    },
  },
  {
    what: 'a file that both changed in one place',
    edit: () => project.edit({ 'rating/words.ts': words.replace('No rating', 'Not rated') }),
    next: { ...files, 'rating/words.ts': words.replace('No rating', 'None') },
    code: 1,
    line: '    conflict  rating/words.ts (1 conflict)',
    texts: {
      'rating/words.ts': words.replace(
        `  none: 'No rating',`,
        `<<<<<<< yours\n  none: 'Not rated',\n=======\n  none: 'None',\n>>>>>>> tessera-ui 0.2.0`,
      ),
    },
  },
  {
    what: 'a new file',
    next: { ...files, 'rating/new.ts': 'export {};\n' },
    code: 0,
    line: '    added     rating/new.ts',
    texts: { 'rating/new.ts': 'export {};\n' },
  },
  {
    what: 'a new file of the same name as one of yours',
    edit: () => project.edit({ 'rating/new.ts': 'export const mine = 1;\n' }),
    next: { ...files, 'rating/new.ts': 'export {};\n' },
    code: 1,
    line: '    conflict  rating/new.ts (1 conflict: you have a file of the same name)',
    texts: {
      'rating/new.ts':
        '<<<<<<< yours\nexport const mine = 1;\n=======\nexport {};\n>>>>>>> tessera-ui 0.2.0\n',
    },
  },
  {
    what: 'a new file that you have already, word for word',
    edit: () => project.edit({ 'rating/new.ts': 'export {};\n' }),
    next: { ...files, 'rating/new.ts': 'export {};\n' },
    code: 0,
    line: '    no file changes',
    texts: { 'rating/new.ts': 'export {};\n' },
  },
  {
    what: 'a file that Tessera deleted',
    next: { 'rating/star.ts': star },
    code: 0,
    line: '    deleted   rating/words.ts',
    texts: { 'rating/words.ts': undefined },
  },
  {
    what: 'a file that Tessera deleted and you changed',
    edit: () => project.edit({ 'rating/words.ts': words.replace('No rating', 'Not rated') }),
    next: { 'rating/star.ts': star },
    code: 1,
    line: '    kept      rating/words.ts (Tessera no longer has it, and you have changed it: delete it if nothing uses it)',
    texts: { 'rating/words.ts': words.replace('No rating', 'Not rated') },
  },
  {
    what: 'a file that you deleted, unchanged since',
    edit: () => project.delete('rating/words.ts'),
    next: { ...files, 'rating/star.ts': blue },
    code: 0,
    line: '    updated   rating/star.ts',
    texts: { 'rating/words.ts': undefined },
  },
  {
    what: 'a file that you deleted and Tessera changed',
    edit: () => project.delete('rating/words.ts'),
    next: { ...files, 'rating/words.ts': words.replace('No rating', 'None') },
    code: 1,
    line: '    left out  rating/words.ts (you deleted it, and Tessera has changed it)',
    texts: { 'rating/words.ts': undefined },
  },
  {
    what: 'a file that both deleted',
    edit: () => project.delete('rating/words.ts'),
    next: { 'rating/star.ts': star },
    code: 0,
    line: '    no file changes',
    texts: { 'rating/words.ts': undefined },
  },
  {
    what: 'a file that Tessera renamed',
    next: { 'rating/symbol.ts': blue, 'rating/words.ts': words },
    code: 0,
    line: '    renamed   rating/symbol.ts (from rating/star.ts)',
    texts: { 'rating/symbol.ts': blue, 'rating/star.ts': undefined },
  },
  {
    what: 'a file that Tessera renamed and you changed',
    edit: () => project.edit({ 'rating/star.ts': large }),
    next: { 'stars/symbol.ts': star.replace('}\n', '}\n\nexport {};\n'), 'rating/words.ts': words },
    code: 0,
    line: '    renamed   stars/symbol.ts (from rating/star.ts)',
    texts: {
      'stars/symbol.ts': large.replace('}\n', '}\n\nexport {};\n'),
      'rating/star.ts': undefined,
    },
  },
  {
    what: 'a file that you renamed and Tessera changed',
    edit: () => {
      project.delete('rating/star.ts');
      project.edit({ 'shapes/my-star.ts': large });
    },
    next: { ...files, 'rating/star.ts': blue },
    code: 1,
    line: '    conflict  shapes/my-star.ts (1 conflict, you moved rating/star.ts there)',
    texts: {
      'shapes/my-star.ts': star.replace(
        `  const size = 24;\n  const color = 'gold';`,
        `<<<<<<< yours\n  const size = 48;\n  const color = 'gold';\n=======\n  const size = 24;\n  const color = 'blue';\n>>>>>>> tessera-ui 0.2.0`,
      ),
      'rating/star.ts': undefined,
    },
  },
  {
    what: 'a file that both renamed',
    edit: () => {
      project.delete('rating/star.ts');
      project.edit({ 'rating/my-star.ts': star });
    },
    next: { 'rating/symbol.ts': blue, 'rating/words.ts': words },
    code: 0,
    line: '    updated   rating/my-star.ts (Tessera renamed it to rating/symbol.ts)',
    texts: { 'rating/my-star.ts': blue, 'rating/symbol.ts': undefined },
  },
  {
    what: 'a file that is no longer text',
    edit: () => project.edit({ 'rating/star.ts': '\0\u0001' }),
    next: { ...files, 'rating/star.ts': blue },
    code: 1,
    line: '    kept      rating/star.ts (it is not text, and Tessera has changed it)',
    texts: { 'rating/star.ts': '\0\u0001' },
  },
  {
    what: 'a file with CR LF and a byte-order mark',
    edit: () => project.edit({ 'rating/star.ts': `\uFEFF${large}`.replaceAll('\n', '\r\n') }),
    next: { ...files, 'rating/star.ts': star.replace('}\n', '}\n\nexport {};\n') },
    code: 0,
    line: '    merged    rating/star.ts',
    texts: {
      'rating/star.ts': `\uFEFF${large.replace('}\n', '}\n\nexport {};\n')}`.replaceAll(
        '\n',
        '\r\n',
      ),
    },
  },
  {
    what: 'a new file where git writes CR LF',
    edit: () =>
      project.edit({
        'rating/star.ts': star.replaceAll('\n', '\r\n'),
        'rating/words.ts': words.replaceAll('\n', '\r\n'),
      }),
    next: { ...files, 'rating/new.ts': 'a\nb\n' },
    code: 0,
    line: '    added     rating/new.ts',
    texts: { 'rating/new.ts': 'a\r\nb\r\n' },
  },
];

test.each(cases)('update: $what', async ({ edit, next, code, line, texts }) => {
  project.copy('rating', files);
  edit?.();
  project.publish('rating', next, v2);
  const before = Object.keys(texts).map((path) => project.text(path));
  const trial = await run('try');
  expect(Object.keys(texts).map((path) => project.text(path))).toEqual(before);

  const { code: actual, output } = await run('update');
  expect(output).toContain(line);
  expect(output).toContain('  rating 0.1.0 -> 0.2.0');
  expect(actual).toBe(code);
  for (const [path, text] of Object.entries(texts)) expect(project.text(path), path).toBe(text);
  expect(trial).toEqual({ code, output: output.replace('Updated in', 'Would update in') });
  // No temporary files stay.
  expect(readdirSync(join(project.home, '.copies'))).toEqual(['rating.json']);

  const again = await run('update');
  const conflicted = Object.keys(texts).find((path) => project.text(path)?.includes('<<<<<<< '));
  expect(again).toEqual(
    conflicted === undefined
      ? { code: 0, output: 'Everything is up to date.' }
      : {
          code: 2,
          output: `Resolve the conflicts of the last update first, in src/ui/tessera/${conflicted}.`,
        },
  );
});
