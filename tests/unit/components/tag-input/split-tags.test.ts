import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isBlank,
  joinTags,
  readPasted,
  readTyped,
  splitTags,
} from '#src/components/tag-input/split-tags.ts';
import { runs } from '#tests/support/fuzz.ts';

/** Limit in milliseconds: on these strings, anything worse than linear takes longer on any machine. */
const worseThanLinear = 30_000;

const tag = fc.oneof(
  fc.string({ minLength: 1 }),
  fc.string({ unit: 'grapheme', minLength: 1 }),
  // Characters of delimiters and quotes.
  fc.string({
    unit: fc.constantFrom('"', '“', '”', '„', ',', ';', '、', '\n', '\r', '\t', ' ', 'a'),
    minLength: 1,
  }),
);
// A tag that shows nothing is not one.
const shown = tag.filter((text) => !isBlank(text));
const delimiter = fc.constantFrom<(string | RegExp | undefined)[]>(
  undefined,
  ',',
  ';',
  ' ',
  '||',
  '.*',
  '😀',
  /[,;]/,
  /\s*,\s*/g,
  /,/y,
  /\s+/gu,
  /x?/,
  /(?=[A-Z])/g,
  /(a)\1/i,
  new RegExp('[\\p{P}--"]', 'v'),
);

describe('splitTags', () => {
  test.each([
    ['a,b;c\td\ne', ['a', 'b', 'c', 'd', 'e']],
    ['a\r\nb\rc\n\n', ['a', 'b', 'c']],
    [' a , , b ', ['a', 'b']],
    ['"City, State", "a ""b""" ,c', ['City, State', 'a "b"', 'c']],
    ['“Bath, Maine”,„Ulm, Bayern“', ['Bath, Maine', 'Ulm, Bayern']],
    ['"one\ntwo"\nthree', ['one\ntwo', 'three']],
    ['5" pipe, "x" y', ['5" pipe', '"x" y']],
    ['"open, b', ['"open', 'b']],
    ['" a "', [' a ']],
    ['""', []],
    ['', []],
    ['東京、大阪，京都', ['東京', '大阪', '京都']],
    ['a\vb\fc\u0085d\u2028e\u2029f', ['a', 'b', 'c', 'd', 'e', 'f']],
    ['\u202bשלום,\u200f "a, b"\u202c, C++\u200f', ['שלום', 'a, b', 'C++']],
    ['قهوة، شاي؛ ماء', ['قهوة', 'شاي', 'ماء']],
  ])('parses %j', (text, tags) => {
    expect(splitTags(text)).toEqual(tags);
  });

  test('splits at a custom delimiter, and always at line ends and cells', () => {
    expect(splitTags('Paris, Texas|Rome\tOslo\r\nBonn', '|')).toEqual([
      'Paris, Texas',
      'Rome',
      'Oslo',
      'Bonn',
    ]);
    expect(splitTags('a.b*c', '.')).toEqual(['a', 'b*c']);
    expect(splitTags('a||b|c', '||')).toEqual(['a', 'b|c']);
    expect(splitTags('a1b22c', /\d+/)).toEqual(['a', 'b', 'c']);
  });

  test('works if a pattern is global, sticky or matches nothing', () => {
    const global = /,/g;
    global.lastIndex = 3;
    expect(splitTags('a,b,c', global)).toEqual(['a', 'b', 'c']);
    expect(global.lastIndex).toBe(3);
    expect(splitTags('a,b', /,/y)).toEqual(['a', 'b']);
    expect(splitTags('aXb', /x*/i)).toEqual(['a', 'b']);
    expect(splitTags('a😀b', /(?:)/gu)).toEqual(['a😀b']);
    expect(splitTags('a\n😀', /(?=.)/u)).toEqual(['a', '😀']);
  });

  test('parses what joinTags writes, whatever the tags and the delimiter', () => {
    fc.assert(
      fc.property(fc.array(shown), delimiter, (tags, sign) => {
        expect(splitTags(joinTags(tags, sign), sign)).toEqual(tags);
      }),
      runs(1000),
    );
  });

  test('returns no empty tag and loses no character', () => {
    fc.assert(
      fc.property(fc.string(), delimiter, (text, sign) => {
        for (const found of splitTags(text, sign)) {
          expect(found).not.toBe('');
          expect(text.replaceAll('""', '"')).toContain(found.replaceAll('""', '"'));
        }
      }),
    );
  });

  test.each([
    ['quotes that never close', '"a,'.repeat(400_000)],
    ['many tags', 'tag, '.repeat(400_000)],
    ['line ends before a quoted text', `${'\n'.repeat(200_000)}"a"${'b'.repeat(200_000)}`],
  ])(
    'parses %s in a time proportional to its length',
    (_name, text) => {
      expect(splitTags(text).join('').length).toBeLessThanOrEqual(text.length);
    },
    worseThanLinear,
  );
});

