import { describe, expect, test, vi } from 'vitest';
import {
  tagKey,
  tagLength,
  validateTags,
  type TagRules,
} from '#src/components/tag-input/tag-rules.ts';
import { findSuggestions } from '#src/components/tag-input/tag-suggestions.ts';

const rules: TagRules = {
  locale: 'en',
  maxTags: Infinity,
  maxLength: Infinity,
  allowDuplicates: false,
  validate: undefined,
  reasonFor: (problem) => problem,
};
const validated = (entries: string[], tags: string[], own: Partial<TagRules> = {}) => {
  const { accepted, rejected } = validateTags(entries, tags, { ...rules, ...own });
  return [accepted, rejected.map(({ tag, problem }) => `${tag}: ${problem}`)];
};

describe('tagKey', () => {
  test.each([
    ['Tea', 'TEA', 'en', true],
    ['Straße', 'STRASSE', 'de', true],
    ['ΣΊΣΥΦΟΣ', 'σίσυφος', 'el', true],
    ['caf\u00e9', 'cafe\u0301', 'fr', true],
    ['ｔｅａ', 'tea', 'ja', true],
    ['two  words', ' two words', 'en', true],
    ['Ispanak', 'ıspanak', 'tr', true],
    ['İzmir', 'izmir', 'tr', true],
    ['Izmir', 'izmir', 'tr', false],
    ['café', 'cafe', 'fr', false],
  ])('%j and %j in "%s" are the same: %s', (one, other, locale, same) => {
    expect(tagKey(one, locale) === tagKey(other, locale)).toBe(same);
  });

  test('ignores what is invisible, but not what tells flags apart', () => {
    for (const twin of ['te\u0000a', 'te\u200ba', '\ufefftea', 'tea\u00ad', 't\u2060ea\u3164']) {
      expect(tagKey(twin, 'en'), twin).toBe(tagKey('tea', 'en'));
    }
    expect(tagKey('🏴󠁧󠁢󠁥󠁮󠁧󠁿', 'en')).not.toBe(tagKey('🏴󠁧󠁢󠁳󠁣󠁴󠁿', 'en'));
  });
});

test('the length of a tag counts characters as users see them', () => {
  expect(['', 'tea', '👩‍👩‍👧‍👦', 'e\u0301', 'नमस्ते'].map(tagLength)).toEqual([0, 3, 1, 1, 3]);
});

describe('validateTags', () => {
  test('accepts new tags and names duplicates, each entry after those before it', () => {
    expect(validated(['b', 'A', 'B', 'c'], ['a'])).toEqual([
      ['b', 'c'],
      ['A: duplicate', 'B: duplicate'],
    ]);
    expect(validated(['a', 'A'], ['a'], { allowDuplicates: true })).toEqual([['a', 'A'], []]);
  });

  test('fills up to the maximum and no further', () => {
    expect(validated(['b', 'c', 'a', 'd'], ['a'], { maxTags: 2 })).toEqual([
      ['b'],
      ['c: full', 'a: duplicate', 'd: full'],
    ]);
    expect(validated(['a'], [], { maxTags: 0 })).toEqual([[], ['a: full']]);
  });

  test('counts characters, not code units', () => {
    expect(validated(['👩‍👩‍👧‍👦👩‍👩‍👧‍👦', 'abc'], [], { maxLength: 2 })).toEqual([['👩‍👩‍👧‍👦👩‍👩‍👧‍👦'], ['abc: too-long']]);
  });

  test('calls the parent last, with the tags so far, and returns its reason', () => {
    const validate = vi.fn((tag: string, tags: readonly string[]) =>
      tags.length > 1 || tag === 'no' ? 'not this one' : null,
    );
    const { accepted, rejected } = validateTags(['no', 'a', 'b', 'c'], ['a'], {
      ...rules,
      validate,
    });
    expect(accepted).toEqual(['b']);
    expect(rejected).toEqual([
      { tag: 'no', problem: 'invalid', reason: 'not this one' },
      { tag: 'a', problem: 'duplicate', reason: 'duplicate' },
      { tag: 'c', problem: 'invalid', reason: 'not this one' },
    ]);
    expect(validate.mock.calls).toEqual([
      ['no', ['a']],
      ['b', ['a']],
      ['c', ['a', 'b']],
    ]);
  });

  // A comparison of all with all would take minutes, and the limit ends it.
  test('validates ten thousand against ten thousand', { timeout: 30_000 }, () => {
    const list = (prefix: string) =>
      Array.from({ length: 10_000 }, (_, index) => `${prefix} ${index}`);
    expect(
      validateTags([...list('new'), ...list('OLD')], list('old'), rules).accepted,
    ).toHaveLength(10_000);
  });
});

const cities = ['Oslo', 'Córdoba', 'Zürich', 'El Cortijo', 'Łódź', 'Oslo', '東京'];

test.each([
  ['', ['Oslo', 'Córdoba', 'Zürich', 'El Cortijo', 'Łódź', '東京']],
  ['COR', ['Córdoba', 'El Cortijo']],
  ['zur', ['Zürich']],
  [' os ', ['Oslo']],
  ['京', ['東京']],
  ['xyz', []],
])('%j finds %j', (query, found) => {
  expect(findSuggestions(cities, query)).toEqual(found);
});
