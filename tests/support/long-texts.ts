const length = 50_000;

const fill = (piece: string, end = '') => piece.repeat(length / piece.length) + end;

/** Strings of 50,000 characters, each designed to make a regular expression backtrack. */
export const longTexts = {
  letters: fill('a'),
  'letters and a period': fill('a', '!'),
  'letters of two alphabets': fill('a', 'Ж'),
  'letters of eight marks': fill(`a${'\u0301\u0316'.repeat(4)}`),
  'marks in the wrong order': `a${fill('\u0301\u0316')}`,
  'one endless combining mark': `a${fill('\u0301')}`,
  'jamo to compose': fill('\u1112\u1161\u11ab'),
  'emoji of many parts': fill('👨‍👩‍👧'),
  'half characters': fill('\ud800'),
  dots: fill('a.'),
  'dots alone': fill('.'),
  'at signs': fill('@'),
  'an endless address': `a@${fill('a.')}`,
  'an address of hyphens': `a@${fill('-')}a.com`,
  quotes: fill('"'),
  'quotes within quotes': fill('"\\'),
  'an endless quote': `"${fill('\\"')}`,
  'quoted commas': fill('",'),
  commas: fill(','),
  'a list of addresses': `${fill('a@example.com,')}a@example.com`,
  'a list of quoted addresses': `${fill('"a,b"@example.com,')}a@example.com`,
  spaces: fill(' '),
  'spaces and a letter': fill(' ', 'a'),
  digits: fill('9'),
  'digits and a period': fill('9', 'x'),
  zeros: fill('0', '3'),
  decimals: `3.${fill('0')}`,
  signs: fill('-'),
  exponents: `1e${fill('9')}`,
  lines: fill('a\n'),
} as const;
