import { expect, test } from 'vitest';
import { distanceOf, mergeTexts, mostSimilar } from '#src/cli/merge.ts';

const lines = (text: string) => text.split(' ').join('\n');

/** Texts as words, each a line; a conflict is `<yours|next>`. */
const merges: ReadonlyArray<{
  what: string;
  yours: string;
  base: string | undefined;
  next: string;
  merged: string;
}> = [
  { what: 'both, the same', yours: 'a x c', base: 'a b c', next: 'a x c', merged: 'a x c' },
  { what: 'both, differently', yours: 'a x c', base: 'a b c', next: 'a y c', merged: 'a <x|y> c' },
  { what: 'you added a line', yours: 'a n b', base: 'a b', next: 'a b', merged: 'a n b' },
  { what: 'both added', yours: 'a n b', base: 'a b', next: 'a m b', merged: 'a <n|m> b' },
  {
    what: 'you deleted what Tessera changed',
    yours: 'a c',
    base: 'a b c',
    next: 'a x c',
    merged: 'a <|x> c',
  },
  {
    what: 'Tessera deleted what you changed',
    yours: 'a x c',
    base: 'a b c',
    next: 'a c',
    merged: 'a <x|> c',
  },
  {
    what: 'both changed with lines in common, which stay out of the conflict',
    yours: 'a n x m c',
    base: 'a b c',
    next: 'a n y m c',
    merged: 'a n <x|y> m c',
  },
  {
    what: 'two conflicts',
    yours: 'x b c d y',
    base: 'a b c d e',
    next: 'v b c d w',
    merged: '<x|v> b c d <y|w>',
  },
  {
    what: 'no base: every difference',
    yours: 'a x c',
    base: undefined,
    next: 'a c d',
    merged: 'a <x|> c <|d>',
  },
  {
    what: 'names of objects as lines',
    yours: 'constructor x',
    base: 'constructor',
    next: '__proto__ constructor',
    merged: '__proto__ constructor x',
  },
  { what: 'your empty file', yours: '', base: '', next: '', merged: '' },
];

test.each(merges)('merges: $what', ({ yours, base, next, merged }) => {
  const given = base === undefined ? undefined : lines(base);
  const { text, conflicts } = mergeTexts(lines(yours), given, lines(next), 'tessera-ui 0.2.0');
  const expected = lines(merged).replaceAll(/<(.*)\|(.*)>/g, (_, one: string, other: string) =>
    ['<<<<<<< yours', one, '=======', other, '>>>>>>> tessera-ui 0.2.0']
      .filter((line) => line !== '')
      .join('\n'),
  );
  expect(text).toBe(expected);
  expect(conflicts).toBe(merged.match(/</g)?.length ?? 0);
});

test('a last line break stays, on either side', () => {
  expect(mergeTexts('a\nx\n', 'a\nb\n', 'a\nb\n', 'new').text).toBe('a\nx\n');
  expect(mergeTexts('a\nb', 'a\nb\n', 'a\nb\n', 'new').text).toBe('a\nb');
});

// The limit is for a time that grows faster than the text.
test('a text of ten thousand lines is merged', { timeout: 60_000 }, () => {
  const base = Array.from({ length: 10_000 }, (_, index) => `line ${index % 900}`);
  const yours = base.with(100, 'yours').join('\n');
  const next = base.with(9000, 'next').join('\n');
  const { text, conflicts } = mergeTexts(yours, base.join('\n'), next, 'new');
  expect(conflicts).toBe(0);
  expect(text).toBe(base.with(100, 'yours').with(9000, 'next').join('\n'));
});

test('the distance counts the lines of both sides', () => {
  expect(distanceOf('a\nb\nc', 'a\nb\nc')).toBe(0);
  expect(distanceOf('a\nb\nc', 'a\nx\nc')).toBe(2);
  expect(distanceOf('a\nb\nc', 'a\nc')).toBe(1);
});

test('a file under another name shares half of its lines, braces aside', () => {
  const text = lines('one two three four } }');
  const find = (...candidates: string[]) => mostSimilar(text, candidates.map(lines), (one) => one);
  expect(find('five six } }', 'one two seven eight')).toBe(lines('one two seven eight'));
  expect(find('one two seven eight', 'one two three eight')).toBe(lines('one two three eight'));
  expect(find('one five six seven } }')).toBeUndefined();
  expect(find()).toBeUndefined();
});