describe('joinTags', () => {
  test('quotes only if necessary', () => {
    expect(joinTags(['tea', 'Paris, Texas', 'a "b"', '"', ' x', 'a\nb'])).toBe(
      'tea\n"Paris, Texas"\na "b"\n""""\n" x"\n"a\nb"',
    );
    expect(joinTags(['Paris, Texas'], '|')).toBe('Paris, Texas');
  });
});

describe('typed text', () => {
  test('is split at commas of any script, and not at semicolons', () => {
    expect(readTyped('a,b')).toEqual({ tags: ['a', 'b'], ended: ['a'], rest: 'b', head: 'a' });
    expect(readTyped('a、')).toEqual({ tags: ['a'], ended: ['a'], rest: '', head: 'a' });
    expect(readTyped('a;b').ended).toEqual([]);
    expect(readTyped('a b', ' ').ended).toEqual(['a']);
  });

  test.each([
    ['"City, Sta', ['City, Sta']],
    ['  "a ""b', ['a "b']],
    ['“Bath, M', ['Bath, M']],
    ['"a", "b, c', ['a', 'b, c']],
  ])('in the open quotation of %j, nothing has ended, and it closes at the end', (text, tags) => {
    expect(readTyped(text)).toEqual({ tags, ended: [], rest: text, head: '' });
  });

  test.each([
    ['"a"', ['a']],
    ['5" pipe', ['5" pipe']],
    ['“Bath”', ['Bath']],
    ['', []],
  ])('%j has no open quotation', (text, tags) => {
    expect(readTyped(text)).toEqual({ tags, ended: [], rest: text, head: '' });
    expect(readTyped(`${text},`).rest).toBe('');
  });
});

test('pasted text has ended where its last delimiter ends', () => {
  expect(readPasted('a\tb; c')).toEqual({
    tags: ['a', 'b', 'c'],
    ended: ['a', 'b'],
    rest: ' c',
    head: 'a\tb',
  });
  expect(readPasted('"Paris, Texas"').rest).toBe('"Paris, Texas"');
});

test.each([
  ['"Last, First" <a@b.org>', ['"Last, First" <a@b.org>']],
  ['"A, B" <a@b.org>, "C; D" <c@d.org>', ['"A, B" <a@b.org>', '"C; D" <c@d.org>']],
  ['“Last, First” <a@b.org>; x', ['“Last, First” <a@b.org>', 'x']],
  ['"A, B" "C, D" <a@b.org>,x', ['"A, B" "C, D" <a@b.org>', 'x']],
  ['"A, B" c, "d', ['"A, B" c', '"d']],
  ['"A, B", C', ['A, B', 'C']],
] as Array<[string, string[]]>)(
  'a delimiter in quotation marks does not split %s',
  (text, tags) => {
    expect(splitTags(text)).toEqual(tags);
    expect(splitTags(joinTags(tags))).toEqual(tags);
  },
);

test('what shows nothing is not an entry, visible text keeps its joiners', () => {
  expect(splitTags('\u200b, \u00ad ,\u3164;\u2800,"\u2060"," ",tea')).toEqual(['tea']);
  expect(splitTags('\u0000,\u0007;\u009f,"\u001b",\u202e,tea')).toEqual(['tea']);
  expect(splitTags('👩‍🚀,می‌خواهم,🏴󠁧󠁢󠁳󠁣󠁴󠁿')).toEqual(['👩‍🚀', 'می‌خواهم', '🏴󠁧󠁢󠁳󠁣󠁴󠁿']);
});
