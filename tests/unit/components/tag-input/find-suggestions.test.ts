import { expect, test } from 'vitest';
import { findSuggestions } from '#src/components/tag-input/tag-suggestions.ts';

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
